/** The site's tokens (web/src/ui) in MUI's color format. A test compares both. */
export const FORGE = {
  dark: {
    bg: '#100e0d',
    surface: '#1d1917',
    'surface-2': '#27211e',
    line: '#3a312c',
    'line-strong': '#7d6a5b',
    text: '#f6eee7',
    'text-2': '#c9bbae',
    ember: '#ff8a2b',
    'ember-ink': '#1d0d00',
    'ember-edge': '#7a3a08',
    'ember-soft': '#3a2110',
    grass: '#6fd37a',
    'grass-soft': '#16301a',
    diamond: '#58d8d4',
    gold: '#ffd25e',
    redstone: '#ff6b5e',
    'redstone-soft': '#3a1613',
  },
  light: {
    bg: '#f5eee4',
    surface: '#fffaf3',
    'surface-2': '#f7ecde',
    line: '#dccbb5',
    'line-strong': '#8f765c',
    text: '#24170f',
    'text-2': '#553f30',
    ember: '#ab4400',
    'ember-ink': '#fff8f1',
    'ember-edge': '#6f2c00',
    'ember-soft': '#fde3cc',
    grass: '#1c6b31',
    'grass-soft': '#d9f0d6',
    diamond: '#0b6a6d',
    gold: '#8a5a00',
    redstone: '#b3261e',
    'redstone-soft': '#fbdcd8',
  },
} as const;

/** Colors of one theme. */
export type ForgeColors = Readonly<Record<keyof (typeof FORGE)['dark'], string>>;
