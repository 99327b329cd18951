import type { StaffAction } from '@bigorna/domain/staff-actions';
import { undoCreation, undoDeletion, undoEdit } from '../../../audit/crud/undo-record.ts';
import type { Undo, UndoFunctions } from '../../../audit/undo.ts';
import { USER_UNDO } from '../../../members/accounts/undo.ts';
import { COMMENT_UNDO } from '../../../mods/comments/undo.ts';
import { MOD_UNDO } from '../../../mods/lifecycle/undo.ts';
import { BLOCKED_FILE } from '../../../mods/releases/blocked-files.ts';
import { GAME_VERSION } from '../../../mods/releases/game-versions.ts';
import { RELEASE_UNDO } from '../../../mods/releases/undo.ts';
import { REPORT_UNDO } from '../../../mods/reports/undo.ts';
import { AD } from '../../../portal/ads/ad-records.ts';
import { ANNOUNCEMENT } from '../../../portal/announcements/announcements.ts';
import { CONTACT_UNDO } from '../../../portal/contact/undo.ts';
import { SETTINGS } from '../../../portal/settings/edit-settings.ts';
import { CHANGELOG } from '../../../portal/site-content/changelog.ts';
import { FAQ } from '../../../portal/site-content/faq.ts';
import { MEDIA_KIT } from '../../../portal/site-content/media-kit.ts';

const CONTENT_UNDO = {
  'create:ad': undoCreation(AD),
  'edit:ad': undoEdit(AD),
  'delete:ad': undoDeletion(AD),
  'create:faq': undoCreation(FAQ),
  'edit:faq': undoEdit(FAQ),
  'delete:faq': undoDeletion(FAQ),
  'create:changelog': undoCreation(CHANGELOG),
  'edit:changelog': undoEdit(CHANGELOG),
  'delete:changelog': undoDeletion(CHANGELOG),
  'edit:media_kit': undoEdit(MEDIA_KIT),
  'create:announcement': undoCreation(ANNOUNCEMENT),
  'edit:announcement': undoEdit(ANNOUNCEMENT),
  'delete:announcement': undoDeletion(ANNOUNCEMENT),
  'create:blocked_file': undoCreation(BLOCKED_FILE),
  'edit:blocked_file': undoEdit(BLOCKED_FILE),
  'delete:blocked_file': undoDeletion(BLOCKED_FILE),
  'create:game_version': undoCreation(GAME_VERSION),
  'delete:game_version': undoDeletion(GAME_VERSION),
  'edit:settings': undoEdit(SETTINGS),
} as const satisfies Partial<Record<StaffAction, Undo>>;

/** The undo function of each action. A missing undo function of an undoable action is a compile error. */
export const UNDO_FUNCTIONS: UndoFunctions = {
  ...MOD_UNDO,
  ...RELEASE_UNDO,
  ...USER_UNDO,
  ...COMMENT_UNDO,
  ...REPORT_UNDO,
  ...CONTACT_UNDO,
  ...CONTENT_UNDO,
};
