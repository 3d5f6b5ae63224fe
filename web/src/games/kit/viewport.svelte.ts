/** Moving over the sheet with wheel, fingers, keys and buttons. */
import { untrack } from 'svelte';
import type { BoardProps } from '../../lib/board';
import { around, clamp, fill, fit, show, zoomAt, WHOLE, type Box, type Camera, type Size } from './camera';

const NARROW = 700;
const DRAG = 4;
const SETTLE = 220;

interface Point {
  x: number;
  y: number;
}
/** Where a thing lies on the sheet, if it lies there. */
type Place = (id: string) => Point | null | undefined;

export class Viewport {
  size = $state.raw<Size>({ w: 0, h: 0 });
  camera = $state.raw<Camera>({ x: 0, y: 0, k: 1 });
  /** The scale at which the sheet is drawn; it follows the camera when that comes to rest. */
  drawn = $state(1);
  moving = $state(false);
  #fingers = new Map<number, Point>();
  #dragged = false;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #placed = false;
  #key: string;
  readonly place: Place;

  /**
   * What was looked at last is remembered under the name of the board. To be made while a component is set up, from its
   * properties.
   */
  constructor(name: string, board: () => BoardProps, place: Place) {
    this.#key = `kabinett.${name}.look`;
    this.place = place;
    this.#follow(board);
    this.#lead(board);
  }

  /** Narrow windows look at one chart at a time. */
  get narrow(): boolean {
    return this.size.w > 0 && this.size.w < NARROW;
  }

  resize(size: Size, first: Box): void {
    if (size.w < 2 || size.h < 2) return;
    const before = this.size;
    this.size = size;
    if (!this.#placed) {
      this.#placed = true;
      this.#set(this.#remembered() ?? (this.narrow ? this.#look(first) : fit(size)));
    } else if (this.narrow && before.w >= NARROW) {
      // A window that became a phone's shows one chart, as phones do.
      this.#set(this.#look(first));
    } else {
      const whole = fit(before).k;
      const k = (this.camera.k / whole) * fit(size).k;
      const cx = (before.w / 2 - this.camera.x) / this.camera.k;
      const cy = (before.h / 2 - this.camera.y) / this.camera.k;
      this.#set(clamp({ k, x: size.w / 2 - cx * k, y: size.h / 2 - cy * k }, size));
    }
    this.drawn = this.camera.k;
    this.moving = false;
  }

  #look(box: Box): Camera {
    if (!this.narrow) return fit(this.size, box, 2);
    const [x0, y0, x1, y1] = box;
    const whole = fill(this.size, box);
    // At least 13 px lettering, else what fills the window.
    const k = Math.max(0.8, Math.min(whole.k, 1.3));
    const centre = { x: this.size.w / 2 - ((x0 + x1) / 2) * k, y: this.size.h / 2 - ((y0 + y1) / 2) * k };
    return clamp({ k, ...centre }, this.size);
  }

  /** Fills the window with a chart. */
  look(box: Box): void {
    this.#set(this.#look(box));
    this.#rest();
  }

  whole(): void {
    this.#set(fit(this.size, WHOLE));
    this.#rest();
  }

  zoom(factor: number, at: Point = { x: this.size.w / 2, y: this.size.h / 2 }): void {
    this.#set(zoomAt(this.camera, this.size, at.x, at.y, factor));
    this.#rest();
  }

  pan(dx: number, dy: number): void {
    this.#set(clamp({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy }, this.size));
    this.#rest();
  }

  show(at: Point): void {
    this.#set(show(this.camera, this.size, at));
    this.#rest();
  }

  /** What is pointed at, if it is one thing, is brought into the window. */
  #follow(board: () => BoardProps): void {
    $effect(() => {
      const ids = board().highlight;
      untrack(() => {
        const [at, ...more] = ids.map(this.place).filter((place) => place !== null && place !== undefined);
        if (at && more.length === 0 && this.size.w > 0) this.show(at);
      });
    });
  }

  /**
   * Somebody leads the reader's eye: some things are shown as large as fits, or without any the whole sheet. That is not
   * the reader's own look, so it is not remembered.
   */
  #lead(board: () => BoardProps): void {
    $effect(() => {
      const ids = board().look;
      const { w } = this.size;
      if (!ids || w === 0) return;
      untrack(() => {
        const points = ids.map(this.place).filter((at) => at !== null && at !== undefined);
        this.#set(points.length > 0 ? clamp(this.#look(around(points)), this.size) : fit(this.size));
        this.#rest(false);
      });
    });
  }

  /** Where a thing is in the window. */
  point(id: string | null): Point | null {
    const at = id === null ? null : this.place(id);
    return at ? { x: this.camera.x + at.x * this.camera.k, y: this.camera.y + at.y * this.camera.k } : null;
  }

  #set(camera: Camera): void {
    this.camera = camera;
    this.moving = true;
  }

  #rest(keep = true): void {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => {
      this.drawn = this.camera.k;
      this.moving = false;
      if (keep) this.#remember();
    }, SETTLE);
  }

  // ---- events ------------------------------------------------------------------------------------------------------

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const step = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    this.zoom(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0016)), at);
  };

  down = (event: PointerEvent): void => {
    if (event.button !== 0 && event.pointerType === 'mouse') return;
    if (this.#fingers.size === 0) this.#dragged = false;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    const other = others[0];
    if (!other && !this.#dragged && Math.hypot(now.x - before.x, now.y - before.y) < DRAG) return;
    if (!this.#dragged) {
      this.#dragged = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    this.#fingers.set(event.pointerId, now);
    if (!other) {
      this.pan(now.x - before.x, now.y - before.y);
      return;
    }
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const middle = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
    const factor =
      Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    this.zoom(factor, middle);
    this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  /** The press that is about to end is no press on anything. */
  swallow(): void {
    this.#dragged = true;
  }

  /** A drag that ends on a space is no press on it. */
  click = (event: MouseEvent): void => {
    if (!this.#dragged) return;
    this.#dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };

  // ---- what the reader saw last --------------------------------------------------------------------------------------

  #remember(): void {
    if (this.narrow) return;
    const { x, y, k } = this.camera;
    const look = { zoom: k / fit(this.size).k, cx: (this.size.w / 2 - x) / k, cy: (this.size.h / 2 - y) / k };
    try {
      localStorage.setItem(this.#key, JSON.stringify(look));
    } catch {
      // Then the sheet opens fitted.
    }
  }

  #remembered(): Camera | null {
    if (this.narrow) return null;
    try {
      const look = JSON.parse(localStorage.getItem(this.#key) ?? 'null') as {
        zoom: number;
        cx: number;
        cy: number;
      } | null;
      if (!look || ![look.zoom, look.cx, look.cy].every(Number.isFinite)) return null;
      const k = fit(this.size).k * look.zoom;
      return clamp({ k, x: this.size.w / 2 - look.cx * k, y: this.size.h / 2 - look.cy * k }, this.size);
    } catch {
      return null;
    }
  }
}
