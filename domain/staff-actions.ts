import type { Permission } from './access/permissions.ts';

/**
 * Everything staff do that leaves an entry in the log, as `verb:entity`: the permission it takes, and whether it can be
 * undone from there (by who has that permission, while what it changed is still as it left it).
 */
export const STAFF_ACTIONS = {
  'create:mod': { permission: 'edit:mod', undo: true },
  'edit:mod': { permission: 'edit:mod', undo: true },
  'submit:mod': { permission: 'edit:mod', undo: true },
  'approve:mod': { permission: 'decide:mod', undo: true },
  'reject:mod': { permission: 'decide:mod', undo: true },
  'reopen:mod': { permission: 'decide:mod', undo: true },
  'archive:mod': { permission: 'edit:mod', undo: true },
  'restore:mod': { permission: 'edit:mod', undo: true },
  'delete:mod': { permission: 'edit:mod', undo: true },
  'undelete:mod': { permission: 'edit:mod', undo: true },
  'purge:mod': { permission: 'edit:mod', undo: false },
  'feature:mod': { permission: 'edit:mod', undo: true },
  'unfeature:mod': { permission: 'edit:mod', undo: true },
  'revert:mod': { permission: 'edit:mod', undo: true },
  'choose:mod_of_the_week': { permission: 'choose:mod_of_the_week', undo: true },
  'create:release': { permission: 'edit:release', undo: false },
  'edit:release': { permission: 'edit:release', undo: true },
  'clear:release': { permission: 'edit:release', undo: true },
  'withdraw:release': { permission: 'edit:release', undo: true },
  'delete:release': { permission: 'edit:release', undo: false },
  'ban:user': { permission: 'ban:user', undo: true },
  'unban:user': { permission: 'ban:user', undo: true },
  'change:role': { permission: 'change:role', undo: true },
  'edit:user': { permission: 'edit:user', undo: false },
  'revoke:sessions': { permission: 'edit:user', undo: false },
  'export:user': { permission: 'read:user:private', undo: false },
  'hide:comment': { permission: 'moderate:comment', undo: true },
  'restore:comment': { permission: 'moderate:comment', undo: true },
  'remove:comment': { permission: 'moderate:comment', undo: false },
  'reply:comment': { permission: 'reply:comment', undo: false },
  'remove:reply': { permission: 'reply:comment', undo: false },
  'resolve:report': { permission: 'resolve:report', undo: true },
  'reopen:report': { permission: 'resolve:report', undo: true },
  'handle:contact_message': { permission: 'handle:contact_message', undo: true },
  'reopen:contact_message': { permission: 'handle:contact_message', undo: true },
  'create:ad': { permission: 'edit:ad', undo: true },
  'edit:ad': { permission: 'edit:ad', undo: true },
  'delete:ad': { permission: 'edit:ad', undo: true },
  'create:faq': { permission: 'edit:faq', undo: true },
  'edit:faq': { permission: 'edit:faq', undo: true },
  'delete:faq': { permission: 'edit:faq', undo: true },
  'create:changelog': { permission: 'edit:changelog', undo: true },
  'edit:changelog': { permission: 'edit:changelog', undo: true },
  'delete:changelog': { permission: 'edit:changelog', undo: true },
  'edit:media_kit': { permission: 'edit:media_kit', undo: true },
  'create:announcement': { permission: 'send:announcement', undo: true },
  'edit:announcement': { permission: 'send:announcement', undo: true },
  'delete:announcement': { permission: 'send:announcement', undo: true },
  'send:announcement': { permission: 'send:announcement', undo: false },
  'edit:settings': { permission: 'edit:settings', undo: true },
} as const satisfies Record<string, { readonly permission: Permission; readonly undo: boolean }>;

export type StaffAction = keyof typeof STAFF_ACTIONS;

export const isStaffAction = (action: string): action is StaffAction => action in STAFF_ACTIONS;
