import { ACCESS_TYPES, PAGE_MAX, PERIODS, SEARCH_TEXT_MAX } from '@bigorna/domain/limits';
import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import type { UrlFormat } from '#app/url-state.ts';

export const TYPES = ['all', ...ACCESS_TYPES] as const;

/** The page's state in the URL: text, period, access type (`a` as in listings) and page. */
const parsers = {
  q: parseAsString.withDefault(''),
  p: parseAsStringLiteral(PERIODS).withDefault('all'),
  a: parseAsStringLiteral(TYPES).withDefault('all'),
  page: parseAsInteger.withDefault(1),
};

export type DownloadsState = inferParserType<typeof parsers>;

const read = createLoader(parsers);

export const DOWNLOADS_URL: UrlFormat<DownloadsState> = {
  read: (search) => {
    const state = read(search);
    return {
      ...state,
      q: state.q.trim().slice(0, SEARCH_TEXT_MAX),
      page: Math.min(Math.max(1, state.page), PAGE_MAX),
    };
  },
  write: createSerializer(parsers),
};

/** Whether a state leaves downloads out. */
export const isFiltered = ({ q, p, a }: DownloadsState): boolean => q !== '' || p !== 'all' || a !== 'all';

export const NO_FILTERS: Partial<DownloadsState> = { q: '', p: 'all', a: 'all' };
