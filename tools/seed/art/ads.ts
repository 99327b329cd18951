import type { Ad } from '@bigorna/domain/entities/portal';
import { randomOf } from '../random.ts';
import { Canvas } from './canvas.ts';
import { type Ground, paintGround } from './grounds.ts';
import type { Item } from './items.ts';
import { paintItem } from './paint-item.ts';
import type { Picture } from './pictures.ts';

const GRID = { width: 160, height: 45 } as const;
const SCALE = 6;

type SeedAd = Pick<Ad, 'title' | 'alt' | 'link' | 'placement' | 'weight'> & { id: string; ground: Ground; item: Item };

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
  },
];

const pathOf = (id: string): string => `media/ads/${id}.webp`;

/** The ads as their documents hold them, but for the period. */
export const adsOf = (): (Omit<Ad, 'starts_at' | 'ends_at' | 'active'> & { id: string })[] =>
  ADS.map(({ ground: _ground, item: _item, ...ad }) => ({
    ...ad,
    image_url: `/${pathOf(ad.id)}`,
    width: GRID.width * SCALE,
    height: GRID.height * SCALE,
  }));

/** Their pictures. */
export const adPictures = (): Promise<Picture[]> =>
  Promise.all(
    ADS.map(async ({ id, ground, item }) => {
      const random = randomOf(`ad:${id}`);
      const canvas = new Canvas(GRID.width, GRID.height);
      paintGround(ground, canvas, random);
      paintItem(item, canvas, random, ground);
      return { path: pathOf(id), bytes: await canvas.webp(SCALE) };
    }),
  );
