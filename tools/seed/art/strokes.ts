import type { Random } from '../random.ts';
import { type Canvas, mix, type Rgb } from './canvas.ts';

/** Sky in bands from top to `bottom`, with a dithered row where two meet. */
export const bands = (canvas: Canvas, colours: readonly Rgb[], bottom: number, random: Random): void => {
  const shift = random.int(-1, 1);
  for (let y = 0; y < canvas.height; y += 1) {
    const position = Math.min(0.999, Math.max(0, (y + shift) / bottom)) * colours.length;
    const index = Math.floor(position);
    const colour = colours[index] ?? colours[0];
    const next = colours[index + 1] ?? colour;
    if (!colour || !next) return;
    const rest = position - index;
    for (let x = 0; x < canvas.width; x += 1) {
      const dithered = (rest > 0.72 && (x + y) % 2 === 0) || (rest > 0.88 && x % 2 === 0);
      canvas.set(x, y, dithered ? next : colour);
    }
  }
};

export const sun = (canvas: Canvas, random: Random, colour: Rgb, radius: number): void => {
  const x = random.chance(0.5) ? random.int(8, 20) : random.int(58, 72);
  const y = random.int(7, 12);
  for (let dy = -radius - 3; dy <= radius + 3; dy += 1) {
    for (let dx = -radius - 3; dx <= radius + 3; dx += 1) {
      if (Math.hypot(dx, dy) < radius + 3) canvas.tint(x + dx, y + dy, colour, 0.3);
    }
  }
  canvas.disc(x, y, radius, colour);
};

export const clouds = (canvas: Canvas, random: Random, light: Rgb, shade: Rgb, count: number): void => {
  for (let i = 0; i < count; i += 1) {
    const width = random.int(9, 20);
    const x = random.int(-4, 70);
    const y = random.int(3, 15);
    canvas.rect(x + 2, y, width - 5, 1, light);
    canvas.rect(x, y + 1, width, 1, light);
    canvas.rect(x + 1, y + 2, width - 1, 1, shade);
  }
};

export const stars = (canvas: Canvas, random: Random, count: number, colour: Rgb, bottom: number): void => {
  for (let i = 0; i < count; i += 1)
    canvas.tint(random.int(0, 79), random.int(0, bottom), colour, 0.3 + random.next() * 0.7);
};

/** A line of hills around `base`; with `cap`, the peaks are covered with it. */
export const ridge = (
  canvas: Canvas,
  random: Random,
  base: number,
  height: number,
  colour: Rgb,
  shade: Rgb,
  cap?: Rgb,
): void => {
  const [a, b, c] = [random.next() * 6, random.next() * 6, random.next() * 6];
  for (let x = 0; x < canvas.width; x += 1) {
    const wave = Math.sin(x / 9 + a) * 0.5 + Math.sin(x / 4.3 + b) * 0.25 + Math.sin(x / 17 + c) * 0.6;
    const top = Math.round(base - wave * height * 0.7);
    for (let y = top; y < canvas.height; y += 1) canvas.set(x, y, (x * 7 + y * 3) % 11 < 2 ? shade : colour);
    if (cap && top < base) canvas.rect(x, top, 1, Math.max(1, Math.round((base - top) / 2.4)), cap);
  }
};

/** The ground in the front: a top, its shade, and two kinds of earth with stones. */
export const strata = (
  canvas: Canvas,
  random: Random,
  top: number,
  [grass, shade, earth, deep]: readonly Rgb[],
): void => {
  if (!grass || !shade || !earth || !deep) return;
  for (let x = 0; x < canvas.width; x += 1) {
    const dip = random.chance(0.35) ? 1 : 0;
    for (let y = top; y < canvas.height; y += 1) {
      const depth = y - top;
      const colour =
        depth === 0
          ? mix(grass, [255, 255, 255], 0.12)
          : depth < 2 + dip
            ? grass
            : depth < 3 + dip
              ? shade
              : depth < 6
                ? earth
                : deep;
      canvas.set(x, y, random.chance(0.08) ? mix(colour, [0, 0, 0], 0.16) : colour);
    }
  }
};
