import type { ResourceProps } from 'react-admin';
import { late } from '../layout/late.ts';

/** The media kit: one record, so that its list is its form. */
export const mediaKit = {
  list: late(() => import('./media-kit-edit.tsx').then((m) => m.MediaKitEdit)),
  recordRepresentation: 'full_name',
} satisfies Omit<ResourceProps, 'name'>;
