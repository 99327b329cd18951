import { ACTIVITY_KINDS } from '@bigorna/domain/entities/member';
import { PAGE_MAX, PERIODS } from '@bigorna/domain/limits';
import { createSingleField, createUrlFormat, parseLiteral, parsePage } from '#shared/routing/url-fields.ts';

export const KINDS = ['all', ...ACTIVITY_KINDS] as const;
/** Last page that the API serves. */
const PAGES_MAX = Math.min(PAGE_MAX, 10_000);

/** Page state in the URL: kind, period and page. */
export const ACTIVITY_URL = createUrlFormat({
  k: createSingleField(parseLiteral(KINDS), 'all'),
  p: createSingleField(parseLiteral(PERIODS), 'all'),
  page: createSingleField(parsePage(PAGES_MAX), 1),
});

export type ActivityState = ReturnType<typeof ACTIVITY_URL.read>;

/** Whether a state filters anything. */
export const isFiltered = ({ k, p }: ActivityState): boolean => k !== 'all' || p !== 'all';

export const NO_FILTERS: Partial<ActivityState> = { k: 'all', p: 'all' };
