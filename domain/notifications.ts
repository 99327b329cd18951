import type { Account } from './entities/account.ts';

export const NOTIFICATION_TYPES = ['modUpdate', 'newMod', 'comment', 'system'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

type NotifySetting = Extract<keyof Account['settings'], `notify_${string}`>;
/** The setting by which a member has a type of notification or not. */
export const NOTIFY_SETTINGS = {
  modUpdate: 'notify_mod_updates',
  newMod: 'notify_new_mods',
  comment: 'notify_comments',
  system: 'notify_system',
} as const satisfies Record<NotificationType, NotifySetting>;

interface Template {
  readonly type: NotificationType;
  /** Comes whatever the settings: what a member must know of their own account or work. */
  readonly always?: true;
}

/** What a notification says: its text is the site's, filled with its values. */
export const NOTIFICATION_TEMPLATES = {
  /** title, version */
  mod_update: { type: 'modUpdate' },
  /** title */
  new_mod: { type: 'newMod' },
  /** title */
  official_reply: { type: 'comment' },
  /** achievement: its id */
  achievement_unlocked: { type: 'system' },
  /** text */
  announcement: { type: 'system' },
  /** title, version */
  file_withdrawn: { type: 'system', always: true },
  /** title, reason */
  mod_rejected: { type: 'system', always: true },
  ban_lifted: { type: 'system', always: true },
} as const satisfies Record<string, Template>;
export type NotificationTemplate = keyof typeof NOTIFICATION_TEMPLATES;

/** What is told to many at once: to all who favorited a mod, to all who want to hear of new ones, to all, to all who have a file. */
export const FAN_OUT_TEMPLATES = [
  'mod_update',
  'new_mod',
  'announcement',
  'file_withdrawn',
] as const satisfies readonly NotificationTemplate[];

/** Whether a member's settings let a notification come. */
export const wantsNotification = (settings: Account['settings'], template: NotificationTemplate): boolean => {
  const { type, always }: Template = NOTIFICATION_TEMPLATES[template];
  return always === true || settings[NOTIFY_SETTINGS[type]];
};
