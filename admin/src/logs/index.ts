import type { LogCard } from '@bigorna/domain/endpoints/admin/logs';
import type { ResourceProps } from 'react-admin';
import { late } from '../layout/late.ts';

/** The log: read, filtered, taken along; written by the API alone. */
export const logs = {
  list: late(() => import('./log-list.tsx').then((m) => m.LogList)),
  show: late(() => import('./log-show.tsx').then((m) => m.LogShow)),
  recordRepresentation: ({ target_name, target }: LogCard) => target_name ?? target,
} satisfies Omit<ResourceProps, 'name'>;
