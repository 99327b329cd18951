import type { AdminAd } from '@bigorna/domain/endpoints/admin/content';
import type { ResourceProps } from 'react-admin';
import { late } from '../layout/late.ts';

/** Ads: booked, placed, looked at, counted. */
export const ads = {
  list: late(() => import('./ad-list.tsx').then((m) => m.AdList)),
  create: late(() => import('./ad-create.tsx').then((m) => m.AdCreate)),
  edit: late(() => import('./ad-edit.tsx').then((m) => m.AdEdit)),
  recordRepresentation: ({ title }: AdminAd) => title,
} satisfies Omit<ResourceProps, 'name'>;
