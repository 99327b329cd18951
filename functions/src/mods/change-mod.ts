import { LOADERS_OF } from '@bigorna/domain/catalogue-terms';
import type { Mod, ModModeration } from '@bigorna/domain/entities/mod';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import { ApiError } from '../platform/api-error.ts';
import { auditEntry } from '../platform/audit-log.ts';
import { doc, newId, type Reader, transaction, type Writer } from '../platform/firestore.ts';
import { refuseBlocked } from '../releases/blocked-files.ts';
import { verdictDoc } from '../releases/find-release.ts';
import { differenceOf, type StatePatch, stateOf, withState } from './mod-state.ts';
import { writeMod } from './publish.ts';
import { claimSlug } from './slug-claims.ts';
import { readPresentMod, type StoredMod } from './stored-mod.ts';

/** Who acts on which mod. */
export interface StaffAct {
  readonly modId: string;
  readonly actor: string;
  readonly requestId: string;
  /** The `updated_at` of what the staff member saw; undefined acts on whatever it is now. */
  readonly seen?: string | undefined;
}

/** What becomes of a mod, and what the log says of it. */
export interface Change {
  readonly action: StaffAction;
  readonly patch: StatePatch;
  /** What changes beside the state and stands in no difference. */
  readonly moderation?: Partial<Pick<ModModeration, 'reason' | 'decided_by' | 'decided_at'>>;
  readonly reason?: string | null;
  readonly undoes?: string;
  /** What is written in the same step. */
  readonly also?: (writes: Writer) => void;
}

/**
 * Refuses what was meant for a mod as it is no more.
 *
 * @throws ApiError stale
 */
export const refuseStale = ({ updated_at }: Mod, seen: string | undefined): void => {
  if (seen !== undefined && new Date(seen).getTime() !== updated_at.getTime()) throw new ApiError('stale');
};

/** A mod is of no kind that the loaders of its releases are not of, the withdrawn ones' too. */
const refuseOtherKind = ({ mod: was }: StoredMod, { mod: { content_type }, releases }: StoredMod): void => {
  if (content_type === was.content_type) return;
  const allowed = LOADERS_OF[content_type];
  if (releases.some(({ loaders }) => loaders.some((loader) => !allowed.includes(loader))))
    throw new ApiError('invalid_request', { fields: [{ path: 'content_type', code: 'invalid_value' }] });
};

/** What was blocked since comes to visitors by no way: each leads through here. */
const refuseBlockedFiles = async (step: Reader, found: StoredMod, { mod: { status } }: StoredMod): Promise<void> => {
  if (status !== 'approved' || found.mod.status === 'approved') return;
  const shown = found.releases.filter(({ verdict }) => verdict === 'clear');
  const verdicts = await step.getAll(shown.map(({ id }) => verdictDoc({ modId: found.id, releaseId: id })));
  await Promise.all(shown.map((release, i) => refuseBlocked(step, { ...release, packs: verdicts[i]?.packs ?? [] })));
};

const withChange = (found: StoredMod, { patch, moderation }: Change, actor: string): StoredMod => {
  const next = withState(found, patch, actor);
  return next.moderation === undefined ? next : { ...next, moderation: { ...next.moderation, ...moderation } };
};

/**
 * Changes a mod as one step with its entry in the log; nothing is written where nothing of its state changes.
 *
 * @param decide says what becomes of it; it may read, and throw what stands against it
 * @param read how the mod is found: a present one, unless told otherwise
 * @returns the log entry's id; undefined where there was nothing to change
 * @throws ApiError mod_not_found, stale, slug_taken, mod_too_large, invalid_request where its releases are of another kind,
 *   file_blocked where visitors would come to a blocked file, and what `decide` throws
 */
export const changeMod = (
  { modId, actor, requestId, seen }: StaffAct,
  decide: (found: StoredMod, step: Reader) => Change | Promise<Change>,
  read: (step: Reader, id: string) => Promise<StoredMod> = readPresentMod,
): Promise<string | undefined> =>
  transaction(async (step) => {
    const found = await read(step, modId);
    refuseStale(found.mod, seen);
    const change = await decide(found, step);
    const next = withChange(found, change, actor);
    refuseOtherKind(found, next);
    const difference = differenceOf(stateOf(found), stateOf(next));
    if (difference === undefined) return undefined;
    await refuseBlockedFiles(step, found, next);
    const claim = await claimSlug(step, modId, next.mod.slug, found.mod.slug);
    claim(step);
    change.also?.(step);
    writeMod(step, found, next, actor);
    const { action, reason = null, undoes } = change;
    const target = doc('mods/{mod}', modId).path;
    const logId = newId();
    const entry = {
      actor,
      action,
      target,
      ...difference,
      reason,
      requestId,
      ...(undoes === undefined ? {} : { undoes }),
    };
    step.create(doc('logs/{entry}', logId), auditEntry(entry));
    return logId;
  });
