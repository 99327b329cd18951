import type { Statistics } from '@bigorna/domain/endpoints/admin/overview';

export type Days = Statistics['days'];
/** Daily counts. */
export const DAILY = ['downloads', 'registrations', 'comments'] as const;
export type Daily = (typeof DAILY)[number];
