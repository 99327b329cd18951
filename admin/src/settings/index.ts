import type { ResourceProps } from 'react-admin';
import { late } from '../layout/late.ts';

/** The site's settings: one record, so that its list is its form. */
export const settings = {
  list: late(() => import('./settings-edit.tsx').then((m) => m.SettingsEdit)),
} satisfies Omit<ResourceProps, 'name'>;
