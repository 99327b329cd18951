import type { Ad } from '@bigorna/domain/entities/ad';
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
    alt: {
      'pt-BR': 'Servidor Quintal: vagas abertas para jogar em família',
      'pt-PT': 'Servidor Quintal: lugares abertos para jogar em família',
      'en-US': 'Servidor Quintal: places open to play as a family',
      'es-ES': 'Servidor Quintal: plazas abiertas para jugar en familia',
      'fr-FR': 'Servidor Quintal : places ouvertes pour jouer en famille',
      'zh-CN': 'Servidor Quintal：服务器名额开放，欢迎全家一起玩',
    },
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
    alt: {
      'pt-BR': 'Curso de pixel art para iniciantes, em doze aulas',
      'pt-PT': 'Curso de pixel art para principiantes, em doze aulas',
      'en-US': 'Pixel art course for beginners, in twelve lessons',
      'es-ES': 'Curso de pixel art para principiantes, en doce clases',
      'fr-FR': 'Cours de pixel art pour débutants, en douze leçons',
      'zh-CN': '像素画入门课程，共十二节',
    },
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
    alt: {
      'pt-BR': 'Feira de Criadores: dois dias de mods, música e oficinas',
      'pt-PT': 'Feira de Criadores: dois dias de mods, música e oficinas',
      'en-US': 'Feira de Criadores: two days of mods, music and workshops',
      'es-ES': 'Feira de Criadores: dos días de mods, música y talleres',
      'fr-FR': 'Feira de Criadores : deux jours de mods, de musique et d’ateliers',
      'zh-CN': 'Feira de Criadores：为期两天的模组、音乐与工作坊',
    },
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
    alt: {
      'pt-BR': 'Hospedagem Forja: servidores pequenos, que ligam em um minuto',
      'pt-PT': 'Hospedagem Forja: servidores pequenos, que arrancam num minuto',
      'en-US': 'Hospedagem Forja: small servers that start within a minute',
      'es-ES': 'Hospedagem Forja: servidores pequeños que arrancan en un minuto',
      'fr-FR': 'Hospedagem Forja : de petits serveurs, prêts en une minute',
      'zh-CN': 'Hospedagem Forja：小型服务器，一分钟即可启动',
    },
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
