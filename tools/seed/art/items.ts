import { CREATURES } from './sprites/creatures.ts';
import { NATURE } from './sprites/nature.ts';
import { PLACES } from './sprites/places.ts';
import { THINGS } from './sprites/things.ts';
import { TOOLS } from './sprites/tools.ts';

/** One letter a colour; a dot is nothing. */
export const COLOURS: Readonly<Record<string, string>> = {
  k: '#1a1210',
  w: '#ffffff',
  W: '#d7d3ce',
  g: '#9a948e',
  G: '#5f5a57',
  r: '#e0483a',
  R: '#8f1f1a',
  o: '#ff8a2b',
  O: '#b9500f',
  y: '#ffd25e',
  Y: '#c98f14',
  n: '#5fbf57',
  N: '#2c7a3a',
  b: '#4f86e8',
  B: '#234a9c',
  c: '#7fe3df',
  C: '#1f9c9e',
  p: '#9c7cf0',
  P: '#54359c',
  m: '#f58fc6',
  M: '#b83f8c',
  t: '#d9a066',
  T: '#8f5f33',
  D: '#573620',
  s: '#f2d7a6',
};

/** What stands in the middle of a picture, row by row. */
export const SPRITES = { ...CREATURES, ...NATURE, ...PLACES, ...THINGS, ...TOOLS } as const;
export type Item = keyof typeof SPRITES;
export const isItem = (name: string): name is Item => Object.hasOwn(SPRITES, name);
