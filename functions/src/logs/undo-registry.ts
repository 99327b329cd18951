import { STAFF_ACTIONS, type StaffAction } from '@bigorna/domain/staff-actions';
import { USER_UNDO } from '../accounts/undo.ts';
import { AD } from '../ads/ad-records.ts';
import { ANNOUNCEMENT } from '../announcements/announcements.ts';
import { COMMENT_UNDO } from '../comments/undo.ts';
import { CONTACT_UNDO } from '../contact/undo.ts';
import { MOD_UNDO } from '../mods/undo.ts';
import { undoCreation, undoDeletion, undoEdit } from '../records/undo-record.ts';
import { BLOCKED_FILE } from '../releases/blocked-files.ts';
import { RELEASE_UNDO } from '../releases/undo.ts';
import { REPORT_UNDO } from '../reports/undo.ts';
import { SETTINGS } from '../settings/edit-settings.ts';
import { CHANGELOG } from '../texts/changelog.ts';
import { FAQ } from '../texts/faq.ts';
import { MEDIA_KIT } from '../texts/media-kit.ts';
import type { Undo } from './undo.ts';

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
  'edit:settings': undoEdit(SETTINGS),
} as const satisfies Partial<Record<StaffAction, Undo>>;

type Undoable = {
  [A in StaffAction]: (typeof STAFF_ACTIONS)[A]['undo'] extends true ? A : never;
}[StaffAction];

/** How each action is undone: one that can be and is missing here does not compile. */
const UNDO: Readonly<Record<Undoable, Undo>> = {
  ...MOD_UNDO,
  ...RELEASE_UNDO,
  ...USER_UNDO,
  ...COMMENT_UNDO,
  ...REPORT_UNDO,
  ...CONTACT_UNDO,
  ...CONTENT_UNDO,
};

const isUndoable = (action: StaffAction): action is Undoable => STAFF_ACTIONS[action].undo;

/** What undoes an action; undefined for one that cannot be undone. */
export const undoFor = (action: StaffAction): Undo | undefined => (isUndoable(action) ? UNDO[action] : undefined);
