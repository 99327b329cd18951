import { ACCESS_TYPES, PAGE_MAX, PERIODS } from '@bigorna/domain/limits';
import {
  createSingleField,
  createUrlFormat,
  parseLiteral,
  parsePage,
  parseSearchText,
} from '#shared/routing/url-fields.ts';

export const TYPES = ['all', ...ACCESS_TYPES] as const;

/** Page state in the URL: text, period, access type (`a`, as in listings) and page. */
export const DOWNLOADS_URL = createUrlFormat({
  q: createSingleField(parseSearchText, ''),
  p: createSingleField(parseLiteral(PERIODS), 'all'),
  a: createSingleField(parseLiteral(TYPES), 'all'),
  page: createSingleField(parsePage(PAGE_MAX), 1),
});

export type DownloadsState = ReturnType<typeof DOWNLOADS_URL.read>;

/** Whether a state filters anything. */
export const isFiltered = ({ q, p, a }: DownloadsState): boolean => q !== '' || p !== 'all' || a !== 'all';

export const NO_FILTERS: Partial<DownloadsState> = { q: '', p: 'all', a: 'all' };
