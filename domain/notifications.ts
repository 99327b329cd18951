export const NOTIFICATION_TYPES = ['modUpdate', 'newMod', 'comment', 'system'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** The field of a member's settings that enables each type. */
export const NOTIFY_SETTINGS = {
  modUpdate: 'notify_mod_updates',
  newMod: 'notify_new_mods',
  comment: 'notify_comments',
  system: 'notify_system',
} as const satisfies Record<NotificationType, `notify_${string}`>;
type NotifySettings = Readonly<Record<(typeof NOTIFY_SETTINGS)[NotificationType], boolean>>;

interface Template {
  readonly type: NotificationType;
  /** Sent regardless of the member's settings: the news is about the account, or about files or mods of the member. */
  readonly always?: true;
}

/** Notification templates. The site has the texts. */
export const NOTIFICATION_TEMPLATES = {
  /** Placeholders: title, version. */
  mod_update: { type: 'modUpdate' },
  /** Placeholder: title. */
  new_mod: { type: 'newMod' },
  /** Placeholder: title. */
  official_reply: { type: 'comment' },
  /** Placeholder: title. */
  thread_reply: { type: 'comment' },
  /** Placeholder: achievement, an achievement id. */
  achievement_unlocked: { type: 'system' },
  /** Placeholder: text. */
  announcement: { type: 'system' },
  /** Placeholders: title, version. */
  file_withdrawn: { type: 'system', always: true },
  /** Placeholders: title, reason. */
  mod_rejected: { type: 'system', always: true },
  ban_lifted: { type: 'system', always: true },
  factors_reset_planned: { type: 'system', always: true },
  factors_reset: { type: 'system', always: true },
  factor_added: { type: 'system', always: true },
  factor_removed: { type: 'system', always: true },
  recovery_codes_renewed: { type: 'system', always: true },
  recovery_code_used: { type: 'system', always: true },
} as const satisfies Record<string, Template>;
export type NotificationTemplate = keyof typeof NOTIFICATION_TEMPLATES;

/**
 * Templates of fan-outs. Recipients, in this order: members who favorited the mod, members who want news of new mods,
 * all members, members who downloaded the file.
 */
export const FAN_OUT_TEMPLATES = [
  'mod_update',
  'new_mod',
  'announcement',
  'file_withdrawn',
] as const satisfies readonly NotificationTemplate[];

/** Whether a member's settings allow a notification. */
export const isNotificationEnabled = (settings: NotifySettings, template: NotificationTemplate): boolean => {
  const { type, always }: Template = NOTIFICATION_TEMPLATES[template];
  return always === true || settings[NOTIFY_SETTINGS[type]];
};
