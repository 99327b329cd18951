import { NOTIFICATION_TYPES, type NotificationType } from '@bigorna/domain/notifications';
import { paths } from '#shared/routing/paths.ts';

export const NOTIFICATION_VIEWS = ['all', 'unread', ...NOTIFICATION_TYPES] as const;
export type NotificationView = 'all' | 'unread' | NotificationType;

/** View that a query string names; `all` without a view or for an unknown view. */
export const parseNotificationView = (search: string): NotificationView =>
  NOTIFICATION_VIEWS.find((known) => known === new URLSearchParams(search).get('show')) ?? 'all';

/** URL of a view; omits the default. */
export const getNotificationsPath = (view: NotificationView): string =>
  view === 'all' ? paths.notifications : `${paths.notifications}?show=${view}`;
