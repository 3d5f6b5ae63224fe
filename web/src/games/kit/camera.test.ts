import { describe, expect, it } from 'vitest';
import { around, clamp, fit, nearest, SHEET, show, zoomAt } from './camera';

const window = { w: 1000, h: 600 };

describe('the camera', () => {
  it('frames some points with room beside them, inside the sheet', () => {
    const room = { x: 100, y: 50 };
    expect(around([{ x: 400, y: 300 }], room)).toEqual([300, 250, 500, 350]);
    expect(
      around(
        [
          { x: 20, y: 300 },
          { x: SHEET.w - 5, y: 900 },
        ],
        room,
      ),
    ).toEqual([0, 250, SHEET.w, 950]);
  });

  it('shows the whole sheet', () => {
    const { x, y, k } = fit(window);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + SHEET.w * k).toBeLessThanOrEqual(window.w);
    expect(y + SHEET.h * k).toBeLessThanOrEqual(window.h);
  });

  it('keeps the point under the pointer', () => {
    const before = clamp({ x: -500, y: -400, k: 1.5 }, window);
    const after = zoomAt(before, window, 420, 310, 1.3);
    expect((420 - after.x) / after.k).toBeCloseTo((420 - before.x) / before.k, 6);
    expect((310 - after.y) / after.k).toBeCloseTo((310 - before.y) / before.k, 6);
  });

  it('never leaves the sheet and never gets too close', () => {
    const far = clamp({ x: 9000, y: -9000, k: 2 }, window);
    expect(far.x).toBeLessThanOrEqual(6);
    expect(far.y + SHEET.h * far.k).toBeGreaterThanOrEqual(window.h - 6);
    expect(zoomAt(far, window, 0, 0, 1000).k).toBe(4);
    expect(zoomAt(far, window, 0, 0, 0.0001).k).toBeCloseTo(fit(window).k, 6);
  });

  it('brings a point into the window', () => {
    const camera = show({ x: 0, y: 0, k: 2 }, window, { x: 1500, y: 900 });
    expect(camera.x + 1500 * camera.k).toBeLessThanOrEqual(window.w - 69);
    expect(camera.y + 900 * camera.k).toBeLessThanOrEqual(window.h - 69);
  });

  it('walks to the nearest target in a direction', () => {
    const points = [
      { id: 'near', x: 20, y: 4 },
      { id: 'aside', x: 10, y: 40 },
      { id: 'behind', x: -5, y: 0 },
    ];
    expect(nearest({ x: 0, y: 0 }, points, 'right')?.id).toBe('near');
    expect(nearest({ x: 0, y: 0 }, points, 'left')?.id).toBe('behind');
    expect(nearest({ x: 0, y: 0 }, points, 'up')).toBeNull();
  });
});
