import { may, type PanelAccess, type Permission } from '@bigorna/domain/access/permissions';
import type { Role } from '@bigorna/domain/access/roles';

type Actions = Readonly<Record<string, Permission>>;

/** One permission for all that is done with a resource's records. */
const whole = (permission: Permission): Actions => ({
  list: permission,
  show: permission,
  create: permission,
  edit: permission,
  delete: permission,
  export: permission,
});

/** What react-admin asks about a resource, and the permission it needs. What is not here is refused. */
export const NEEDED = {
  mods: {
    list: 'read:mod:any',
    show: 'read:mod:any',
    export: 'read:mod:any',
    history: 'read:history',
    review: 'decide:mod',
    approve: 'decide:mod',
    reject: 'decide:mod',
    reopen: 'decide:mod',
    create: 'edit:mod',
    edit: 'edit:mod',
    submit: 'edit:mod',
    archive: 'edit:mod',
    restore: 'edit:mod',
    delete: 'edit:mod',
    undelete: 'edit:mod',
    feature: 'edit:mod',
    revert: 'edit:mod',
    unfeature: 'edit:mod',
    choose_mod_of_the_week: 'choose:mod_of_the_week',
  },
  releases: {
    create: 'edit:release',
    edit: 'edit:release',
    clear: 'edit:release',
    withdraw: 'edit:release',
    delete: 'edit:release',
    take_down: 'edit:release',
  },
  'blocked-files': { ...whole('edit:release'), history: 'read:log' },
  downloaders: { list: 'read:user', export: 'read:user:private' },
  users: {
    list: 'read:user',
    show: 'read:user',
    private: 'read:user:private',
    export: 'read:user:private',
    history: 'read:log',
    ban: 'ban:user',
    unban: 'ban:user',
    edit: 'edit:user',
    revoke: 'edit:user',
    change_role: 'change:role',
  },
  'comments-moderation': {
    list: 'moderate:comment',
    show: 'moderate:comment',
    export: 'moderate:comment',
    history: 'read:history',
    hide: 'moderate:comment',
    restore: 'moderate:comment',
    remove: 'moderate:comment',
    reply: 'reply:comment',
    remove_reply: 'reply:comment',
  },
  reports: {
    list: 'resolve:report',
    show: 'resolve:report',
    export: 'resolve:report',
    history: 'read:log',
    resolve: 'resolve:report',
    reopen: 'resolve:report',
  },
  'contact-messages': {
    list: 'handle:contact_message',
    show: 'handle:contact_message',
    export: 'handle:contact_message',
    history: 'read:log',
    handle: 'handle:contact_message',
    reopen: 'handle:contact_message',
  },
  ads: { ...whole('edit:ad'), history: 'read:log' },
  faq: { ...whole('edit:faq'), history: 'read:log' },
  changelog: { ...whole('edit:changelog'), history: 'read:log' },
  'media-kit': { ...whole('edit:media_kit'), history: 'read:log' },
  announcements: { ...whole('send:announcement'), send: 'send:announcement', history: 'read:log' },
  settings: { ...whole('edit:settings'), history: 'read:log' },
  logs: { list: 'read:log', show: 'read:log', export: 'read:log' },
} as const satisfies Record<string, Actions>;

/** The console's pages; their names are their addresses. Releases, and who downloaded them, are part of their mod's. */
export type ResourceName = Exclude<keyof typeof NEEDED, 'releases' | 'downloaders'>;

const ACTIONS: Readonly<Record<string, Actions>> = NEEDED;

/** Whether a role may do an action on a resource of the console, by domain's table. */
export const canAccess = (role: Role, panelAccess: PanelAccess, resource: string, action: string): boolean => {
  const permission = ACTIONS[resource]?.[action];
  return permission !== undefined && may(role, permission, panelAccess);
};
