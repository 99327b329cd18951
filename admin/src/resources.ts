import type {
  AdminAd,
  AdminAnnouncement,
  AdminChangelogEntry,
  AdminFaqEntry,
} from '@bigorna/domain/endpoints/admin/content.schemas';
import type { LogCard } from '@bigorna/domain/endpoints/admin/logs.schemas';
import type { AdminBlockedFile } from '@bigorna/domain/endpoints/admin/take-downs.schemas';
import type { AdminUser } from '@bigorna/domain/endpoints/admin/users.schemas';
import { getTextIn } from '@bigorna/domain/translated-text';
import { createElement } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { getCurrentLocale } from './i18n/i18n-provider.ts';
import { lazyView } from './layout/lazy-view.ts';
import type { PageName } from './menu/pages.ts';

export const ReviewPage = lazyView(() => import('./reviews/review-page.tsx').then((m) => m.ReviewPage));

const ANNOUNCEMENT_TITLE_MAX = 60;

/** Every resource by its path below /admin, with lazy-loaded views. The media kit and the settings have one record. */
export const RESOURCES: Readonly<Record<PageName, Omit<ResourceProps, 'name'>>> = {
  users: {
    list: lazyView(() => import('./users/user-list.tsx').then((m) => m.UserList)),
    show: lazyView(() => import('./users/user-card.tsx').then((m) => m.UserCard)),
    recordRepresentation: ({ display_name, username }: AdminUser) => display_name || username,
  },
  mods: {
    list: lazyView(() => import('./mods/list/mod-list.tsx').then((m) => m.ModList)),
    create: lazyView(() => import('./mods/form/mod-create.tsx').then((m) => m.ModCreate)),
    edit: lazyView(() => import('./mods/form/mod-edit.tsx').then((m) => m.ModEdit)),
    show: lazyView(() => import('./mods/page/mod-show.tsx').then((m) => m.ModShow)),
    recordRepresentation: 'title',
    children: createElement(Route, { path: 'review', element: createElement(ReviewPage) }),
  },
  ads: {
    list: lazyView(() => import('./ads/ad-list.tsx').then((m) => m.AdList)),
    create: lazyView(() => import('./ads/ad-form.tsx').then((m) => m.AdCreate)),
    edit: lazyView(() => import('./ads/ad-form.tsx').then((m) => m.AdEdit)),
    recordRepresentation: ({ title }: AdminAd) => title,
  },
  'comments-moderation': {
    list: lazyView(() => import('./comments-moderation/comments-page.tsx').then((m) => m.CommentsPage)),
  },
  reports: { list: lazyView(() => import('./reports/reports-page.tsx').then((m) => m.ReportsPage)) },
  'contact-messages': {
    list: lazyView(() => import('./contact-messages/messages-page.tsx').then((m) => m.MessagesPage)),
  },
  'blocked-files': {
    list: lazyView(() => import('./blocked-files/blocked-file-list.tsx').then((m) => m.BlockedFileList)),
    create: lazyView(() => import('./blocked-files/blocked-file-create.tsx').then((m) => m.BlockedFileCreate)),
    recordRepresentation: ({ name }: AdminBlockedFile) => name,
  },
  faq: {
    list: lazyView(() => import('./faq/faq-list.tsx').then((m) => m.FaqList)),
    create: lazyView(() => import('./faq/faq-form.tsx').then((m) => m.FaqCreate)),
    edit: lazyView(() => import('./faq/faq-form.tsx').then((m) => m.FaqEdit)),
    recordRepresentation: ({ question }: AdminFaqEntry) => getTextIn(question, getCurrentLocale()).text,
  },
  changelog: {
    list: lazyView(() => import('./changelog/changelog-list.tsx').then((m) => m.ChangelogList)),
    create: lazyView(() => import('./changelog/changelog-form.tsx').then((m) => m.ChangelogCreate)),
    edit: lazyView(() => import('./changelog/changelog-form.tsx').then((m) => m.ChangelogEdit)),
    recordRepresentation: ({ version }: AdminChangelogEntry) => version,
  },
  'media-kit': {
    list: lazyView(() => import('./media-kit/media-kit-edit.tsx').then((m) => m.MediaKitEdit)),
    recordRepresentation: 'full_name',
  },
  announcements: {
    list: lazyView(() => import('./announcements/announcement-list.tsx').then((m) => m.AnnouncementList)),
    create: lazyView(() => import('./announcements/announcement-form.tsx').then((m) => m.AnnouncementCreate)),
    edit: lazyView(() => import('./announcements/announcement-form.tsx').then((m) => m.AnnouncementEdit)),
    recordRepresentation: ({ text }: AdminAnnouncement) =>
      getTextIn(text, getCurrentLocale()).text.slice(0, ANNOUNCEMENT_TITLE_MAX),
  },
  settings: { list: lazyView(() => import('./settings/settings-edit.tsx').then((m) => m.SettingsEdit)) },
  logs: {
    list: lazyView(() => import('./logs/log-list.tsx').then((m) => m.LogList)),
    show: lazyView(() => import('./logs/log-show.tsx').then((m) => m.LogShow)),
    recordRepresentation: ({ target_name, target }: LogCard) => target_name ?? target,
  },
};
