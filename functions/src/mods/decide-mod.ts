import type { Mod, ModModeration } from '@bigorna/domain/entities/mod';
import { type ModMove, statusAfter } from '@bigorna/domain/mod-status';
import { ApiError, notFoundUnless } from '../platform/api-error.ts';
import { auditEntry } from '../platform/audit-log.ts';
import { now } from '../platform/clock.ts';
import { doc, get, newId, SERVER_TIME, transaction } from '../platform/firestore.ts';
import { detailsOf } from './mod-details.ts';
import { clearReleases } from './mod-page.ts';

/** A staff member's decision about a mod. */
export interface Decision {
  readonly modId: string;
  readonly move: Extract<ModMove, 'approve' | 'reject'>;
  readonly reason: string | null;
  /** The `updated_at` of what the staff member saw; undefined decides whatever it is now. */
  readonly seen: string | undefined;
  readonly actor: string;
  readonly requestId: string;
}

const nextOf = (mod: Mod, { move, seen }: Decision, at: Date): Mod => {
  if (seen !== undefined && new Date(seen).getTime() !== mod.updated_at.getTime()) throw new ApiError('stale');
  const status = statusAfter(mod.status, move);
  if (status === undefined) throw new ApiError('move_not_allowed');
  return { ...mod, status, published_at: status === 'approved' ? (mod.published_at ?? at) : mod.published_at };
};

const decided = (before: ModModeration | undefined, { reason, actor }: Decision, at: Date): ModModeration => ({
  created_by: before?.created_by ?? actor,
  former_status: before?.former_status ?? null,
  reason,
  decided_by: actor,
  decided_at: at,
});

const rejectionNote = (mod: Mod, reason: string, at: Date) => ({
  type: 'system' as const,
  template: 'mod_rejected',
  values: { title: mod.title, reason },
  path: '/admin',
  created_at: at,
  read_at: null,
});

/**
 * Moves a mod to the status that a decision leads to, in one step with all that hangs on it: page and revision of an
 * approved state, no page otherwise, the reason, a note to whoever made the entry, the audit log.
 *
 * @returns the mod as it is now
 * @throws ApiError mod_not_found, stale, move_not_allowed
 */
export const decideMod = async (decision: Decision): Promise<Mod> => {
  const { modId, move, reason, actor, requestId } = decision;
  const modDoc = doc('mods/{mod}', modId);
  const moderationDoc = doc('mods/{mod}/private/moderation', modId);
  await transaction(async (step) => {
    const at = now();
    const [stored, before, details, releases] = await Promise.all([
      step.get(modDoc),
      step.get(moderationDoc),
      step.get(doc('mods/{mod}/private/details', modId)),
      step.run('releasesOfMod', { mod: modId }),
    ]);
    const mod = notFoundUnless(stored, 'mod_not_found');
    const next = nextOf(mod, decision, at);
    const moderation = decided(before, decision, at);
    step.update(modDoc, { status: next.status, published_at: next.published_at, updated_at: SERVER_TIME });
    if (next.status === 'approved') {
      const page = { ...next, updated_at: SERVER_TIME, ...detailsOf(mod, details), releases: clearReleases(releases) };
      const revision = (before?.revision ?? 0) + 1;
      step.set(doc('pages/{mod}', modId), page);
      step.set(doc('mods/{mod}/revisions/{revision}', modId, String(revision)), { page, made_by: actor, made_at: at });
      step.set(moderationDoc, { ...moderation, revision });
    } else {
      step.delete(doc('pages/{mod}', modId));
      step.set(moderationDoc, {
        ...moderation,
        ...(before?.revision === undefined ? {} : { revision: before.revision }),
      });
    }
    if (reason !== null && before !== undefined) {
      step.create(
        doc('users/{uid}/notifications/{notification}', before.created_by, newId()),
        rejectionNote(mod, reason, at),
      );
    }
    const change = { before: { status: mod.status }, after: { status: next.status } };
    const entry = auditEntry({ actor, action: `${move}:mod`, target: modDoc.path, ...change, reason, requestId });
    step.create(doc('logs/{entry}', newId()), entry);
  });
  return notFoundUnless(await get(modDoc), 'mod_not_found');
};
