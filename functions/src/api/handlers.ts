import { ARCHIVE_HANDLERS } from './admin/archives.ts';
import { COMMENT_HANDLERS } from './admin/comments/index.ts';
import { CONTACT_MESSAGE_HANDLERS } from './admin/contact-messages/index.ts';
import { CONTENT_HANDLERS } from './admin/content/index.ts';
import { GAME_VERSION_HANDLERS } from './admin/game-versions.ts';
import { LOG_HANDLERS } from './admin/logs/index.ts';
import { MOD_HANDLERS } from './admin/mods/index.ts';
import { OVERVIEW_HANDLERS } from './admin/overview/index.ts';
import { RELEASE_HANDLERS } from './admin/releases.ts';
import { REVIEW_HANDLERS } from './admin/reviews.ts';
import { TAKE_DOWN_HANDLERS } from './admin/take-downs/index.ts';
import { USER_HANDLERS } from './admin/users/index.ts';
import { AUTH_HANDLERS } from './auth.ts';
import { DOWNLOAD_HANDLERS } from './downloads/index.ts';
import { MEMBER_PAGE_HANDLERS } from './member-pages.ts';
import { PUBLIC_MOD_HANDLERS } from './mods.ts';
import type { Handlers } from './mount.ts';
import { PORTAL_HANDLERS } from './portal/index.ts';
import { FACTOR_HANDLERS } from './user/factors.ts';
import { USER_ACCOUNT_HANDLERS } from './user/index.ts';

/** The handler of every call. A missing handler is a compile error. */
export const HANDLERS: Handlers = {
  ...PORTAL_HANDLERS,
  ...AUTH_HANDLERS,
  ...USER_ACCOUNT_HANDLERS,
  ...FACTOR_HANDLERS,
  ...DOWNLOAD_HANDLERS,
  ...PUBLIC_MOD_HANDLERS,
  ...MEMBER_PAGE_HANDLERS,
  ...MOD_HANDLERS,
  ...REVIEW_HANDLERS,
  ...RELEASE_HANDLERS,
  ...ARCHIVE_HANDLERS,
  ...TAKE_DOWN_HANDLERS,
  ...USER_HANDLERS,
  ...COMMENT_HANDLERS,
  ...LOG_HANDLERS,
  ...CONTENT_HANDLERS,
  ...GAME_VERSION_HANDLERS,
  ...CONTACT_MESSAGE_HANDLERS,
  ...OVERVIEW_HANDLERS,
};
