import type { AdminAnnouncement } from '@bigorna/domain/endpoints/admin/content';
import { textIn } from '@bigorna/domain/translated-text';
import type { ResourceProps } from 'react-admin';
import { currentLocale } from '../i18n/i18n-provider.ts';
import { late } from '../layout/late.ts';

const TITLE_MAX = 60;

/** What all members are told. */
export const announcements = {
  list: late(() => import('./announcement-list.tsx').then((m) => m.AnnouncementList)),
  create: late(() => import('./announcement-create.tsx').then((m) => m.AnnouncementCreate)),
  edit: late(() => import('./announcement-edit.tsx').then((m) => m.AnnouncementEdit)),
  recordRepresentation: ({ text }: AdminAnnouncement) => textIn(text, currentLocale()).text.slice(0, TITLE_MAX),
} satisfies Omit<ResourceProps, 'name'>;
