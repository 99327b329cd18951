import { CATEGORIES, CONTENT_TYPES, LISTING_SORTS, LOADERS } from '@bigorna/domain/catalogue-terms';
import { ACCESS_TYPES, PAGE_SIZE_MAX } from '@bigorna/domain/limits';
import { SAMPLE_BEDROCK_VERSIONS, SAMPLE_JAVA_VERSIONS } from '../../../tools/seed/content/game-versions.ts';
import { createRandom, type Random } from '../../../tools/seed/random.ts';
import { listed } from './messages.ts';
import { parseFrom, type Side } from './workers.ts';

const VERSIONS = [...SAMPLE_JAVA_VERSIONS, ...SAMPLE_BEDROCK_VERSIONS, '>=1.21', '>=1.19 <1.20.4'];
const TEXTS = ['de', 'mundo', 'world', 'the', 'cas', 'dragão', '方块', 'pedra', 'mag', 'iron', 'e', 'fornlha'];

/** With fewer filters, a test would page through most of the catalogue. */
const FILTERS_MIN = 3;

const pickFilters = (random: Random): [string, string][] => {
  const maybe = (share: number, key: string, values: () => readonly string[]): [string, string][] =>
    random.chance(share) ? values().map((value) => [key, value]) : [];
  return [
    ...maybe(0.3, 'content_type', () => [random.pick(CONTENT_TYPES)]),
    ...maybe(0.5, 'loader', () => random.pickMany(LOADERS, random.int(1, 2))),
    ...maybe(0.4, 'game_version', () => random.pickMany(VERSIONS, random.int(1, 2))),
    ...maybe(0.5, 'category', () => random.pickMany(CATEGORIES, random.int(1, 2))),
    ...maybe(0.2, 'exclude_category', () => random.pickMany(CATEGORIES, random.int(1, 2))),
    ...maybe(0.2, 'access', () => [random.pick(ACCESS_TYPES)]),
    ...maybe(0.1, 'featured', () => ['1']),
    ...maybe(0.5, 'q', () => [random.pick(TEXTS)]),
  ];
};

/** A random list query: several filters and an order. */
const createFilterSet = (random: Random): URLSearchParams => {
  let filters = pickFilters(random);
  while (new Set(filters.map(([key]) => key)).size < FILTERS_MIN) filters = pickFilters(random);
  const order = random.chance(0.6) ? [['sort', random.pick(LISTING_SORTS)]] : [];
  return new URLSearchParams([['limit', String(PAGE_SIZE_MAX)], ...filters, ...order]);
};

/** Compares a list's total with the number of items on its pages, and finds duplicates. */
const findFault = async (side: Side, query: URLSearchParams): Promise<{ items: number; fault: string | undefined }> => {
  const page = (number: number) => parseFrom(side, `/api/mods/public?${query}&page=${number}`, listed);
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
  if (ids.size !== items) return { items, fault: `${query}: ${items - ids.size} duplicate items` };
  return { items, fault: items === total ? undefined : `${query}: ${total} announced, ${items} reached` };
};

/**
 * Pages through random filter sets.
 *
 * @returns the number of mods read, and one line per fault
 */
export const findPagingFaults = async (side: Side, sets: number): Promise<{ items: number; faults: string[] }> => {
  const random = createRandom('bench:paging');
  const faults: string[] = [];
  let items = 0;
  for (let i = 0; i < sets; i += 1) {
    const found = await findFault(side, createFilterSet(random));
    items += found.items;
    if (found.fault !== undefined) faults.push(found.fault);
  }
  return { items, faults };
};
