import { BRAND } from '@bigorna/domain/brand';
import { lettered } from './lettering.ts';
import { CODE_LETTERS, NAME_LETTERS } from './letters.ts';

/** A file of the brand before it is pixels: its size in units, and how many pixels a unit gets in the PNG. */
export interface Drawing {
  /** Without its ending. */
  readonly name: string;
  /** What is drawn, as SVG without its frame. */
  readonly content: string;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** The ink on night and on day, as `tokens.css` has them. */
const INKS = { dark: '#f6eee7', light: '#24170f' } as const;
const GROUNDS = { night: '#100e0d', day: '#f5eee4' } as const;
/** The brand's colours, the loudest first. */
const COLORS = [
  '#ff8a2b',
  '#ffb35c',
  '#ffd25e',
  '#6fd37a',
  '#58d8d4',
  '#b99bff',
  '#ff6b5e',
  '#ab4400',
  GROUNDS.night,
  GROUNDS.day,
] as const;

const ANVIL = { width: 16, height: 14 } as const;
const NAME = { height: 15, gap: 2 } as const;
const BETWEEN = 6;

const drawing = (name: string, width: number, height: number, scale: number, content: string): Drawing => ({
  name,
  width,
  height,
  scale,
  content,
});

/** A drawing as a file, each unit so many pixels wide. */
export const svgOf = ({ width, height, content }: Drawing, unit = 10): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * unit}" height="${height * unit}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges"><title>${BRAND.name}</title>${content}</svg>\n`;

const symbol = (anvil: string): Drawing => drawing('symbol', ANVIL.width, ANVIL.height, 64, anvil);

const wordmark = (theme: keyof typeof INKS): Drawing => {
  const { d, width } = lettered(BRAND.name, NAME_LETTERS, NAME.gap);
  return drawing(`wordmark-${theme}`, width, NAME.height, 20, `<path fill="${INKS[theme]}" d="${d}"/>`);
};

/** Anvil and name: for dark grounds and for light ones. */
const logo = (theme: keyof typeof INKS, anvil: string): Drawing => {
  const { d, width } = lettered(BRAND.name, NAME_LETTERS, NAME.gap, ANVIL.width + BETWEEN, 1);
  const content = `${anvil}<path fill="${INKS[theme]}" d="${d}"/>`;
  return drawing(`logo-${theme}`, ANVIL.width + BETWEEN + width, NAME.height + 1, 16, content);
};

const SWATCH = { width: 36, height: 28, columns: 5, border: 4, label: 7 } as const;

const swatch = (color: string, index: number): string => {
  const { width, height, columns, border, label } = SWATCH;
  const x = border + (index % columns) * (width + border);
  const y = border + Math.floor(index / columns) * (height + label + border);
  const code = lettered(color.toUpperCase(), CODE_LETTERS, 1, x, y + height + 2);
  const edge = `<path fill="${INKS.dark}" d="M${x} ${y}h${width}v${height}h-${width}z"/>`;
  const fill = `<path fill="${color}" d="M${x + 1} ${y + 1}h${width - 2}v${height - 2}h-${width - 2}z"/>`;
  return `${edge}${fill}<path fill="${INKS.dark}" d="${code.d}"/>`;
};

/** Every colour with its code. */
const colors = (): Drawing => {
  const { columns, border } = SWATCH;
  const rows = Math.ceil(COLORS.length / columns);
  const width = border + columns * (SWATCH.width + border);
  const height = border + rows * (SWATCH.height + SWATCH.label + border);
  const ground = `<path fill="${GROUNDS.night}" d="M0 0h${width}v${height}h-${width}z"/>`;
  return drawing('colors', width, height, 8, ground + COLORS.map(swatch).join(''));
};

/** The anvil alone, out of favicon.svg. */
export const anvilOf = (favicon: string): string =>
  favicon.replace(/^<svg[^>]*>(?:<title>.*?<\/title>)?|<\/svg>\s*$/g, '');

/** Everything that is drawn of the brand, with the anvil that {@link anvilOf} gives. */
export const brandDrawings = (anvil: string): readonly Drawing[] => [
  logo('dark', anvil),
  logo('light', anvil),
  symbol(anvil),
  wordmark('dark'),
  wordmark('light'),
  colors(),
];
