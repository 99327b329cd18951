import { CATEGORIES, LOADERS } from '@bigorna/domain/catalogue-terms';
import { GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { type Random, randomOf } from '../../seed/random.ts';
import { zipfOf } from '../synthetic/zipf.ts';

export interface KnownMod {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
}

/** One call that a page makes. */
export interface Step {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

/** A page that a visitor opens, with the calls that the site then makes. `home` sees the ads that its answer names. */
export interface View {
  readonly page: 'home' | 'listing' | 'mod';
  readonly visitor: number;
  readonly steps: readonly Step[];
}

/** Shares of page views. */
export const SHARES = { home: 0.2, listing: 0.4, mod: 0.4 } as const;
const SEARCHES = 0.15;
const SCROLL_TO_RELATED = 0.5;
const VISITORS = 5000;
const PAGES = 5;
const TYPED = 3;

const get = (path: string, query: readonly (readonly [string, string])[] = []): Step => {
  const sorted = query.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, value]);
  return { method: 'GET', path: `/api${path}${query.length > 0 ? `?${new URLSearchParams(sorted)}` : ''}` };
};

const drawLoader = zipfOf(LOADERS.length, 1);
const drawVersion = zipfOf(GAME_VERSIONS.length, 1);
const drawCategory = zipfOf(CATEGORIES.length, 0.7);
const drawPage = zipfOf(PAGES, 1.5);

const listing = (random: Random): Step[] => {
  const query: (readonly [string, string])[] = [['facets', '1']];
  const add = (chance: number, key: string, value: string | undefined) => {
    if (value !== undefined && random.chance(chance)) query.push([key, value]);
  };
  add(0.85, 'content_type', random.chance(0.7) ? 'mod' : 'addon');
  add(0.35, 'loader', LOADERS[drawLoader(random.next)]);
  add(0.35, 'game_version', GAME_VERSIONS[drawVersion(random.next)]);
  add(0.25, 'category', CATEGORIES[drawCategory(random.next)]);
  add(0.3, 'sort', random.pick(['downloads', 'trending', 'oldest', 'downloads_asc']));
  const page = drawPage(random.next) + 1;
  if (page > 1) query.push(['page', String(page)]);
  return [get('/mods/public', query)];
};

/** Types the beginning of a title with suggestions on the way, then searches. */
const search = (random: Random, { title }: KnownMod): Step[] => {
  const word = title.split(' ')[0] ?? title;
  const typed = Array.from({ length: Math.min(TYPED, word.length - 1) }, (_, i) => word.slice(0, i + 2));
  const text = random.chance(0.5) ? word : title;
  return [
    ...typed.map((q) => get('/search/suggest', [['q', q]])),
    get('/mods/public', [
      ['facets', '1'],
      ['q', text],
    ]),
  ];
};

const modPage = (random: Random, { id, slug }: KnownMod): Step[] => [
  get(`/mods/${slug}`),
  { method: 'POST', path: `/api/mods/${id}/view` },
  ...(random.chance(SCROLL_TO_RELATED) ? [get(`/mods/${slug}/related`)] : []),
];

/**
 * Page views of anonymous visitors, the same in every run.
 *
 * @param mods the catalogue, most visited first: its mods are drawn by Zipf's law with exponent 1.
 */
export const viewsOf = (count: number, mods: readonly KnownMod[]): View[] => {
  const random = randomOf('reads');
  const draw = zipfOf(mods.length, 1);
  const mod = (): KnownMod => mods[draw(random.next)] ?? { id: '', slug: '', title: '' };
  return Array.from({ length: count }, (): View => {
    const visitor = random.int(1, VISITORS);
    const chance = random.next();
    if (chance < SHARES.home) return { page: 'home', visitor, steps: [get('/home')] };
    if (chance < SHARES.home + SHARES.mod) return { page: 'mod', visitor, steps: modPage(random, mod()) };
    return { page: 'listing', visitor, steps: random.chance(SEARCHES) ? search(random, mod()) : listing(random) };
  });
};
