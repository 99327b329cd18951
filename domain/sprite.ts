import { createRandom, hashText } from './random.ts';

/**
 * Generated pixel creatures for mods without a thumbnail and accounts without an avatar (R027).
 * Deterministic: 12 × 12 pixels, mirrored, three tones of a color ramp, light from the top left.
 */
export const SPRITE_SIZE = 12;

interface Ramp {
  ground: string;
  dark: string;
  middle: string;
  light: string;
}

const RAMPS: readonly Ramp[] = [
  { ground: '#141d30', dark: '#152f73', middle: '#3f6fd8', light: '#a9c7ff' },
  { ground: '#2b1614', dark: '#631511', middle: '#cf3b30', light: '#ff9b90' },
  { ground: '#15261a', dark: '#0f4a26', middle: '#2f9a4b', light: '#8be28f' },
  { ground: '#1f1933', dark: '#36226e', middle: '#7e5ad6', light: '#d2bcff' },
  { ground: '#2a2212', dark: '#6b4a06', middle: '#d59a1e', light: '#ffe08a' },
  { ground: '#2b1d14', dark: '#5e2706', middle: '#c75b12', light: '#ffb35c' },
  { ground: '#0f2628', dark: '#0a474b', middle: '#1f9c9e', light: '#8ceae6' },
  { ground: '#2a1626', dark: '#5c1549', middle: '#c6459f', light: '#ffabdf' },
];
const EYE = '#120c08';

/** One color of a sprite and the pixels it fills, as an SVG path in a 12 × 12 box. */
export interface SpriteLayer {
  fill: string;
  d: string;
}

export interface Sprite {
  ground: string;
  layers: readonly SpriteLayer[];
}

type Random = () => number;
type Body = readonly (readonly boolean[])[];

const HALF = SPRITE_SIZE / 2;
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Half the width of each row of the trunk: a random walk that tends to widen, then to narrow. */
const generateTrunk = (random: Random): number[] => {
  const top = 1 + Math.floor(random() * 3);
  const bottom = 9 + Math.floor(random() * 2);
  let width = 2 + Math.floor(random() * 2);
  return Array.from({ length: SPRITE_SIZE }, (_row, y) => {
    if (y < top || y > bottom) return 0;
    const growChance = y < (top + bottom) / 2 ? 0.72 : 0.34;
    width = clamp(width + (random() < growChance ? 1 : -1) * (random() < 0.75 ? 1 : 0), 2, 5);
    return y === top ? Math.max(1, width - 1) : width;
  });
};

/** Adds horns or antenna, arms and feet to one half. */
const addLimbs = (half: boolean[][], trunk: readonly number[], random: Random): void => {
  const set = (x: number, y: number): void => {
    const row = half[y];
    if (row && x >= 0 && x < HALF) row[x] = true;
  };
  const top = trunk.findIndex((width) => width > 0);
  const bottom = trunk.findLastIndex((width) => width > 0);
  const horn = Math.floor(random() * 3);
  if (horn < 2) {
    set(horn === 0 ? 0 : (trunk[top] ?? 1), top - 1);
    if (random() < 0.5) set(horn === 0 ? 0 : (trunk[top] ?? 1), top - 2);
  }
  const arm = top + 3 + Math.floor(random() * 2);
  const reach = trunk[arm] ?? 2;
  set(reach, arm);
  if (random() < 0.6) set(reach + 1, arm - (random() < 0.5 ? 1 : 0));
  if (random() < 0.6) {
    set(Math.max(1, (trunk[bottom] ?? 2) - 1), bottom + 1);
    const foot = half[bottom + 1];
    if (foot) foot[0] = false;
  }
};

const generateBody = (random: Random): Body => {
  const trunk = generateTrunk(random);
  const half = trunk.map((width) => Array.from({ length: HALF }, (_cell, x) => x < width));
  addLimbs(half, trunk, random);
  return half.map((row) => [...row.toReversed(), ...row]);
};

const isFilled = (body: Body, x: number, y: number): boolean => body[y]?.[x] ?? false;

/** Light at a free top or left edge, dark at a free bottom or right edge. */
const getTone = (body: Body, x: number, y: number): 'light' | 'middle' | 'dark' => {
  if (!isFilled(body, x + 1, y) || !isFilled(body, x, y + 1)) return 'dark';
  return !isFilled(body, x, y - 1) || !isFilled(body, x - 1, y) ? 'light' : 'middle';
};

/** Columns of the two eyes. */
const EYE_COLUMNS = [HALF - 2, HALF + 1];

/** The first row with body above and beside the eyes; -1 without one. */
const findEyeRow = (body: Body): number =>
  body.findIndex(
    (_row, y) => [HALF, HALF + 1, HALF + 2].every((x) => isFilled(body, x, y)) && isFilled(body, HALF + 1, y - 1),
  );

/**
 * Seed of a name's sprite.
 *
 * @param name title or username; case does not matter
 */
export const getSpriteSeed = (name: string): number => hashText(name.trim().toLowerCase());

/**
 * Generates a sprite.
 *
 * @param seed from `getSpriteSeed`
 * @returns the background color and one path per color, for `<path fill d>` in `viewBox="-1 -1 14 14"`
 */
export const generateSpriteOfSeed = (seed: number): Sprite => {
  const random = createRandom(seed);
  const ramp = RAMPS[Math.floor(random() * RAMPS.length)] ?? RAMPS[0];
  if (!ramp) throw new Error('no colour ramps');
  const body = generateBody(random);
  const eyeRow = findEyeRow(body);
  const pixels = new Map<string, string>();
  body.forEach((row, y) => {
    row.forEach((filled, x) => {
      if (!filled) return;
      const isEye = y === eyeRow && EYE_COLUMNS.includes(x);
      const fill = isEye ? EYE : ramp[getTone(body, x, y)];
      pixels.set(fill, `${pixels.get(fill) ?? ''}M${x} ${y}h1v1h-1z`);
    });
  });
  return { ground: ramp.ground, layers: [...pixels].map(([fill, d]) => ({ fill, d })) };
};

/** Generates the sprite of a title or username. */
export const generateSprite = (name: string): Sprite => generateSpriteOfSeed(getSpriteSeed(name));
