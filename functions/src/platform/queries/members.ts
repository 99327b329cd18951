import { createQueryFactory, defineQuery } from './query.ts';

const activity = createQueryFactory('users/{uid}/activity/{entry}');
const achievements = createQueryFactory('users/{uid}/achievements/{achievement}');
const notifications = createQueryFactory('users/{uid}/notifications/{notification}');
const downloads = createQueryFactory('users/{uid}/downloads/{mod}');
const downloaders = createQueryFactory('mods/{mod}/downloaders/{uid}');

/** Activity and achievements of members. */
export const activityQueries = {
  activityByUid: activity({}),
  activitySince: activity({ filters: [['at', '>=', 'since']], order: [['at', 'desc']] }),
  activityOfKindSince: activity({ filters: ['kind', ['at', '>=', 'since']], order: [['at', 'desc']] }),
  activityBetween: activity({
    filters: [
      ['at', '>=', 'since'],
      ['at', '<', 'before'],
    ],
    order: [['at', 'desc']],
  }),
  achievementsByUid: achievements({}),
  achievementsUnlocked: achievements({ filters: [['unlocked_at', '>', 'since']], order: [['unlocked_at', 'desc']] }),
};

/** Notifications and fan-outs. */
export const notificationQueries = {
  notificationsByUid: notifications({}),
  unreadNotificationsByUid: notifications({ filters: ['read_at'], order: [['created_at', 'desc']] }),
  fanOutsStanding: defineQuery('fanouts/{fanout}', {
    filters: ['state', ['moved_at', '<=', 'before']],
    order: [['moved_at', 'asc']],
  }),
};

export const downloadQueries = {
  downloadHistory: downloads({ order: [['downloaded_at', 'desc']] }),
  downloadsByUid: downloads({}),
  downloadersOfMod: downloaders({}),
  downloadersOfRelease: downloaders({ filters: [['releases', 'array-contains-any']] }),
  downloadersByUid: downloaders({ scope: 'group', filters: ['uid'] }),
  downloadersOfCategory: downloaders({ scope: 'group', filters: ['uid', ['categories', 'array-contains']] }),
  downloadersOfAccess: downloaders({ scope: 'group', filters: ['uid', 'access'] }),
  downloadersOfType: downloaders({ scope: 'group', filters: ['uid', 'content_type'] }),
};
