import { NOTIFICATION_TYPES } from '@bigorna/domain/notifications';

export const NOTIFICATION_VIEWS = ['all', 'unread', ...NOTIFICATION_TYPES] as const;
export type NotificationView = (typeof NOTIFICATION_VIEWS)[number];
