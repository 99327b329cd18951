import { CATEGORIES, CONTENT_TYPES, LOADERS } from '@bigorna/domain/catalogue-terms';
import { GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { ACCESS_TYPES, PAGE_SIZE_MAX } from '@bigorna/domain/limits';
import { type Random, randomOf } from '../../seed/random.ts';
import { listed } from './messages.ts';
import type { Side } from './side-by-side.ts';

const SORTS = ['recent', 'oldest', 'downloads', 'downloads_asc', 'trending'];
const RANGES = ['>=1.21', '>=1.19 <1.20.4'];
const TEXTS = ['de', 'mundo', 'world', 'the', 'cas', 'dragão', '方块', 'pedra', 'mag', 'iron', 'e', 'fornlha'];

/** So many filters at least, or most of the sets would page through most of the catalogue. */
const FILTERS_LEAST = 3;

/** Some of the filters, at random. */
const someFilters = (random: Random): [string, string][] => {
  const maybe = (share: number, key: string, values: () => readonly string[]): [string, string][] =>
    random.chance(share) ? values().map((value) => [key, value]) : [];
  return [
    ...maybe(0.3, 'content_type', () => [random.pick(CONTENT_TYPES)]),
    ...maybe(0.5, 'loader', () => random.some(LOADERS, random.int(1, 2))),
    ...maybe(0.4, 'game_version', () => random.some([...GAME_VERSIONS, ...RANGES], random.int(1, 2))),
    ...maybe(0.5, 'category', () => random.some(CATEGORIES, random.int(1, 2))),
    ...maybe(0.2, 'exclude_category', () => random.some(CATEGORIES, random.int(1, 2))),
    ...maybe(0.2, 'access', () => [random.pick(ACCESS_TYPES)]),
    ...maybe(0.1, 'featured', () => ['1']),
    ...maybe(0.5, 'q', () => [random.pick(TEXTS)]),
  ];
};

/** A question with several filters, and an order. */
const filterSet = (random: Random): URLSearchParams => {
  let filters = someFilters(random);
  while (new Set(filters.map(([key]) => key)).size < FILTERS_LEAST) filters = someFilters(random);
  const order = random.chance(0.6) ? [['sort', random.pick(SORTS)]] : [];
  return new URLSearchParams([['limit', String(PAGE_SIZE_MAX)], ...filters, ...order]);
};

/** What is wrong with a list: its total against the items that paging reaches, and items that come twice. */
const faultOf = async (side: Side, query: URLSearchParams): Promise<{ items: number; fault: string | undefined }> => {
  const page = (number: number) => side.ask({ do: 'answer', path: `/api/mods/public?${query}&page=${number}` }, listed);
  const ids = new Set<string>();
  let items = 0;
  const first = await page(1);
  const { total } = first.meta;
  let { data } = first;
  for (let number = 2; data.length > 0; number += 1) {
    items += data.length;
    for (const { id } of data) ids.add(id);
    data = data.length < PAGE_SIZE_MAX ? [] : (await page(number)).data;
  }
  if (ids.size !== items) return { items, fault: `${query}: ${items - ids.size} items come twice` };
  return { items, fault: items === total ? undefined : `${query}: ${total} announced, ${items} reached` };
};

/** Pages through random filter sets to their ends; the faults found, as sentences. */
export const pagingFaults = async (side: Side, sets: number): Promise<{ items: number; faults: string[] }> => {
  const random = randomOf('bench:paging');
  const faults: string[] = [];
  let items = 0;
  for (let i = 0; i < sets; i += 1) {
    const found = await faultOf(side, filterSet(random));
    items += found.items;
    if (found.fault !== undefined) faults.push(found.fault);
  }
  return { items, faults };
};
