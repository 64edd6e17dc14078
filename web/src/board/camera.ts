/** Where the reader looks: a point of the board in the middle of the window, and a scale. */

import type { Area } from '../lib/types';

export interface Camera {
  /** Pixels for a unit of the board. */
  scale: number;
  /** Where the board's origin lies in the window, in pixels. */
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Areas to look at, the widest first; nothing for all of the board. */
export type Focus = readonly [Area, ...Area[]] | null;

export const LEAST = 0.05;
export const MOST = 3;

const within = (scale: number) => Math.min(MOST, Math.max(LEAST, scale));

/** Shows a whole area, with a little room round it. */
export function fit(area: Area, size: Size, most = 1): Camera {
  const scale = within(Math.min(most, size.width / area.width, size.height / area.height) || LEAST);
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  return { scale, x: size.width / 2 - x * scale, y: size.height / 2 - y * scale };
}

/** Shows the first of several areas that is not too small then, else the last. */
export function fitFirst([first, ...rest]: NonNullable<Focus>, size: Size, most: number, least: number): Camera {
  const camera = fit(first, size, most);
  const [next, ...others] = rest;
  return camera.scale >= least || !next ? camera : fitFirst([next, ...others], size, most, least);
}

/** Whether two cameras show the same. */
export function same(one: Camera, other: Camera): boolean {
  return one.scale === other.scale && one.x === other.x && one.y === other.y;
}

/** Zooms so that the point of the window stays where it is. */
export function zoom(camera: Camera, factor: number, at: { x: number; y: number }): Camera {
  const scale = within(camera.scale * factor);
  const real = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * real, y: at.y - (at.y - camera.y) * real };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** A point of the window as a point of the board. */
export function onBoard(camera: Camera, at: { x: number; y: number }): { x: number; y: number } {
  return { x: (at.x - camera.x) / camera.scale, y: (at.y - camera.y) / camera.scale };
}

/** Keeps at least a corner of the area in the window, so that nobody gets lost. */
export function held(camera: Camera, area: Area, size: Size): Camera {
  const margin = Math.min(80, size.width / 3, size.height / 3);
  const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));
  const left = margin - (area.x + area.width) * camera.scale;
  const top = margin - (area.y + area.height) * camera.scale;
  return {
    ...camera,
    x: clamp(camera.x, left, size.width - margin - area.x * camera.scale),
    y: clamp(camera.y, top, size.height - margin - area.y * camera.scale),
  };
}
