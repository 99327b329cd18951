import type { Mod, ModDetails, ModModeration } from '@bigorna/domain/entities/mod';
import { type IdentifiedRelease, pageOf } from '@bigorna/domain/mod-page';
import { type ModMove, statusAfter } from '@bigorna/domain/mod-status';
import { notify } from '../notifications/notify.ts';
import { ApiError, notFoundUnless } from '../platform/api-error.ts';
import { auditEntry } from '../platform/audit-log.ts';
import { now } from '../platform/clock.ts';
import { doc, get, newId, type Reader, SERVER_TIME, transaction, type Writer } from '../platform/firestore.ts';
import { detailsOf } from './mod-details.ts';

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

/** What a decision finds of a mod. */
interface Found {
  readonly mod: Mod;
  readonly moderation: ModModeration | undefined;
  readonly details: ModDetails | undefined;
  readonly releases: readonly IdentifiedRelease[];
}

const find = async (step: Reader, modId: string): Promise<Found> => {
  const [mod, moderation, details, releases] = await Promise.all([
    step.get(doc('mods/{mod}', modId)),
    step.get(doc('mods/{mod}/private/moderation', modId)),
    step.get(doc('mods/{mod}/private/details', modId)),
    step.run('releasesOfMod', { mod: modId }),
  ]);
  return {
    mod: notFoundUnless(mod, 'mod_not_found'),
    moderation,
    details,
    releases: releases.map(({ id, data }) => ({ ...data, id })),
  };
};

/** Writes what visitors see of an approved mod, and keeps it as a revision. Answers the revision's number. */
const publish = (step: Writer, { modId, actor }: Decision, found: Found, next: Mod, at: Date): number => {
  const page = pageOf({ ...next, updated_at: SERVER_TIME }, detailsOf(next, found.details), found.releases);
  const number = (found.moderation?.revision ?? 0) + 1;
  step.set(doc('pages/{mod}', modId), page);
  step.set(doc('mods/{mod}/revisions/{revision}', modId, String(number)), { page, made_by: actor, made_at: at });
  return number;
};

const tellMaker = (step: Reader & Writer, uid: string, { title }: Mod, reason: string): Promise<void> =>
  notify(step, uid, { template: 'mod_rejected', values: { title, reason }, path: '/admin' });

const write = async (step: Reader & Writer, decision: Decision, found: Found): Promise<void> => {
  const { modId, move, reason, actor, requestId } = decision;
  const at = now();
  const next = nextOf(found.mod, decision, at);
  if (reason !== null && found.moderation) await tellMaker(step, found.moderation.created_by, next, reason);
  const target = doc('mods/{mod}', modId);
  const published = next.status === 'approved' ? publish(step, decision, found, next, at) : undefined;
  const revision = published ?? found.moderation?.revision;
  step.update(target, { status: next.status, published_at: next.published_at, updated_at: SERVER_TIME });
  if (published === undefined) step.delete(doc('pages/{mod}', modId));
  step.set(doc('mods/{mod}/private/moderation', modId), {
    created_by: found.moderation?.created_by ?? actor,
    former_status: found.moderation?.former_status ?? null,
    ...(revision === undefined ? {} : { revision }),
    reason,
    decided_by: actor,
    decided_at: at,
  });
  const change = { before: { status: found.mod.status }, after: { status: next.status } };
  const entry = auditEntry({ actor, action: `${move}:mod`, target: target.path, ...change, reason, requestId });
  step.create(doc('logs/{entry}', newId()), entry);
};

/**
 * Moves a mod to the status that a decision leads to, in one step with all that hangs on it: page and revision of an
 * approved state, no page otherwise, the reason, a note to whoever made the entry, the audit log.
 *
 * @returns the mod as it is now
 * @throws ApiError mod_not_found, stale, move_not_allowed
 */
export const decideMod = async (decision: Decision): Promise<Mod> => {
  await transaction(async (step) => write(step, decision, await find(step, decision.modId)));
  return notFoundUnless(await get(doc('mods/{mod}', decision.modId)), 'mod_not_found');
};
