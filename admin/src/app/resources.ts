import type {
  AdminAd,
  AdminAnnouncement,
  AdminChangelogEntry,
  AdminFaqEntry,
} from '@bigorna/domain/endpoints/admin/content.schemas';
import type { AdminGameVersion } from '@bigorna/domain/endpoints/admin/game-versions.schemas';
import type { LogCard } from '@bigorna/domain/endpoints/admin/logs.schemas';
import type { AdminBlockedFile } from '@bigorna/domain/endpoints/admin/take-downs.schemas';
import type { AdminUser } from '@bigorna/domain/endpoints/admin/users.schemas';
import { getTextIn } from '@bigorna/domain/translated-text';
import { createElement } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { getTargetName } from '#shared/fields/get-target-name.ts';
import { getCurrentLocale, i18nProvider } from '#shared/i18n/i18n-provider.ts';
import { lazyView } from '#shared/loading/lazy-view.ts';
import type { PageName } from '#shared/pages/pages.ts';

export const ReviewPage = lazyView(() => import('#features/mods/reviews/review-page.tsx').then((m) => m.ReviewPage));

const ANNOUNCEMENT_TITLE_MAX = 60;

/** Every resource by its path below /admin, with lazy-loaded views. The media kit and the settings have one record. */
export const RESOURCES: Readonly<Record<PageName, Omit<ResourceProps, 'name'>>> = {
  users: {
    list: lazyView(() => import('#features/users/user-list.tsx').then((m) => m.UserList)),
    show: lazyView(() => import('#features/users/user-card.tsx').then((m) => m.UserCard)),
    recordRepresentation: ({ display_name, username }: AdminUser) => display_name || username,
  },
  mods: {
    list: lazyView(() => import('#features/mods/list/mod-list.tsx').then((m) => m.ModList)),
    create: lazyView(() => import('#features/mods/form/mod-create.tsx').then((m) => m.ModCreate)),
    edit: lazyView(() => import('#features/mods/form/mod-edit.tsx').then((m) => m.ModEdit)),
    show: lazyView(() => import('#features/mods/page/mod-show.tsx').then((m) => m.ModShow)),
    recordRepresentation: 'title',
    children: createElement(Route, { path: 'review', element: createElement(ReviewPage) }),
  },
  ads: {
    list: lazyView(() => import('#features/ads/ad-list.tsx').then((m) => m.AdList)),
    create: lazyView(() => import('#features/ads/ad-form.tsx').then((m) => m.AdCreate)),
    edit: lazyView(() => import('#features/ads/ad-form.tsx').then((m) => m.AdEdit)),
    recordRepresentation: ({ title }: AdminAd) => title,
  },
  'comments-moderation': {
    list: lazyView(() => import('#features/comments-moderation/comments-page.tsx').then((m) => m.CommentsPage)),
  },
  reports: { list: lazyView(() => import('#features/reports/reports-page.tsx').then((m) => m.ReportsPage)) },
  'contact-messages': {
    list: lazyView(() => import('#features/contact-messages/messages-page.tsx').then((m) => m.MessagesPage)),
  },
  'blocked-files': {
    list: lazyView(() => import('#features/blocked-files/blocked-file-list.tsx').then((m) => m.BlockedFileList)),
    create: lazyView(() => import('#features/blocked-files/blocked-file-create.tsx').then((m) => m.BlockedFileCreate)),
    recordRepresentation: ({ name }: AdminBlockedFile) => name,
  },
  'game-versions': {
    list: lazyView(() => import('#features/game-versions/game-version-list.tsx').then((m) => m.GameVersionList)),
    create: lazyView(() => import('#features/game-versions/game-version-create.tsx').then((m) => m.GameVersionCreate)),
    recordRepresentation: ({ version }: AdminGameVersion) => version,
  },
  faq: {
    list: lazyView(() => import('#features/faq/faq-list.tsx').then((m) => m.FaqList)),
    create: lazyView(() => import('#features/faq/faq-form.tsx').then((m) => m.FaqCreate)),
    edit: lazyView(() => import('#features/faq/faq-form.tsx').then((m) => m.FaqEdit)),
    recordRepresentation: ({ question }: AdminFaqEntry) => getTextIn(question, getCurrentLocale()).text,
  },
  changelog: {
    list: lazyView(() => import('#features/changelog/changelog-list.tsx').then((m) => m.ChangelogList)),
    create: lazyView(() => import('#features/changelog/changelog-form.tsx').then((m) => m.ChangelogCreate)),
    edit: lazyView(() => import('#features/changelog/changelog-form.tsx').then((m) => m.ChangelogEdit)),
    recordRepresentation: ({ version }: AdminChangelogEntry) => version,
  },
  'media-kit': {
    list: lazyView(() => import('#features/media-kit/media-kit-edit.tsx').then((m) => m.MediaKitEdit)),
    recordRepresentation: 'full_name',
  },
  announcements: {
    list: lazyView(() => import('#features/announcements/announcement-list.tsx').then((m) => m.AnnouncementList)),
    create: lazyView(() => import('#features/announcements/announcement-form.tsx').then((m) => m.AnnouncementCreate)),
    edit: lazyView(() => import('#features/announcements/announcement-form.tsx').then((m) => m.AnnouncementEdit)),
    recordRepresentation: ({ text }: AdminAnnouncement) =>
      getTextIn(text, getCurrentLocale()).text.slice(0, ANNOUNCEMENT_TITLE_MAX),
  },
  settings: { list: lazyView(() => import('#features/settings/settings-edit.tsx').then((m) => m.SettingsEdit)) },
  logs: {
    list: lazyView(() => import('#features/logs/log-list.tsx').then((m) => m.LogList)),
    show: lazyView(() => import('#features/logs/log-show.tsx').then((m) => m.LogShow)),
    recordRepresentation: (entry: LogCard) => getTargetName(entry, i18nProvider.translate),
  },
};
