import { ACCESS_TYPES, PAGE_MAX, PERIODS } from '@bigorna/domain/limits';
import { createUrlFormat, parseLiteral, parsePage, parseSearchText, single } from '#shared/routing/url-fields.ts';

export const TYPES = ['all', ...ACCESS_TYPES] as const;

/** Page state in the URL: text, period, access type (`a`, as in listings) and page. */
export const DOWNLOADS_URL = createUrlFormat({
  q: single(parseSearchText, ''),
  p: single(parseLiteral(PERIODS), 'all'),
  a: single(parseLiteral(TYPES), 'all'),
  page: single(parsePage(PAGE_MAX), 1),
});

export type DownloadsState = ReturnType<typeof DOWNLOADS_URL.read>;

/** Whether a state filters anything. */
export const isFiltered = ({ q, p, a }: DownloadsState): boolean => q !== '' || p !== 'all' || a !== 'all';

export const NO_FILTERS: Partial<DownloadsState> = { q: '', p: 'all', a: 'all' };
