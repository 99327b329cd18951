import type { ResourceProps } from 'react-admin';
import { ads } from './ads/index.ts';
import { announcements } from './announcements/index.ts';
import { blockedFiles } from './blocked-files/index.ts';
import { changelog } from './changelog/index.ts';
import { commentsModeration } from './comments-moderation/index.ts';
import { contactMessages } from './contact-messages/index.ts';
import { faq } from './faq/index.ts';
import { logs } from './logs/index.ts';
import { mediaKit } from './media-kit/index.ts';
import { mods } from './mods/index.ts';
import { reports } from './reports/index.ts';
import type { ResourceName } from './session/can-access.ts';
import { settings } from './settings/index.ts';
import { users } from './users/index.ts';

/** Every resource by its address below /admin; each folder's index loads its views when they are opened. */
export const RESOURCES: Readonly<Record<ResourceName, Omit<ResourceProps, 'name'>>> = {
  users,
  mods,
  ads,
  'comments-moderation': commentsModeration,
  reports,
  'contact-messages': contactMessages,
  'blocked-files': blockedFiles,
  faq,
  changelog,
  'media-kit': mediaKit,
  announcements,
  settings,
  logs,
};
