import type { ModDetails } from '@bigorna/domain/entities/mod';
import { slugify } from '@bigorna/domain/slug';
import type { Entry } from '../content/entry.ts';
import { randomOf } from '../random.ts';
import { Canvas } from './canvas.ts';
import { GROUNDS, type Ground, paintGround } from './grounds.ts';
import { type Item, isItem } from './items.ts';
import { paintItem } from './paint-item.ts';

/** 16:9 in pixels of eight: 640 × 360. */
const GRID = { width: 80, height: 45 } as const;
const SCALE = 8;
const GALLERY_ALT = {
  pt: ['Vista geral', 'Detalhe durante o jogo', 'A mesma cena à noite'],
  en: ['Overview', 'A detail in play', 'The same scene by night'],
} as const;

interface Scene {
  ground: Ground;
  item: Item;
}

/** The two halves of a picture's name, such as `desert/train`. */
const sceneOf = (art: string): Scene => {
  const [ground, item] = art.split('/');
  const known = GROUNDS.find((name) => name === ground);
  if (!known || !item || !isItem(item)) throw new Error(`Nothing draws ${art}`);
  return { ground: known, item };
};

const draw = ({ ground, item }: Scene, name: string): Promise<Uint8Array> => {
  const random = randomOf(`picture:${name}`);
  const canvas = new Canvas(GRID.width, GRID.height);
  paintGround(ground, canvas, random);
  paintItem(item, canvas, random, ground);
  return canvas.webp(SCALE);
};

/** Some authors hand in no picture, even where one could be drawn; shown entries always have theirs. */
const hasPicture = (entry: Entry): boolean =>
  entry.art !== null && (entry.featured || entry.gallery || !randomOf(`picture:${entry.title}`).chance(0.28));

/** Path on the host of an entry's thumbnail, or null where the site grows a sprite. */
export const thumbnailPathOf = (entry: Entry): string | null =>
  hasPicture(entry) ? `/media/thumbnails/${slugify(entry.title)}.webp` : null;

/** What the gallery says about its pictures. */
export const galleryOf = (entry: Entry): ModDetails['gallery'] =>
  entry.gallery && entry.art
    ? GALLERY_ALT[entry.lang].map((text, index) => ({
        url: `/media/gallery/${slugify(entry.title)}-${index + 1}.webp`,
        alt: `${entry.title}: ${text.toLowerCase()}`,
        width: GRID.width * SCALE,
        height: GRID.height * SCALE,
      }))
    : [];

export interface Picture {
  /** Path in the bucket: that on the host without the leading slash. */
  path: string;
  bytes: Uint8Array;
}

/** Thumbnail and gallery of an entry, drawn. */
export const picturesOf = async (entry: Entry): Promise<Picture[]> => {
  const thumbnail = thumbnailPathOf(entry);
  if (!entry.art || !thumbnail) return [];
  const scene = sceneOf(entry.art);
  const grounds: readonly Ground[] = [scene.ground, scene.ground, scene.ground === 'night' ? 'sunset' : 'night'];
  const scenes = [
    { path: thumbnail, scene },
    ...galleryOf(entry).map(({ url }, index) => ({
      path: url,
      scene: { ...scene, ground: grounds[index] ?? scene.ground },
    })),
  ];
  return Promise.all(
    scenes.map(async ({ path, scene: one }) => ({ path: path.slice(1), bytes: await draw(one, path) })),
  );
};
