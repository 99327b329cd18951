import type { AdminChangelogEntry } from '@bigorna/domain/endpoints/admin/content';
import type { ResourceProps } from 'react-admin';
import { late } from '../layout/late.ts';

/** What is new on the site. */
export const changelog = {
  list: late(() => import('./changelog-list.tsx').then((m) => m.ChangelogList)),
  create: late(() => import('./changelog-create.tsx').then((m) => m.ChangelogCreate)),
  edit: late(() => import('./changelog-edit.tsx').then((m) => m.ChangelogEdit)),
  recordRepresentation: ({ version }: AdminChangelogEntry) => version,
} satisfies Omit<ResourceProps, 'name'>;
