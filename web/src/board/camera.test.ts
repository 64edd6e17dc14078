import { describe, expect, it } from 'vitest';
import { fit, fitFirst, held, onBoard, pan, zoom } from './camera';

const area = { x: -100, y: -50, width: 200, height: 100 };
const size = { width: 400, height: 400 };

describe('the camera', () => {
  it('shows the whole area in the middle', () => {
    const camera = fit(area, size, 5);
    expect(camera.scale).toBe(2);
    expect(onBoard(camera, { x: 200, y: 200 })).toEqual({ x: 0, y: 0 });
    expect(onBoard(camera, { x: 0, y: 200 }).x).toBe(-100);
  });

  it('looks at less where it would be too small', () => {
    const near = { ...area, width: 50, height: 50 };
    expect(fitFirst([area, near], size, 5, 1)).toEqual(fit(area, size, 5));
    expect(fitFirst([area, near], size, 5, 3)).toEqual(fit(near, size, 5));
    expect(fitFirst([area, near], size, 5, 100)).toEqual(fit(near, size, 5));
    expect(fitFirst([area], size, 5, 100)).toEqual(fit(area, size, 5));
  });

  it('zooms about a point, and not without end', () => {
    const camera = fit(area, size);
    const at = { x: 30, y: 70 };
    const before = onBoard(camera, at);
    const after = onBoard(zoom(camera, 1.5, at), at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(zoom(camera, 1e9, at).scale).toBe(3);
    expect(zoom(camera, 0, at).scale).toBeGreaterThan(0);
  });

  it('does not lose the board', () => {
    const far = held(pan(fit(area, size), 1e6, -1e6), area, size);
    expect(far.x + area.x * far.scale).toBeLessThan(size.width);
    expect(far.y + (area.y + area.height) * far.scale).toBeGreaterThan(0);
  });
});
