import type { Statistics } from '@bigorna/domain/endpoints/admin/overview.schemas';

export type Days = Statistics['days'];
/** Counts that the dashboard shows per day. */
export const DAILY = ['downloads', 'registrations', 'comments'] as const;
export type Daily = (typeof DAILY)[number];
