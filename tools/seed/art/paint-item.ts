import type { Random } from '../random.ts';
import { type Canvas, rgb } from './canvas.ts';
import type { Ground } from './grounds.ts';
import { COLOURS, type Item, SPRITES } from './items.ts';

const PIXEL = 2;
/** The row of the canvas an item stands on, by ground. */
const FLOOR: Readonly<Partial<Record<Ground, number>>> = { ocean: 33, lava: 36, void: 38 };
const USUAL_FLOOR = 37;

/** The colour of an item that may change from picture to picture: its light and its dark letter. */
const DYED: Readonly<Partial<Record<Item, string>>> = {
  backpack: 'tT',
  balloon: 'rR',
  bird: 'rR',
  book: 'pP',
  chair: 'rR',
  dragon: 'pP',
  fish: 'bB',
  flower: 'mM',
  gem: 'cC',
  house: 'rR',
  lantern: 'rR',
  mushroom: 'rR',
  note: 'oO',
  potion: 'mM',
  shield: 'rR',
  tiles: 'bB',
  train: 'rR',
  wand: 'pP',
};
const DYES = ['rR', 'bB', 'nN', 'pP', 'mM', 'cC', 'oO'] as const;

/** Items that would be wrong the other way round. */
const NOT_MIRRORED: readonly Item[] = ['clock', 'note', 'book'];
/** Items that light up what is around them, and in which colour. */
const GLOW: Readonly<Partial<Record<Item, string>>> = {
  crystal: '#7fe3df',
  furnace: '#ff8a2b',
  lamp: '#ffd25e',
  lantern: '#ff8a2b',
  lighthouse: '#ffd25e',
  star: '#ffd25e',
};
const GLOW_RADIUS = 19;

const dyed = (item: Item, random: Random): Readonly<Record<string, string>> => {
  const from = DYED[item];
  // A dye that the sprite already has elsewhere would make two of its parts run together.
  const others = SPRITES[item].join('').replaceAll(from?.charAt(0) ?? '.', '');
  const to = random.pick(DYES.filter((dye) => !others.includes(dye.charAt(0))));
  const [light, dark] = [COLOURS[to.charAt(0)], COLOURS[to.charAt(1)]];
  if (!from || !light || !dark) return COLOURS;
  return { ...COLOURS, [from.charAt(0)]: light, [from.charAt(1)]: dark };
};

const glow = (canvas: Canvas, x: number, y: number, colour: string): void => {
  for (let dy = -GLOW_RADIUS; dy <= GLOW_RADIUS; dy += 1) {
    for (let dx = -GLOW_RADIUS; dx <= GLOW_RADIUS; dx += 1) {
      const share = 1 - Math.hypot(dx, dy) / GLOW_RADIUS;
      if (share > 0) canvas.tint(x + dx, y + dy, rgb(colour), Math.round(share * 5) / 11);
    }
  }
};

const shadow = (canvas: Canvas, left: number, floor: number, width: number): void => {
  for (let x = 2; x < width - 2; x += 1) {
    canvas.tint(left + x, floor + 1, [0, 0, 0], 0.32);
    if (x > 4 && x < width - 5) canvas.tint(left + x, floor + 2, [0, 0, 0], 0.18);
  }
};

/** Puts an item, at two canvas pixels a pixel, around a column (near the middle unless said), with its light and its shadow. */
export const paintItem = (
  item: Item,
  canvas: Canvas,
  random: Random,
  ground: Ground,
  middle: number = Math.round(canvas.width / 2) + random.int(-5, 5),
): void => {
  const colours = dyed(item, random);
  const isMirrored = random.chance(0.4) && !NOT_MIRRORED.includes(item);
  const rows = SPRITES[item].map((row) => (isMirrored ? [...row].toReversed() : [...row]));
  const width = Math.max(...rows.map((row) => row.length)) * PIXEL;
  const left = middle - Math.round(width / 2);
  const floor = FLOOR[ground] ?? USUAL_FLOOR;
  const top = floor - rows.length * PIXEL + 1;
  const light = GLOW[item];
  if (light) glow(canvas, left + Math.round(width / 2), top + rows.length, light);
  shadow(canvas, left, floor, width);
  rows.forEach((row, y) => {
    row.forEach((letter, x) => {
      const colour = colours[letter];
      if (colour) canvas.rect(left + x * PIXEL, top + y * PIXEL, PIXEL, PIXEL, rgb(colour));
    });
  });
};
