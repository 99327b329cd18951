import type { Random } from '../random.ts';
import { type Canvas, mix, type Rgb, rgb } from './canvas.ts';
import { crates, dunes, firs, pillars, stalactites, trees, waves } from './scenery.ts';
import { bands, clouds, ridge, stars, strata, sun } from './strokes.ts';

export const GROUNDS = [
  'plains',
  'forest',
  'desert',
  'snow',
  'ocean',
  'sunset',
  'night',
  'cave',
  'lava',
  'void',
  'workshop',
] as const;
export type Ground = (typeof GROUNDS)[number];

const colours = (...hex: string[]): Rgb[] => hex.map(rgb);
const ink = rgb('#100e0d');

/** Each paints the whole canvas; the middle stays calm, because the item stands there. */
const PAINTERS: Readonly<Record<Ground, (canvas: Canvas, random: Random) => void>> = {
  plains: (canvas, random) => {
    bands(canvas, colours('#4f9fd6', '#79bde4', '#a9d9ee', '#d6eef2'), 30, random);
    sun(canvas, random, rgb('#fff0b0'), 4);
    clouds(canvas, random, rgb('#f3fbff'), rgb('#cfe6f1'), 3);
    ridge(canvas, random, 24, 5, rgb('#7db59a'), rgb('#6aa58a'));
    ridge(canvas, random, 30, 3, rgb('#5f9e57'), rgb('#4c8747'));
    trees(canvas, random, 31, 4, rgb('#3f7a3c'), rgb('#58974c'), rgb('#5a3b22'));
    strata(canvas, random, 35, colours('#6dbb4f', '#5aa243', '#7a5433', '#67452a'));
  },
  forest: (canvas, random) => {
    bands(canvas, colours('#20402f', '#2c5a3c', '#3f7a4c', '#62995a'), 30, random);
    ridge(canvas, random, 20, 6, rgb('#2a5238'), rgb('#234630'));
    firs(canvas, random, 33, 10, rgb('#1b3b28'), rgb('#2a5636'));
    trees(canvas, random, 34, 5, rgb('#2f6b36'), rgb('#4a8f45'), rgb('#4a3020'));
    strata(canvas, random, 36, colours('#3f7d3a', '#346b31', '#553a26', '#46301f'));
  },
  desert: (canvas, random) => {
    bands(canvas, colours('#e8944a', '#f0ad62', '#f6c983', '#fae2ae'), 28, random);
    sun(canvas, random, rgb('#fff3c4'), 6);
    ridge(canvas, random, 23, 6, rgb('#c9834b'), rgb('#b8723f'));
    dunes(canvas, random, 30, rgb('#e3b268'), rgb('#d19c54'));
    strata(canvas, random, 37, colours('#e9c27c', '#d9ad66', '#b9854a', '#a5743f'));
  },
  snow: (canvas, random) => {
    bands(canvas, colours('#7d9cc4', '#9db8d6', '#c0d4e5', '#e2edf3'), 30, random);
    ridge(canvas, random, 19, 9, rgb('#8aa4c2'), rgb('#7891b1'), rgb('#f4f9fc'));
    firs(canvas, random, 33, 8, rgb('#3b5a5a'), rgb('#5c7f7c'));
    strata(canvas, random, 35, colours('#f5fafc', '#dfeaf2', '#b9cbdb', '#9db2c6'));
    for (let i = 0; i < 50; i += 1) canvas.set(random.int(0, 79), random.int(0, 34), rgb('#ffffff'));
  },
  ocean: (canvas, random) => {
    bands(canvas, colours('#3d7fb8', '#5fa3cf', '#93c9e0', '#cfe9ec'), 24, random);
    sun(canvas, random, rgb('#fff1bf'), 5);
    clouds(canvas, random, rgb('#eef8fb'), rgb('#c4dfe9'), 2);
    waves(canvas, random, 23, colours('#2f86a8', '#26739a', '#1d5f87', '#164c70'), rgb('#a9e0e6'));
  },
  sunset: (canvas, random) => {
    bands(canvas, colours('#3b2352', '#7a3560', '#c7505a', '#f08a4b', '#ffc46b'), 31, random);
    canvas.disc(random.int(12, 68), 25, 6, rgb('#ffe3a0'));
    clouds(canvas, random, rgb('#d9656a'), rgb('#a4486a'), 3);
    ridge(canvas, random, 26, 5, rgb('#5a2c4c'), rgb('#4a2442'));
    ridge(canvas, random, 32, 3, rgb('#3d2036'), rgb('#33192d'));
    strata(canvas, random, 36, colours('#5d3a2b', '#4a2d23', '#37211c', '#2b1916'));
  },
  night: (canvas, random) => {
    bands(canvas, colours('#0b1026', '#121a3a', '#1b2750', '#2b3b69'), 32, random);
    stars(canvas, random, 46, rgb('#e8eeff'), 28);
    const moon = random.int(10, 68);
    canvas.disc(moon, 8, 4, rgb('#f1ecd2'));
    canvas.disc(moon + 2, 7, 3, rgb('#131b3c'));
    ridge(canvas, random, 26, 6, rgb('#16203f'), rgb('#121a35'));
    firs(canvas, random, 35, 9, rgb('#0d142b'), rgb('#18233f'));
    strata(canvas, random, 36, colours('#24402f', '#1c3326', '#2b2320', '#201a19'));
  },
  cave: (canvas, random) => {
    bands(canvas, colours('#221d2b', '#2b2536', '#352d42', '#403750'), 45, random);
    stalactites(canvas, random, rgb('#171320'), rgb('#2c2439'));
    for (let i = 0; i < 22; i += 1) {
      const gem = rgb(random.pick(['#58d8d4', '#b99bff', '#ffd25e', '#6fd37a']));
      const [x, y] = [random.int(0, 79), random.int(8, 34)];
      canvas.set(x, y, gem);
      canvas.tint(x + 1, y, gem, 0.45);
      canvas.tint(x, y + 1, gem, 0.3);
    }
    strata(canvas, random, 36, colours('#544a63', '#463d54', '#383044', '#2c2636'));
  },
  lava: (canvas, random) => {
    bands(canvas, colours('#1d0c0c', '#331011', '#531713', '#7d2413'), 33, random);
    ridge(canvas, random, 20, 9, rgb('#2a1212'), rgb('#210d0e'));
    pillars(canvas, random, rgb('#1a0a0b'), rgb('#301415'));
    for (let i = 0; i < 34; i += 1)
      canvas.set(random.int(0, 79), random.int(2, 32), rgb(random.pick(['#ff8a2b', '#ffd25e', '#c75b12'])));
    waves(canvas, random, 35, colours('#ff9a2e', '#f0711b', '#cf4a12', '#9d2f0e'), rgb('#ffe08a'));
  },
  void: (canvas, random) => {
    bands(canvas, colours('#120a24', '#1c1038', '#2a1850', '#3d2470'), 45, random);
    stars(canvas, random, 70, rgb('#d2bcff'), 44);
    const [x, y] = [random.int(10, 68), random.int(8, 14)];
    canvas.disc(x, y, 5, rgb('#7e5ad6'));
    canvas.disc(x - 1, y - 1, 3, rgb('#9c7cf0'));
    for (let i = -8; i <= 8; i += 1) canvas.set(x + i, y + Math.round(i / 4), rgb('#ffabdf'));
    canvas.rect(22, 38, 36, 2, rgb('#d9cf9a'));
    canvas.rect(25, 40, 30, 2, rgb('#b6ac77'));
    canvas.rect(31, 42, 18, 2, rgb('#8f865a'));
  },
  workshop: (canvas, random) => {
    canvas.rect(0, 0, canvas.width, canvas.height, rgb('#3a2618'));
    for (let y = 0; y < 36; y += 4) {
      for (let x = (y / 4) % 2 === 0 ? 0 : -5; x < canvas.width; x += 10) {
        canvas.rect(x, y, 9, 3, mix(rgb('#5a3c26'), rgb('#6d4a30'), random.next()));
      }
    }
    canvas.rect(6, 7, 12, 11, ink);
    canvas.rect(7, 8, 10, 9, rgb('#f3b45c'));
    canvas.rect(7, 13, 10, 4, rgb('#d97f35'));
    canvas.rect(11, 8, 1, 9, ink);
    canvas.rect(7, 12, 10, 1, ink);
    canvas.rect(60, 12, 15, 1, rgb('#2a1a10'));
    for (let x = 61; x < 74; x += 3)
      canvas.rect(x, 8 + (x % 2), 2, 4 - (x % 2), rgb(random.pick(['#cf3b30', '#2f9a4b', '#3f6fd8', '#d59a1e'])));
    crates(canvas, random);
    strata(canvas, random, 36, colours('#7a7069', '#665d57', '#544c47', '#463f3b'));
    for (let y = 0; y < 36; y += 1)
      for (let x = 0; x < canvas.width; x += 1)
        canvas.tint(x, y, ink, Math.min(0.5, Math.abs(x - canvas.width / 2) / (canvas.width * 1.4) + (36 - y) / 160));
  },
};

export const paintGround = (ground: Ground, canvas: Canvas, random: Random): void => PAINTERS[ground](canvas, random);
