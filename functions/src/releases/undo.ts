import { type Release, release } from '@bigorna/domain/entities/release';
import { DAY_MS } from '@bigorna/domain/limits';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import { catalogue } from '../catalogue/index.ts';
import type { Undo, UndoneEntry } from '../logs/undo.ts';
import { ApiError } from '../platform/api-error.ts';
import { now } from '../platform/clock.ts';
import type { Reader } from '../platform/firestore.ts';
import { refuseBlocked } from './blocked-files.ts';
import { changeRelease } from './change-release.ts';
import { clearRelease } from './clear-release.ts';
import type { FoundRelease, ReleaseId } from './find-release.ts';
import { heldByForm } from './held-by-form.ts';
import { changedFields, type Some } from './release-fields.ts';
import { withdrawRelease } from './withdraw-release.ts';

const patch = release.partial();

const idIn = ({ target }: UndoneEntry): ReleaseId => {
  const [, modId = '', , releaseId = ''] = target.split('/');
  return { modId, releaseId };
};

/** What an entry says of a release; nothing else can be brought back. */
const patchIn = (part: UndoneEntry['after']): Some<Release> => {
  const parsed = patch.safeParse(part ?? {});
  if (!parsed.success) throw new ApiError('undo_not_possible');
  return parsed.data;
};

const refuseMovedOn = ({ release: stored }: FoundRelease, { after }: UndoneEntry): void => {
  if (Object.keys(changedFields(stored, patchIn(after))).length > 0) throw new ApiError('stale');
};

/** Withdrawn again since, for another reason and by another's word: a release says only that it is withdrawn. */
const refuseWithdrawnAgain = async (step: Reader, { id, target, at }: UndoneEntry): Promise<void> => {
  const since = { action: 'withdraw:release', about: target, from: at, to: new Date(now().getTime() + DAY_MS) };
  const [newest] = await step.run('logEntriesOfAbout', since, { limit: 1, sort: ['at', 'desc'] });
  if (newest !== undefined && newest.id !== id) throw new ApiError('stale');
};

/** What stands against the way back is that things have moved on. */
const STALE: ReadonlySet<string> = new Set(['mod_not_found', 'record_not_found', 'move_not_allowed']);

/** The way back, which comes to nothing where it is so already. */
type Back = (...given: Parameters<Undo>) => Promise<string | undefined>;

const undoBy =
  (back: Back): Undo =>
  async (entry, actor) => {
    const made = await back(entry, actor).catch((error: unknown) => {
      if (error instanceof ApiError && STALE.has(error.code)) throw new ApiError('stale', {}, error);
      if (error instanceof ApiError && error.code === 'release_exists')
        throw new ApiError('undo_not_possible', {}, error);
      throw error;
    });
    catalogue.expectChange();
    if (made === undefined) throw new ApiError('stale');
    return made;
  };

/** How staff's actions about releases are undone, each as the action that it comes to. */
export const RELEASE_UNDO = {
  'edit:release': undoBy((entry, actor) =>
    changeRelease(idIn(entry), actor, async (found, step) => {
      refuseMovedOn(found, entry);
      const before = patchIn(entry.before);
      if (before.verdict !== 'clear') return { action: 'edit:release', ...heldByForm(found, before), undoes: entry.id };
      await refuseBlocked(step, { ...found.release, packs: found.verdict.packs });
      return { action: 'edit:release', patch: before, undoes: entry.id };
    }),
  ),
  'clear:release': undoBy((entry, actor) => {
    const { verdict, published_at } = patchIn(entry.before);
    return withdrawRelease(idIn(entry), actor, {
      reason: null,
      to: verdict === 'pending' ? 'pending' : 'refused',
      undoes: entry.id,
      check: (found) => refuseMovedOn(found, entry),
      ...(published_at === undefined ? {} : { publishedAt: published_at }),
    });
  }),
  'withdraw:release': undoBy((entry, actor) =>
    patchIn(entry.before).verdict === 'clear'
      ? clearRelease(idIn(entry), actor, { undoes: entry.id, check: (step) => refuseWithdrawnAgain(step, entry) })
      : changeRelease(idIn(entry), actor, async (found, step) => {
          refuseMovedOn(found, entry);
          await refuseWithdrawnAgain(step, entry);
          return {
            action: 'edit:release',
            patch: patchIn(entry.before),
            verdict: { reason: null },
            undoes: entry.id,
          };
        }),
  ),
} as const satisfies Partial<Record<StaffAction, Undo>>;
