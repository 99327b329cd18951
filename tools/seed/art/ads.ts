import type { Ad } from '@bigorna/domain/entities/portal';
import { randomOf } from '../random.ts';
import { Canvas, rgb } from './canvas.ts';
import { type Ground, paintGround } from './grounds.ts';
import type { Item } from './items.ts';
import { writeText } from './lettering.ts';
import { paintItem } from './paint-item.ts';
import type { Picture } from './pictures.ts';

const GRID = { width: 160, height: 45 } as const;
const SCALE = 6;
const ITEM_X = 24;
const TEXT = { x: 55, y: 10, lineHeight: 15 } as const;
const [PAPER, EMBER, INK] = [rgb('#f6eee7'), rgb('#ffb35c'), rgb('#100e0d')];

type SeedAd = Pick<Ad, 'title' | 'alt' | 'link' | 'placement' | 'weight'> & {
  id: string;
  ground: Ground;
  item: Item;
  lines: readonly [string, string];
};

const ADS: readonly SeedAd[] = [
  {
    id: 'servidor-quintal',
    title: 'Servidor Quintal',
    alt: 'Servidor Quintal: vagas abertas para jogar em família',
    link: 'https://quintal.example/',
    placement: 'home_top',
    weight: 60,
    ground: 'plains',
    item: 'house',
    lines: ['SERVIDOR', 'QUINTAL'],
  },
  {
    id: 'curso-pixel',
    title: 'Curso de pixel art',
    alt: 'Curso de pixel art para iniciantes, em doze aulas',
    link: 'https://pixelpincel.example/curso',
    placement: 'home_middle',
    weight: 50,
    ground: 'sunset',
    item: 'dragon',
    lines: ['CURSO DE', 'PIXEL ART'],
  },
  {
    id: 'feira-de-criadores',
    title: 'Feira de Criadores',
    alt: 'Feira de Criadores: dois dias de mods, música e oficinas',
    link: 'https://feira.example/',
    placement: 'listing',
    weight: 40,
    ground: 'night',
    item: 'lantern',
    lines: ['FEIRA DE', 'CRIADORES'],
  },
  {
    id: 'hospedagem-forja',
    title: 'Hospedagem Forja',
    alt: 'Hospedagem Forja: servidores pequenos, que ligam em um minuto',
    link: 'https://hospedagem-forja.example/',
    placement: 'download',
    weight: 40,
    ground: 'workshop',
    item: 'furnace',
    lines: ['HOSPEDAGEM', 'FORJA'],
  },
];

const pathOf = (id: string): string => `media/ads/${id}.webp`;

/** The ads as their documents hold them, but for the period. */
export const adsOf = (): (Omit<Ad, 'starts_at' | 'ends_at' | 'active' | 'updated_at'> & { id: string })[] =>
  ADS.map(({ ground: _ground, item: _item, lines: _lines, ...ad }) => ({
    ...ad,
    image_url: `/${pathOf(ad.id)}`,
    width: GRID.width * SCALE,
    height: GRID.height * SCALE,
  }));

/** Their pictures. */
export const adPictures = (): Promise<Picture[]> =>
  Promise.all(
    ADS.map(async ({ id, ground, item, lines }) => {
      const random = randomOf(`ad:${id}`);
      const canvas = new Canvas(GRID.width, GRID.height);
      paintGround(ground, canvas, random);
      canvas.shade(TEXT.x - 5, TEXT.y - 5, 110, 36, INK, 0.55);
      lines.forEach((line, index) => {
        writeText(canvas, line, TEXT.x, TEXT.y + index * TEXT.lineHeight, 2, index === 0 ? PAPER : EMBER, INK);
      });
      paintItem(item, canvas, random, ground, ITEM_X);
      return { path: pathOf(id), bytes: await canvas.webp(SCALE) };
    }),
  );
