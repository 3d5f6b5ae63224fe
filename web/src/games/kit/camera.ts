/** Looking at the sheet: where its corner lies in the window, and how large a unit of it is. */

/** The size of a sheet in its own units: the same for all boards. */
export const SHEET = { w: 1680, h: 1030 } as const;

export interface Camera {
  /** Where the sheet's upper left corner lies, in pixels of the window. */
  x: number;
  y: number;
  /** Pixels for one unit of the sheet. */
  k: number;
}

export interface Size {
  w: number;
  h: number;
}

export type Box = readonly [number, number, number, number];

export const WHOLE: Box = [2, 2, SHEET.w - 2, SHEET.h - 2];
const CLOSEST = 4;
const MARGIN = 6;

/** The camera that shows a box as large as the window allows, in its middle. */
export function fit(window: Size, box: Box = WHOLE, margin = MARGIN): Camera {
  const [x0, y0, x1, y1] = box;
  const w = Math.max(1, window.w - 2 * margin);
  const h = Math.max(1, window.h - 2 * margin);
  const k = Math.min(w / (x1 - x0), h / (y1 - y0));
  return { k, x: window.w / 2 - ((x0 + x1) / 2) * k, y: window.h / 2 - ((y0 + y1) / 2) * k };
}

/** A box around some points, with room for what lies beside them. */
export function around(points: readonly { x: number; y: number }[], room = { x: 400, y: 250 }): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return [
    Math.max(0, Math.min(...xs) - room.x),
    Math.max(0, Math.min(...ys) - room.y),
    Math.min(SHEET.w, Math.max(...xs) + room.x),
    Math.min(SHEET.h, Math.max(...ys) + room.y),
  ];
}

/** The camera that fills the window with a box, cutting what does not fit. */
export function fill(window: Size, box: Box): Camera {
  const [x0, y0, x1, y1] = box;
  const k = Math.max(window.w / (x1 - x0), window.h / (y1 - y0));
  return clamp({ k, x: window.w / 2 - ((x0 + x1) / 2) * k, y: window.h / 2 - ((y0 + y1) / 2) * k }, window);
}

/** Not smaller than the whole sheet, not closer than can be useful, and never off the sheet. */
export function clamp(camera: Camera, window: Size): Camera {
  const whole = fit(window);
  const k = Math.min(Math.max(camera.k, whole.k), Math.max(CLOSEST, whole.k));
  const axis = (at: number, room: number, length: number): number => {
    const size = length * k;
    if (size <= room - 2 * MARGIN) return (room - size) / 2;
    return Math.min(MARGIN, Math.max(room - MARGIN - size, at));
  };
  return { k, x: axis(camera.x, window.w, SHEET.w), y: axis(camera.y, window.h, SHEET.h) };
}

/** Zoomed by a factor around a point of the window, which stays where it is. */
export function zoomAt(camera: Camera, window: Size, px: number, py: number, factor: number): Camera {
  const whole = fit(window);
  const k = Math.min(Math.max(camera.k * factor, whole.k), Math.max(CLOSEST, whole.k));
  const s = k / camera.k;
  return clamp({ k, x: px - (px - camera.x) * s, y: py - (py - camera.y) * s }, window);
}

/** Moved just so far that a point of the sheet is well inside the window. */
export function show(camera: Camera, window: Size, at: { x: number; y: number }, room = 70): Camera {
  const px = camera.x + at.x * camera.k;
  const py = camera.y + at.y * camera.k;
  const edge = (p: number, length: number): number => {
    const margin = Math.min(room, length / 3);
    if (p < margin) return margin - p;
    if (p > length - margin) return length - margin - p;
    return 0;
  };
  return clamp({ ...camera, x: camera.x + edge(px, window.w), y: camera.y + edge(py, window.h) }, window);
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The nearest of some points in a direction, weighing what lies aside. */
export function nearest<T extends { x: number; y: number }>(
  from: { x: number; y: number },
  points: readonly T[],
  direction: Direction,
): T | null {
  const [ux, uy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[direction] as [number, number];
  let best: T | null = null;
  let least = Infinity;
  for (const point of points) {
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    const along = dx * ux + dy * uy;
    if (along < 2) continue;
    const aside = Math.abs(dx * uy - dy * ux);
    const cost = along + aside * 2.2;
    if (cost < least) [least, best] = [cost, point];
  }
  return best;
}
