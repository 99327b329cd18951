import { isDeepStrictEqual } from 'node:util';
import type { Mod, ModModeration, Page } from '@bigorna/domain/entities/mod';
import { cardFieldsOf, pageOf } from '@bigorna/domain/mod-page';
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

/** Writes the page, and keeps it as a revision where it is a new state. Answers the number of the newest revision. */
const publish = (step: Writer, before: StoredMod | undefined, after: StoredMod, by: string): number | undefined => {
  const page = pageIn(after);
  const newest = after.moderation?.revision;
  step.set(doc('pages/{mod}', after.id), page);
  if (!isNewState(before, after)) return newest;
  const number = (newest ?? 0) + 1;
  const revision = { page, made_by: by, made_at: now() };
  step.create(doc('mods/{mod}/revisions/{revision}', after.id, String(number)), revision);
  return number;
};

/** What only staff know of it, with the newest revision; who looked at it in the queue looked at the former status. */
const moderationOf = (
  before: StoredMod | undefined,
  { mod, moderation }: StoredMod,
  revision: number | undefined,
  by: string,
): ModModeration => {
  const next = moderation ?? untouched(by);
  return {
    ...next,
    ...(revision === undefined ? {} : { revision }),
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
 */
export const writeMod = (step: Writer, before: StoredMod | undefined, after: StoredMod, by: string): void => {
  const { id, releases, details } = after;
  const mod: Mod = { ...after.mod, ...cardFieldsOf(releases), updated_at: SERVER_TIME };
  const next = { ...after, mod };
  step.set(doc('mods/{mod}', id), mod);
  if (!isDeepStrictEqual(before?.details, details)) step.set(doc('mods/{mod}/private/details', id), details);
  const revision = isApproved(next) ? publish(step, before, next, by) : after.moderation?.revision;
  if (!isApproved(next) && before !== undefined) step.delete(doc('pages/{mod}', id));
  const moderation = moderationOf(before, next, revision, by);
  if (!isDeepStrictEqual(before?.moderation, moderation))
    step.set(doc('mods/{mod}/private/moderation', id), moderation);
};
