import { isDeepStrictEqual } from 'node:util';
import type { Mod, ModModeration, Page, Revision } from '@bigorna/domain/entities/mod';
import { cardFieldsOf, pageOf } from '@bigorna/domain/mod-page';
import { ApiError } from '../platform/api-error.ts';
import { now } from '../platform/clock.ts';
import { doc, SERVER_TIME, type Writer } from '../platform/firestore.ts';
import { type StoredMod, untouched } from './stored-mod.ts';

const isApproved = ({ mod }: StoredMod): boolean => mod.status === 'approved';

/** What of a page is a state to come back to: neither when it was written, nor which shelf it stands on. */
const keptOf = ({ updated_at: _written, featured: _shelf, ...kept }: Page): object => kept;

const pageIn = ({ mod, details, releases }: StoredMod): Page => pageOf(mod, details, releases);

/** Whether visitors come to see something that they did not before. */
const isNewState = (before: StoredMod | undefined, after: StoredMod): boolean =>
  before === undefined || !isApproved(before) || !isDeepStrictEqual(keptOf(pageIn(before)), keptOf(pageIn(after)));

/** Keeps an approved state behind the newest one. Answers its number. */
const keep = (step: Writer, state: StoredMod, newest: number, made: Pick<Revision, 'made_by' | 'made_at'>): number => {
  const number = newest + 1;
  const ref = doc('mods/{mod}/revisions/{revision}', state.id, String(number));
  step.create(ref, { page: pageIn(state), ...made });
  return number;
};

/** The number of the newest approved state, 0 before the first; one from before they were kept is kept now. */
const newestOf = (step: Writer, before: StoredMod | undefined, by: string): number => {
  const newest = before?.moderation?.revision;
  if (newest !== undefined || before === undefined || !isApproved(before)) return newest ?? 0;
  const { mod, moderation } = before;
  const made = { made_by: moderation?.decided_by ?? moderation?.created_by ?? by, made_at: mod.updated_at };
  return keep(step, before, 0, made);
};

/** Writes the page of an approved mod, and takes that of any other away. */
const putPage = (step: Writer, before: StoredMod | undefined, after: StoredMod): void => {
  const ref = doc('pages/{mod}', after.id);
  if (isApproved(after)) step.set(ref, pageIn(after));
  else if (before !== undefined) step.delete(ref);
};

/** Of texts and releases, so that a page and a revision, each with the mod's card besides, are documents of 1 MiB at most. */
const PAGE_MAX_BYTES = 900 * 1024;

const pageBytes = (state: StoredMod): number =>
  Buffer.byteLength(JSON.stringify([state.details, pageIn(state).releases]));

/** What is no page yet is measured too, so that it can become one. To become shorter, and to go, is never refused. */
const refuseTooLarge = (before: StoredMod | undefined, after: StoredMod): void => {
  const bytes = pageBytes(after);
  if (bytes <= PAGE_MAX_BYTES) return;
  const isToBeShown = isApproved(after) && (before === undefined || !isApproved(before));
  if (isToBeShown || before === undefined || bytes > pageBytes(before)) throw new ApiError('mod_too_large');
};

/** What only staff know of it, with the newest revision; who looked at it in the queue looked at the former status. */
const moderationOf = (
  before: StoredMod | undefined,
  { mod, moderation }: StoredMod,
  newest: number,
  by: string,
): ModModeration => {
  const next = moderation ?? untouched(by);
  return {
    ...next,
    ...(newest === 0 ? {} : { revision: newest }),
    claim: mod.status === before?.mod.status ? next.claim : null,
  };
};

/**
 * Brings a mod from one state to the next, with all that hangs on it: card (with what follows from the clear releases),
 * details, moderation; page and revision of an approved one, no page otherwise. It only writes, so that it stands after a
 * transaction's reads; the releases themselves, slug claims and the log are the caller's.
 *
 * @param before the mod as the transaction read it; undefined for a new one
 * @param by the account whose doing it is
 * @throws ApiError mod_too_large where a page would be no document any more
 */
export const writeMod = (step: Writer, before: StoredMod | undefined, after: StoredMod, by: string): void => {
  refuseTooLarge(before, after);
  const { id, releases, details } = after;
  const mod: Mod = { ...after.mod, ...cardFieldsOf(releases), updated_at: SERVER_TIME };
  const next = { ...after, mod };
  step.set(doc('mods/{mod}', id), mod);
  if (!isDeepStrictEqual(before?.details, details)) step.set(doc('mods/{mod}/private/details', id), details);
  putPage(step, before, next);
  const known = newestOf(step, before, by);
  const isKept = isApproved(next) && isNewState(before, next);
  const newest = isKept ? keep(step, next, known, { made_by: by, made_at: now() }) : known;
  const moderation = moderationOf(before, next, newest, by);
  if (!isDeepStrictEqual(before?.moderation, moderation))
    step.set(doc('mods/{mod}/private/moderation', id), moderation);
};
