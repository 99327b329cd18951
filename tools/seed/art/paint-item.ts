import { growSprite } from '@bigorna/domain/sprite';
import type { Random } from '../random.ts';
import { type Canvas, rgb } from './canvas.ts';
import type { Ground } from './grounds.ts';
import { COLOURS, type Item, SPRITES } from './items.ts';

const PIXEL = 2;
/** The row of the canvas an item stands on, by ground. */
const FLOOR: Readonly<Partial<Record<Ground, number>>> = { ocean: 33, lava: 36, void: 38 };
const USUAL_FLOOR = 37;

/** Puts an item, at two canvas pixels a pixel, in the middle, with a shadow under it. */
export const paintItem = (item: Item, canvas: Canvas, random: Random, ground: Ground): void => {
  const rows = SPRITES[item];
  if (!rows) {
    growSprite(item);
    return;
  }
  const width = Math.max(...rows.map((row) => row.length));
  const left = Math.round((canvas.width - width * PIXEL) / 2) + random.int(-5, 5);
  const floor = FLOOR[ground] ?? USUAL_FLOOR;
  const top = floor - rows.length * PIXEL + 1;
  for (let x = 2; x < width * PIXEL - 2; x += 1) {
    canvas.tint(left + x, floor + 1, [0, 0, 0], 0.32);
    if (x > 4 && x < width * PIXEL - 5) canvas.tint(left + x, floor + 2, [0, 0, 0], 0.18);
  }
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      const colour = COLOURS[letter];
      if (colour) canvas.rect(left + x * PIXEL, top + y * PIXEL, PIXEL, PIXEL, rgb(colour));
    });
  });
};
