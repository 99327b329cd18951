import { query } from './query.ts';

/** What members are told. */
export const notificationQueries = {
  notificationsOf: query('users/{uid}/notifications/{notification}', { scope: 'collection', filters: [], order: [] }),
  unreadNotificationsOf: query('users/{uid}/notifications/{notification}', {
    scope: 'collection',
    filters: [['read_at', '==']],
    order: [['created_at', 'desc']],
  }),
  fanOutsStanding: query('fanouts/{fanout}', {
    scope: 'collection',
    filters: [
      ['state', '=='],
      ['moved_at', '<=', 'before'],
    ],
    order: [['moved_at', 'asc']],
  }),
};
