import { ACTIVITY_KINDS } from '@bigorna/domain/entities/member';
import { PAGE_MAX, PERIODS } from '@bigorna/domain/limits';
import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsInteger,
  parseAsStringLiteral,
} from 'nuqs/server';
import type { UrlFormat } from '#app/url-state.ts';

export const KINDS = ['all', ...ACTIVITY_KINDS] as const;
/** The API turns no further. */
const PAGES_MAX = Math.min(PAGE_MAX, 10_000);

/** The page's state in the URL: kind, period and page. */
const parsers = {
  k: parseAsStringLiteral(KINDS).withDefault('all'),
  p: parseAsStringLiteral(PERIODS).withDefault('all'),
  page: parseAsInteger.withDefault(1),
};

export type ActivityState = inferParserType<typeof parsers>;

const read = createLoader(parsers);

export const ACTIVITY_URL: UrlFormat<ActivityState> = {
  read: (search) => {
    const state = read(search);
    return { ...state, page: Math.min(Math.max(1, state.page), PAGES_MAX) };
  },
  write: createSerializer(parsers),
};

/** Whether a state leaves something out. */
export const isFiltered = ({ k, p }: ActivityState): boolean => k !== 'all' || p !== 'all';

export const NO_FILTERS: Partial<ActivityState> = { k: 'all', p: 'all' };
