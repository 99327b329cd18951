import type { Sort } from '@bigorna/domain/catalogue-terms';
import type { ModsQuery, StaffModCard } from '@bigorna/domain/endpoints/mods';
import type { ModStatus } from '@bigorna/domain/mod-status';
import { staffCards } from './cards.ts';
import type { ConsoleQuestion, Listing } from './catalogue.ts';
import { conditionsOf, type Filters, hasText, valuesOf, where } from './conditions.ts';
import { facetsOf } from './facets.ts';
import type { IndexFile } from './index-file.ts';
import { WEIGHTS } from './schema.ts';

type ColumnSort = Exclude<Sort, 'relevance'>;

/** Ties are broken by id, so that no mod shows on two pages. */
const ORDER: Readonly<Record<ColumnSort, string>> = {
  recent: 'm.published DESC, m.id DESC',
  oldest: 'm.published ASC, m.id ASC',
  downloads: 'm.downloads DESC, m.id DESC',
  downloads_asc: 'm.downloads ASC, m.id ASC',
  trending: 'm.trending DESC, m.id DESC',
};

const CONSOLE_COLUMN: Readonly<Record<ConsoleQuestion['sort'][0], string>> = {
  id: 'm.id',
  title: 'm.title_key',
  author: 'm.author_key',
  status: 'm.status',
  updated_at: 'm.updated',
  published_at: 'm.published',
  downloads: 'm.downloads',
  views: 'm.views',
};

/** Mods with all words in the title come first; then FTS5's bm25 (lower is better) by the weights of the columns. */
const RELEVANCE = `(m.num IN (SELECT rowid FROM words WHERE words MATCH :match_title)) DESC,
  bm25(words, ${WEIGHTS.join(', ')}), m.downloads DESC, m.id`;

/** The order of an answer: by text where there is one and nothing else is asked. */
const sortOf = ({ q, sort }: Pick<ModsQuery, 'q' | 'sort'>): Sort => {
  const text = hasText({ q });
  return sort === undefined || sort === 'relevance' ? (text ? 'relevance' : 'recent') : sort;
};

interface Window {
  offset: number;
  limit: number;
}

const select = (file: IndexFile, filters: Filters, order: string, window: Window): Listing<StaffModCard> => {
  const conditions = conditionsOf(filters);
  const values = { ...valuesOf(filters), ...window };
  const ranked = order === RELEVANCE;
  const from = ranked
    ? `words JOIN mods m ON m.num = words.rowid WHERE words MATCH :match AND ${where(conditions, 'q')}`
    : `mods m WHERE ${where(conditions)}`;
  const rows = file.rows(`SELECT m.num AS num FROM ${from} ORDER BY ${order} LIMIT :limit OFFSET :offset`, values);
  return {
    cards: staffCards(
      file,
      rows.map(({ num }) => Number(num)),
    ),
    total: file.number(`SELECT count(*) FROM mods m WHERE ${where(conditions)}`, values),
  };
};

/** Answers a visitor's question, or the same question over mods of one status. */
export const listing = (file: IndexFile, query: ModsQuery & { status?: ModStatus }): Listing<StaffModCard> => {
  const sort = sortOf(query);
  const order = sort === 'relevance' ? RELEVANCE : ORDER[sort];
  const found = select(file, query, order, { limit: query.limit, offset: (query.page - 1) * query.limit });
  return query.facets === true ? { ...found, facets: facetsOf(file, query) } : found;
};

/** Answers the console's list: any column, any range. */
export const consoleListing = (file: IndexFile, { sort, range, filter }: ConsoleQuestion): Listing<StaffModCard> => {
  const [column, direction] = sort;
  const [first, last] = range;
  const { id: ids, ...filters } = filter;
  const order = `${CONSOLE_COLUMN[column]} ${direction}, m.id ${direction}`;
  return select(file, { ...filters, ids }, order, { offset: first, limit: last - first + 1 });
};

/** The first mods in one order, for a shelf of the home page. */
export const shelf = (file: IndexFile, sort: ColumnSort, limit: number, filters: Filters = {}): StaffModCard[] =>
  select(file, filters, ORDER[sort], { limit, offset: 0 }).cards;

/** The mod most downloaded in the last seven days, if any was. */
export const mostDownloadedOfWeek = (file: IndexFile): StaffModCard | undefined => {
  const row = file.row('SELECT num FROM mods WHERE week > 0 ORDER BY week DESC, id DESC LIMIT 1');
  return row === undefined ? undefined : staffCards(file, [Number(row.num)])[0];
};
