import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModDetails } from '@bigorna/domain/entities/mod';
import { slugify } from '../../functions/src/mods/stored/slugify.ts';
import { ROOT } from '../shared/paths.ts';
import type { Entry } from './content/entries.ts';

const FOLDER = join(ROOT, 'tools', 'seed', 'pictures');
/** The committed pictures: paths below `media/`, on the host and in the bucket. */
const NAMES = new Set(
  readdirSync(FOLDER, { withFileTypes: true }).flatMap(({ name: kind }) =>
    readdirSync(join(FOLDER, kind)).map((file) => `${kind}/${file}`),
  ),
);
const GALLERY_SIZE = { width: 640, height: 360 } as const;
const GALLERY_ALT = {
  pt: ['Vista geral', 'Detalhe durante o jogo', 'A mesma cena à noite'],
  en: ['Overview', 'A detail in play', 'The same scene by night'],
} as const;

/** Host path of an entry's thumbnail. If null, the site draws a sprite. */
export const getThumbnailPath = ({ title }: Entry): string | null => {
  const name = `thumbnails/${slugify(title)}.webp`;
  return NAMES.has(name) ? `/media/${name}` : null;
};

/** The gallery of an entry: empty if it has no pictures. */
export const getGallery = ({ title, lang }: Entry): ModDetails['gallery'] =>
  GALLERY_ALT[lang].flatMap((text, index) => {
    const name = `gallery/${slugify(title)}-${index + 1}.webp`;
    return NAMES.has(name) ? [{ url: `/media/${name}`, alt: `${title}: ${text.toLowerCase()}`, ...GALLERY_SIZE }] : [];
  });

/** All pictures, with their path in the bucket. */
export const readPictures = (): { path: string; bytes: Uint8Array }[] =>
  [...NAMES].map((name) => ({ path: `media/${name}`, bytes: new Uint8Array(readFileSync(join(FOLDER, name))) }));
