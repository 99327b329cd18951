import type { StaffAction } from '@bigorna/domain/staff-actions';
import { isStaffAction } from '@bigorna/domain/staff-actions';
import type { z } from 'zod';
import type { Actor } from '../accounts/actor.ts';
import { ApiError, notFoundUnless } from '../platform/api-error.ts';
import { auditEntry } from '../platform/audit-log.ts';
import type { Doc } from '../platform/documents.ts';
import {
  batch,
  doc,
  get,
  newId,
  SERVER_TIME,
  transaction,
  unlessOwnIsThere,
  type Writer,
} from '../platform/firestore.ts';
import { differing, toldFields, withoutGaps } from './fields.ts';
import { type Fields, type Kind, refOf } from './kind.ts';

/** A record as it is now, and the log entry that its change left; none where nothing changed. */
export interface Written<S extends z.ZodType> {
  readonly id: string;
  readonly data: z.output<S>;
  readonly entry: string | undefined;
}

interface Logged {
  readonly verb: 'create' | 'edit' | 'delete';
  readonly target: string;
  readonly before: Fields | null;
  readonly after: Fields | null;
  readonly reason?: string;
  readonly undoes?: string;
}

const actionOf = (verb: Logged['verb'], { name }: Kind): StaffAction => {
  const action = `${verb}:${name}`;
  if (!isStaffAction(action)) throw new TypeError(`Staff cannot ${action}`);
  return action;
};

/** Writes the log entry of a change, in its commit. Answers the entry's id. */
export const logChange = (step: Writer, kind: Kind, { verb, ...change }: Logged, actor: Actor): string => {
  const id = newId();
  const entry = auditEntry({
    ...change,
    actor: actor.uid,
    action: actionOf(verb, kind),
    reason: change.reason ?? null,
    requestId: actor.requestId,
  });
  step.create(doc('logs/{entry}', id), entry);
  return id;
};

/** Makes a new record. */
export const createRecord = async <S extends z.ZodObject>(
  kind: Kind<S>,
  fields: Fields,
  actor: Actor,
): Promise<Written<S>> => {
  const id = newId();
  const ref = refOf(kind, id);
  const open: Doc<z.ZodObject> = ref;
  let entry: string | undefined;
  await batch((writes) => {
    writes.create(open, { ...withoutGaps(fields), updated_at: SERVER_TIME });
    entry = logChange(
      writes,
      kind,
      { verb: 'create', target: ref.path, before: null, after: toldFields(fields) },
      actor,
    );
  }).catch(unlessOwnIsThere);
  return { id, data: notFoundUnless(await get(ref), 'record_not_found'), entry };
};

/**
 * @param seen the `updated_at` of what a staff member saw; undefined takes whatever is there now
 * @throws ApiError stale where the record was changed since
 */
export const assertSeen = ({ updated_at }: Fields, seen: string | undefined): void => {
  if (seen === undefined) return;
  if (!(updated_at instanceof Date) || updated_at.getTime() !== Date.parse(seen)) throw new ApiError('stale');
};

/**
 * Changes some fields of a record; where they are so already, nothing happens.
 *
 * @param seen the `updated_at` of what the staff member saw; undefined changes whatever it is now
 * @throws ApiError record_not_found, stale, and what the kind's guard throws
 */
export const updateRecord = async <S extends z.ZodObject>(
  kind: Kind<S>,
  id: string,
  fields: Fields,
  seen: string | undefined,
  actor: Actor,
): Promise<Written<S>> => {
  const ref = refOf(kind, id);
  const open: Doc<z.ZodObject> = ref;
  const entry = await transaction(async (step) => {
    const stored = await step.get(ref);
    const before = notFoundUnless(stored ?? kind.blank, 'record_not_found');
    kind.guard?.(before);
    assertSeen(before, seen);
    const changed = differing(before, withoutGaps(fields));
    if (changed === undefined) return undefined;
    const next = { ...changed.after, updated_at: SERVER_TIME };
    if (stored === undefined) step.create(open, { ...before, ...next });
    else step.update(open, next);
    return logChange(step, kind, { verb: 'edit', target: ref.path, ...changed }, actor);
  });
  return { id, data: notFoundUnless((await get(ref)) ?? kind.blank, 'record_not_found'), entry };
};

/**
 * Deletes a record.
 *
 * @returns what was there
 * @throws ApiError record_not_found, and what the kind's guard throws
 */
export const deleteRecord = <S extends z.ZodObject>(kind: Kind<S>, id: string, actor: Actor): Promise<Written<S>> => {
  const ref = refOf(kind, id);
  return transaction(async (step) => {
    const data = notFoundUnless(await step.get(ref), 'record_not_found');
    kind.guard?.(data);
    step.delete(ref);
    const entry = logChange(
      step,
      kind,
      { verb: 'delete', target: ref.path, before: toldFields(data), after: null },
      actor,
    );
    return { id, data, entry };
  });
};
