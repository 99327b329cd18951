import type { AdminBlockedFile } from '@bigorna/domain/endpoints/admin/take-downs';
import type { ResourceProps } from 'react-admin';
import { late } from '../layout/late.ts';

/** Files that no release may be or hold. */
export const blockedFiles = {
  list: late(() => import('./blocked-file-list.tsx').then((m) => m.BlockedFileList)),
  create: late(() => import('./blocked-file-create.tsx').then((m) => m.BlockedFileCreate)),
  recordRepresentation: ({ name }: AdminBlockedFile) => name,
} satisfies Omit<ResourceProps, 'name'>;
