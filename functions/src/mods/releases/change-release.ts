import type { Release, ReleaseFile, ReleaseVerdict } from '@bigorna/domain/entities/release';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import type { Actor } from '../../audit/actor.ts';
import { logAction } from '../../audit/audit-log.ts';
import { now } from '../../platform/clock.ts';
import { doc, type Reader, runTransaction, type Writer } from '../../platform/firestore.ts';
import { assertNotStale, type readMod } from '../stored/stored-mod.ts';
import { writeMod } from '../stored/write-mod.ts';
import {
  findRelease,
  getFileRef,
  getReleaseRef,
  getVerdictRef,
  type ReleaseCommand,
  type ReleaseId,
  type StoredRelease,
} from './find-release.ts';
import { assertNoConflict, getChangedFields, type OptionalFields } from './release-fields.ts';

/** A change of a release, and its log entry. */
export interface ReleaseChange {
  readonly action: StaffAction;
  readonly patch: OptionalFields<Release>;
  readonly verdict?: Partial<ReleaseVerdict>;
  /** Values for the log that are not fields of the release. */
  readonly logged?: object;
  /** New location of the file. */
  readonly file?: ReleaseFile;
  readonly reason?: string | null;
  readonly undoes?: string | undefined;
  /** Further writes in the same transaction. */
  readonly also?: (writes: Writer) => void;
}

const pickPrevious = (release: Release, changed: Partial<Release>): Partial<Release> => {
  const stored: Readonly<Record<string, unknown>> = release;
  return Object.fromEntries(Object.keys(changed).map((field) => [field, stored[field]]));
};

/** Writes a log entry about a release, which also refers to the mod. Returns the id of the entry. */
export const logRelease = (
  tx: Writer,
  id: ReleaseId,
  actor: Actor,
  entry: Pick<ReleaseChange, 'action' | 'reason' | 'undoes'> & { before: object; after: object },
): string => {
  const { action, reason, undoes } = entry;
  const change = { before: { ...entry.before }, after: { ...entry.after } };
  const [target, about] = [getReleaseRef(id).path, [doc('mods/{mod}', id.modId).path]];
  return logAction(tx, actor, { action, target, about, ...change, reason, undoes });
};

/**
 * Changes a release, its mod's visible fields and the log in one transaction. Writes nothing if the release does not
 * change.
 *
 * @param decide returns the change; it may read and throw
 * @param read reads the mod; by default a mod that is not soft-deleted
 * @returns the id of the log entry; undefined if nothing changed
 * @throws ApiError mod_not_found; record_not_found; stale; release_exists; and the errors of `decide`
 */
export const changeRelease = (
  { seen, ...id }: ReleaseCommand,
  actor: Actor,
  decide: (stored: StoredRelease, tx: Reader) => ReleaseChange | Promise<ReleaseChange>,
  read?: typeof readMod,
): Promise<string | undefined> =>
  runTransaction(async (tx) => {
    const stored = await findRelease(tx, id, read);
    const { storedMod, release } = stored;
    assertNotStale(storedMod.mod, seen);
    const change = await decide(stored, tx);
    const changed = getChangedFields(release, change.patch);
    if (Object.keys(changed).length === 0) return undefined;
    const next = { ...release, ...changed };
    if (next.verdict !== 'refused') assertNoConflict(next, storedMod.releases);
    tx.update(getReleaseRef(id), changed);
    if (change.verdict) tx.set(getVerdictRef(id), { ...stored.verdict, ...change.verdict, at: now() });
    if (change.file) tx.set(getFileRef(id), change.file);
    change.also?.(tx);
    const releases = storedMod.releases.map((one) => (one.id === release.id ? next : one));
    writeMod(tx, storedMod, { ...storedMod, releases }, actor.uid);
    return logRelease(tx, id, actor, {
      ...change,
      before: pickPrevious(release, changed),
      after: { ...changed, ...change.logged },
    });
  });
