import { isStaffAction, type StaffAction } from '@bigorna/domain/staff-actions';
import type { z } from 'zod';
import { ApiError, requireFound } from '../../platform/api-error.ts';
import type { Doc } from '../../platform/documents.ts';
import {
  createId,
  doc,
  get,
  ignoreAlreadyExists,
  omitUndefined,
  runBatch,
  runTransaction,
  SERVER_TIME,
  type Writer,
} from '../../platform/firestore.ts';
import { trackPictures } from '../../platform/pictures.ts';
import type { Actor } from '../actor.ts';
import { createAuditEntry } from '../audit-log.ts';
import { type CrudType, type Fields, getRecordRef } from './crud-type.ts';
import { diffFields, getLoggedFields } from './fields.ts';

/** The current record (after a deletion, the deleted one) and the id of its log entry. No id if nothing changed. */
export interface CrudWriteResult<S extends z.ZodType> {
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

const toAction = (verb: Logged['verb'], { name }: CrudType): StaffAction => {
  const action = `${verb}:${name}`;
  if (!isStaffAction(action)) throw new TypeError(`Staff cannot ${action}`);
  return action;
};

/**
 * Writes the log entry in the transaction of the change.
 *
 * @returns the id of the entry
 */
export const logChange = (tx: Writer, kind: CrudType, { verb, ...change }: Logged, actor: Actor): string => {
  const id = createId();
  const entry = createAuditEntry({
    ...change,
    actor: actor.uid,
    action: toAction(verb, kind),
    reason: change.reason ?? null,
    requestId: actor.requestId,
  });
  tx.create(doc('logs/{entry}', id), entry);
  return id;
};

/** Creates a record and its log entry in one commit. */
export const createRecord = async <S extends z.ZodObject>(
  kind: CrudType<S>,
  fields: Fields,
  actor: Actor,
): Promise<CrudWriteResult<S>> => {
  const id = createId();
  const ref = getRecordRef(kind, id);
  const looseRef: Doc<z.ZodObject> = ref;
  let entry: string | undefined;
  await runBatch((writes) => {
    writes.create(looseRef, { ...omitUndefined(fields), updated_at: SERVER_TIME });
    trackPictures(writes, null, fields);
    const logged = { verb: 'create', target: ref.path, before: null, after: getLoggedFields(fields) } as const;
    entry = logChange(writes, kind, logged, actor);
  }).catch(ignoreAlreadyExists);
  return { id, data: requireFound(await get(ref), 'record_not_found'), entry };
};

/**
 * Optimistic locking: compares the `updated_at` of the record.
 *
 * @param seenAt the `updated_at` that the staff member saw; undefined skips the check
 * @throws ApiError stale if the record has changed since
 */
export const assertNotStale = ({ updated_at }: Fields, seenAt: string | undefined): void => {
  if (seenAt === undefined) return;
  if (!(updated_at instanceof Date) || updated_at.getTime() !== Date.parse(seenAt)) throw new ApiError('stale');
};

/**
 * Changes some fields of a record. Does nothing if they already have these values.
 *
 * @param seenAt the `updated_at` that the staff member saw; undefined skips the check
 * @throws ApiError record_not_found, stale, and the errors of the type's guard
 */
export const updateRecord = async <S extends z.ZodObject>(
  kind: CrudType<S>,
  id: string,
  fields: Fields,
  seenAt: string | undefined,
  actor: Actor,
): Promise<CrudWriteResult<S>> => {
  const ref = getRecordRef(kind, id);
  const looseRef: Doc<z.ZodObject> = ref;
  const entry = await runTransaction(async (tx) => {
    const stored = await tx.get(ref);
    const before = requireFound(stored ?? kind.blank, 'record_not_found');
    kind.guard?.(before);
    assertNotStale(before, seenAt);
    const changed = diffFields(before, omitUndefined(fields));
    if (changed === undefined) return undefined;
    const next = { ...changed.after, updated_at: SERVER_TIME };
    if (stored === undefined) tx.create(looseRef, { ...before, ...next });
    else tx.update(looseRef, next);
    trackPictures(tx, before, { ...before, ...next });
    return logChange(tx, kind, { verb: 'edit', target: ref.path, ...changed }, actor);
  });
  return { id, data: requireFound((await get(ref)) ?? kind.blank, 'record_not_found'), entry };
};

/**
 * Deletes a record.
 *
 * @returns the deleted record
 * @throws ApiError record_not_found, and the errors of the type's guard
 */
export const deleteRecord = <S extends z.ZodObject>(
  kind: CrudType<S>,
  id: string,
  actor: Actor,
): Promise<CrudWriteResult<S>> => {
  const ref = getRecordRef(kind, id);
  return runTransaction(async (tx) => {
    const data = requireFound(await tx.get(ref), 'record_not_found');
    kind.guard?.(data);
    tx.delete(ref);
    trackPictures(tx, data, null);
    const logged = { verb: 'delete', target: ref.path, before: getLoggedFields(data), after: null } as const;
    return { id, data, entry: logChange(tx, kind, logged, actor) };
  });
};
