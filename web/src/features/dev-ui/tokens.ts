const TEXT = 4.5;
const EDGE = 3;

/** A color token and its backgrounds. */
interface ColorToken {
  name: string;
  on?: readonly { ground: string; minRatio: number }[];
}

const readOn = (minRatio: number, ...grounds: string[]) => grounds.map((ground) => ({ ground, minRatio }));

/** Colors of both themes. Text and border colors name their backgrounds and the required contrast. */
export const COLORS: readonly ColorToken[] = [
  { name: 'bg' },
  { name: 'bg-2' },
  { name: 'surface' },
  { name: 'surface-2' },
  { name: 'sunken' },
  { name: 'field' },
  { name: 'line' },
  { name: 'line-strong', on: readOn(EDGE, 'bg', 'surface', 'sunken', 'field') },
  { name: 'text', on: readOn(TEXT, 'bg', 'surface', 'surface-2', 'sunken', 'field', 'ember-soft') },
  { name: 'text-2', on: readOn(TEXT, 'bg', 'bg-2', 'surface', 'surface-2', 'sunken', 'field') },
  { name: 'text-3', on: readOn(TEXT, 'bg', 'bg-2', 'surface', 'sunken', 'field') },
  { name: 'ember', on: readOn(EDGE, 'bg', 'surface', 'sunken', 'field') },
  { name: 'ember-2', on: readOn(TEXT, 'bg', 'bg-2', 'surface') },
  { name: 'ember-ink', on: readOn(TEXT, 'ember') },
  { name: 'ember-soft' },
  { name: 'grass', on: readOn(TEXT, 'grass-soft', 'bg', 'surface') },
  { name: 'grass-soft' },
  { name: 'diamond', on: readOn(TEXT, 'diamond-soft', 'bg', 'surface') },
  { name: 'diamond-soft' },
  { name: 'gold', on: readOn(TEXT, 'bg', 'surface', 'surface-2') },
  { name: 'redstone', on: readOn(TEXT, 'redstone-soft', 'bg', 'surface') },
  { name: 'redstone-soft' },
  { name: 'amethyst', on: readOn(TEXT, 'bg', 'surface') },
];

/** Font sizes, smallest first; the largest use the pixel font. */
export const STEPS = ['step-0', 'step-1', 'step-2', 'step-3', 'step-4', 'step-5'] as const;
export const SPACES = ['space-1', 'space-2', 'space-3', 'space-4', 'space-5', 'space-6', 'space-7', 'space-8'] as const;
/** Shadows that draw edges with stepped corners. The design uses them instead of border radii. */
export const EDGES = ['edge', 'edge-strong', 'edge-ember', 'edge-field', 'bevel', 'shadow'] as const;
export const MOTIONS = ['fast', 'slow'] as const;
