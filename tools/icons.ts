import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from './emulators/paths.ts';

/** The anvil's grid: every pixel of the icon is this many of the file's, so that edges stay sharp. */
const GRID = 16;
const NIGHT = '#100e0d';
const EMBER = '#3a2110';

interface Icon {
  readonly file: string;
  readonly size: number;
  /** Sides of one pixel of the anvil. */
  readonly pixel: number;
  /** Whether the ground reaches the corners; else they are stepped, as all of the site's are. */
  readonly isFull: boolean;
}

/** Of a maskable icon only the circle of 80 % is sure to be seen: the anvil's corners must be within. */
const ICONS: readonly Icon[] = [
  { file: '192.png', size: 192, pixel: 9, isFull: false },
  { file: '512.png', size: 512, pixel: 24, isFull: false },
  { file: 'maskable-512.png', size: 512, pixel: 18, isFull: true },
  { file: 'apple-touch-180.png', size: 180, pixel: 8, isFull: true },
];

/** A tile of night with a glow of embers below the anvil; corners of one pixel's step where they are seen. */
const ground = ({ size, pixel, isFull }: Icon): string => {
  const inner = size - 2 * pixel;
  const tile = isFull
    ? `<path fill="${NIGHT}" d="M0 0h${size}v${size}H0z"/>`
    : `<path fill="${NIGHT}" d="M${pixel} 0h${inner}v${size}h-${inner}zM0 ${pixel}h${size}v${inner}H0z"/>`;
  const glowWidth = 14 * pixel;
  const left = (size - glowWidth) / 2;
  const top = (size + GRID * pixel) / 2 - pixel;
  return `${tile}<path fill="${EMBER}" d="M${left} ${top}h${glowWidth}v${pixel}h-${glowWidth}z"/>`;
};

const draw = (icon: Icon, anvil: string): string => {
  const { size, pixel } = icon;
  const side = GRID * pixel;
  const corner = (size - side) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" shape-rendering="crispEdges">${ground(icon)}<svg x="${corner}" y="${corner}" width="${side}" height="${side}" viewBox="0 -1 16 16">${anvil}</svg></svg>`;
};

/** `node tools/icons.ts`: draws the icons of the installed site from the anvil of favicon.svg. */
const folder = join(ROOT, 'web', 'public');
const anvil = (await readFile(join(folder, 'favicon.svg'), 'utf8')).replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
await mkdir(join(folder, 'icons'), { recursive: true });
for (const icon of ICONS) {
  const image = sharp(Buffer.from(draw(icon, anvil)));
  await image.png({ palette: true, compressionLevel: 9 }).toFile(join(folder, 'icons', icon.file));
}
