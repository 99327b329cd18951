import type { Random } from '../random.ts';
import { type Canvas, mix, type Rgb, rgb } from './canvas.ts';

/** Where scenery may stand: left and right of the item. */
const besides = (random: Random): number => (random.chance(0.5) ? random.int(0, 22) : random.int(56, 78));

export const trees = (
  canvas: Canvas,
  random: Random,
  base: number,
  count: number,
  dark: Rgb,
  light: Rgb,
  trunk: Rgb,
): void => {
  for (let i = 0; i < count; i += 1) {
    const x = besides(random);
    const height = random.int(5, 9);
    canvas.rect(x, base - 4, 2, 9, trunk);
    canvas.rect(x - 3, base - height, 8, height - 2, dark);
    canvas.rect(x - 2, base - height - 2, 6, 2, dark);
    canvas.rect(x - 2, base - height - 2, 4, 2, light);
    canvas.rect(x - 3, base - height, 3, 2, light);
  }
};

export const firs = (canvas: Canvas, random: Random, base: number, count: number, dark: Rgb, light: Rgb): void => {
  for (let i = 0; i < count; i += 1) {
    const x = besides(random);
    const height = random.int(8, 15);
    for (let row = 0; row < height; row += 1) {
      const half = Math.floor((row % 4) / 1.4 + row / 5);
      canvas.rect(x - half, base - height + row, half * 2 + 1, 1, dark);
      canvas.set(x - half, base - height + row, light);
    }
    canvas.rect(x, base, 1, 3, rgb('#3a2618'));
  }
};

export const dunes = (canvas: Canvas, random: Random, base: number, light: Rgb, shade: Rgb): void => {
  const phase = random.next() * 6;
  for (let x = 0; x < canvas.width; x += 1) {
    const slope = Math.sin(x / 11 + phase);
    const top = Math.round(base + slope * 3);
    canvas.rect(x, top, 1, canvas.height - top, Math.cos(x / 11 + phase) > 0 ? shade : light);
  }
};

export const waves = (canvas: Canvas, random: Random, top: number, colours: readonly Rgb[], foam: Rgb): void => {
  for (let y = top; y < canvas.height; y += 1) {
    const colour =
      colours[Math.min(colours.length - 1, Math.floor(((y - top) / (canvas.height - top)) * colours.length))];
    if (!colour) return;
    canvas.rect(0, y, canvas.width, 1, colour);
    for (let i = 0; i < 3; i += 1) {
      const x = random.int(-3, 78);
      canvas.rect(x, y, random.int(2, 5), 1, mix(colour, foam, 0.35 + random.next() * 0.4));
    }
  }
};

export const stalactites = (canvas: Canvas, random: Random, dark: Rgb, light: Rgb): void => {
  for (let x = 0; x < canvas.width; x += random.int(2, 4)) {
    const middle = x > 26 && x < 54;
    const length = random.int(2, middle ? 5 : 15);
    for (let row = 0; row < length; row += 1) {
      const width = Math.max(1, Math.round((1 - row / length) * 4));
      canvas.rect(x, row, width, 1, dark);
      canvas.set(x, row, light);
    }
  }
};

export const pillars = (canvas: Canvas, random: Random, dark: Rgb, light: Rgb): void => {
  for (let i = 0; i < 7; i += 1) {
    const x = besides(random);
    const top = random.int(12, 26);
    canvas.rect(x, top, 5, 30, dark);
    canvas.rect(x, top, 1, 30, light);
  }
};

export const crates = (canvas: Canvas, random: Random): void => {
  for (const x of [2, 66, 72]) {
    if (!random.chance(0.75)) continue;
    const size = random.int(6, 8);
    canvas.rect(x, 36 - size, size, size, rgb('#8a5d34'));
    canvas.rect(x + 1, 37 - size, size - 2, size - 2, rgb('#a87745'));
    for (let step = 1; step < size - 1; step += 1) canvas.set(x + step, 36 - size + step, rgb('#6b4526'));
  }
};
