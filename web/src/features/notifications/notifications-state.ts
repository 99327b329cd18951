import { NOTIFICATION_TYPES, type NotificationType } from '@bigorna/domain/notifications';
import { paths } from '#app/paths.ts';

export const NOTIFICATION_VIEWS = ['all', 'unread', ...NOTIFICATION_TYPES] as const;
export type NotificationView = 'all' | 'unread' | NotificationType;

/** Which notifications an address asks for; what is unknown is all of them. */
export const viewOf = (search: string): NotificationView =>
  NOTIFICATION_VIEWS.find((known) => known === new URLSearchParams(search).get('show')) ?? 'all';

/** The page's address for a view, the default left out. */
export const notificationsAddress = (view: NotificationView): string =>
  view === 'all' ? paths.notifications : `${paths.notifications}?show=${view}`;
