import { isDeepStrictEqual } from 'node:util';
import type { Mod, ModModeration, Page, Revision } from '@bigorna/domain/entities/mod';
import { buildPage, getCardFields } from '@bigorna/domain/mod-page';
import { ApiError } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { doc, SERVER_TIME, type Writer } from '../../platform/firestore.ts';
import { trackPictures } from '../../platform/pictures.ts';
import { createModeration, type StoredMod } from './stored-mod.ts';

const isApproved = ({ mod }: StoredMod): boolean => mod.status === 'approved';

/** The fields of a page that define a revision; without the time and the featured flag. */
const getRevisionFields = ({ updated_at: _written, featured: _shelf, ...fields }: Page): object => fields;

const toPage = ({ mod, details, releases }: StoredMod): Page => buildPage(mod, details, releases);

/** Whether an approved mod needs a new revision: it was not approved before, or its visible fields have changed. */
const needsRevision = (before: StoredMod | undefined, after: StoredMod): boolean =>
  before === undefined ||
  !isApproved(before) ||
  !isDeepStrictEqual(getRevisionFields(toPage(before)), getRevisionFields(toPage(after)));

/** Creates a revision. Returns its number. */
const createRevision = (
  tx: Writer,
  state: StoredMod,
  latest: number,
  creation: Pick<Revision, 'made_by' | 'made_at'>,
): number => {
  const number = latest + 1;
  const ref = doc('mods/{mod}/revisions/{revision}', state.id, String(number));
  tx.create(ref, { page: toPage(state), ...creation });
  return number;
};

/**
 * The number of the latest revision, 0 before the first. Creates a revision for an approved mod from before revisions
 * existed.
 */
const getLatestRevision = (tx: Writer, before: StoredMod | undefined, by: string): number => {
  const latest = before?.moderation?.revision;
  if (latest !== undefined || before === undefined || !isApproved(before)) return latest ?? 0;
  const { mod, moderation } = before;
  const creation = { made_by: moderation?.decided_by ?? moderation?.created_by ?? by, made_at: mod.updated_at };
  return createRevision(tx, before, 0, creation);
};

/** Writes the page of an approved mod, deletes it otherwise. */
const writePage = (tx: Writer, before: StoredMod | undefined, after: StoredMod): void => {
  const ref = doc('pages/{mod}', after.id);
  if (isApproved(after)) tx.set(ref, toPage(after));
  else if (before !== undefined) tx.delete(ref);
};

/** Limit for details and releases. Together with the card, page and revision then stay below Firestore's 1 MiB. */
const PAGE_MAX_BYTES = 900 * 1024;

const pageBytes = (state: StoredMod): number =>
  Buffer.byteLength(JSON.stringify([state.details, toPage(state).releases]));

/**
 * Also checks drafts, so that they can be approved. A change that does not enlarge the mod passes, unless it makes the
 * mod visible.
 */
const assertNotTooLarge = (before: StoredMod | undefined, after: StoredMod): void => {
  const bytes = pageBytes(after);
  if (bytes <= PAGE_MAX_BYTES) return;
  const becomesVisible = isApproved(after) && (before === undefined || !isApproved(before));
  if (becomesVisible || before === undefined || bytes > pageBytes(before)) throw new ApiError('mod_too_large');
};

/** The moderation data with the latest revision. A change of status ends the claim. */
const toModeration = (
  before: StoredMod | undefined,
  { mod, moderation }: StoredMod,
  newest: number,
  by: string,
): ModModeration => {
  const next = moderation ?? createModeration(by);
  return {
    ...next,
    ...(newest === 0 ? {} : { revision: newest }),
    claim: mod.status === before?.mod.status ? next.claim : null,
  };
};

/**
 * Writes a mod's new state: the mod with fields derived from clear releases, details and moderation. An approved mod
 * also gets a page and, if needed, a revision; any other mod has no page. This function only writes, so call it after
 * the transaction's reads. The caller writes releases, slug claims and the log entry.
 *
 * @param before the mod as read in the transaction; undefined for a new one
 * @param by uid of the acting account
 * @throws ApiError mod_too_large if the page would exceed Firestore's document limit
 */
export const writeMod = (tx: Writer, before: StoredMod | undefined, after: StoredMod, by: string): void => {
  assertNotTooLarge(before, after);
  const { id, releases, details } = after;
  const mod: Mod = { ...after.mod, ...getCardFields(releases), updated_at: SERVER_TIME };
  const next = { ...after, mod };
  tx.set(doc('mods/{mod}', id), mod);
  if (!isDeepStrictEqual(before?.details, details)) tx.set(doc('mods/{mod}/private/details', id), details);
  writePage(tx, before, next);
  trackPictures(tx, before && [before.mod, before.details], [mod, details]);
  const previous = getLatestRevision(tx, before, by);
  const isNewRevision = isApproved(next) && needsRevision(before, next);
  const latest = isNewRevision ? createRevision(tx, next, previous, { made_by: by, made_at: now() }) : previous;
  const moderation = toModeration(before, next, latest, by);
  if (!isDeepStrictEqual(before?.moderation, moderation)) tx.set(doc('mods/{mod}/private/moderation', id), moderation);
};
