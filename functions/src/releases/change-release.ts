import type { Release, ReleaseFile, ReleaseVerdict } from '@bigorna/domain/entities/release';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import type { Actor } from '../accounts/actor.ts';
import { refuseStale } from '../mods/change-mod.ts';
import { writeMod } from '../mods/publish.ts';
import type { readMod } from '../mods/stored-mod.ts';
import { auditEntry } from '../platform/audit-log.ts';
import { now } from '../platform/clock.ts';
import { doc, newId, type Reader, transaction, type Writer } from '../platform/firestore.ts';
import {
  type FoundRelease,
  fileDoc,
  findRelease,
  type ReleaseId,
  releaseDoc,
  type SeenRelease,
  verdictDoc,
} from './find-release.ts';
import { changedFields, refuseSame, type Some } from './release-fields.ts';

/** What becomes of a release, and what the log says of it. */
export interface ReleaseChange {
  readonly action: StaffAction;
  readonly patch: Some<Release>;
  readonly verdict?: Partial<ReleaseVerdict>;
  /** Where the bytes are from now on. */
  readonly file?: ReleaseFile;
  readonly reason?: string;
  readonly undoes?: string;
  /** What is written in the same step. */
  readonly also?: (writes: Writer) => void;
}

const fieldsOf = (release: Release, changed: Partial<Release>): Partial<Release> => {
  const stored: Readonly<Record<string, unknown>> = release;
  return Object.fromEntries(Object.keys(changed).map((field) => [field, stored[field]]));
};

/** Leaves an entry in the log about a release, found from its mod too. Answers its id. */
export const logRelease = (
  step: Writer,
  id: ReleaseId,
  { uid, requestId }: Actor,
  entry: Pick<ReleaseChange, 'action' | 'reason' | 'undoes'> & { before: object; after: object },
): string => {
  const logId = newId();
  const { action, reason = null, undoes } = entry;
  step.create(
    doc('logs/{entry}', logId),
    auditEntry({
      actor: uid,
      action,
      target: releaseDoc(id).path,
      about: [doc('mods/{mod}', id.modId).path],
      before: { ...entry.before },
      after: { ...entry.after },
      reason,
      requestId,
      ...(undoes === undefined ? {} : { undoes }),
    }),
  );
  return logId;
};

/**
 * Changes a release as one step with what visitors see of its mod and the entry in the log; nothing is written where
 * nothing of it changes.
 *
 * @param decide says what becomes of it; it may read, and throw what stands against it
 * @param read how its mod is found: a present one, unless told otherwise
 * @returns the log entry's id; undefined where there was nothing to change
 * @throws ApiError mod_not_found, record_not_found, stale, release_exists, and what `decide` throws
 */
export const changeRelease = (
  { seen, ...id }: SeenRelease,
  actor: Actor,
  decide: (found: FoundRelease, step: Reader) => ReleaseChange | Promise<ReleaseChange>,
  read?: typeof readMod,
): Promise<string | undefined> =>
  transaction(async (step) => {
    const found = await findRelease(step, id, read);
    const { of, release } = found;
    refuseStale(of.mod, seen);
    const change = await decide(found, step);
    const changed = changedFields(release, change.patch);
    if (Object.keys(changed).length === 0) return undefined;
    const next = { ...release, ...changed };
    if (next.verdict !== 'refused') refuseSame(next, of.releases);
    step.update(releaseDoc(id), changed);
    if (change.verdict) step.set(verdictDoc(id), { ...found.verdict, ...change.verdict, at: now() });
    if (change.file) step.set(fileDoc(id), change.file);
    change.also?.(step);
    const releases = of.releases.map((one) => (one.id === release.id ? next : one));
    writeMod(step, of, { ...of, releases }, actor.uid);
    return logRelease(step, id, actor, { ...change, before: fieldsOf(release, changed), after: changed });
  });
