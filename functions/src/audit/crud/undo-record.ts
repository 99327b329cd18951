import { z } from 'zod';
import { ApiError } from '../../platform/api-error.ts';
import type { Doc } from '../../platform/documents.ts';
import { type Reader, runTransaction, SERVER_TIME } from '../../platform/firestore.ts';
import { findDeletedPictures, findPictures, trackPictures } from '../../platform/pictures.ts';
import type { Undo, UndoneEntry } from '../undo.ts';
import { type CrudType, type Fields, getRecordRef } from './crud-type.ts';
import { diffFields, getLoggedFields } from './fields.ts';
import { logChange } from './write-record.ts';

const getRecordId = ({ target }: UndoneEntry): string => target.split('/').at(-1) ?? '';

/**
 * Parses the logged fields of an entry by the current schema. Old entries may have another format.
 *
 * @throws ApiError undo_not_possible if a value is no longer valid, or if its field no longer exists
 */
const parseByCurrentSchema = ({ schema }: Doc<z.ZodObject>, fields: Fields | null): Fields => {
  if (fields === null) throw new ApiError('undo_not_possible');
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const field = schema.shape[name];
      const read = field && z.safeParse(field, value);
      if (!read?.success) throw new ApiError('undo_not_possible');
      return [name, read.data];
    }),
  );
};

/**
 * Reads the record of an entry.
 *
 * @throws ApiError stale if the record has changed since the entry or was deleted; undo_not_possible
 */
const readUnchanged = async <S extends z.ZodObject>(
  tx: Reader,
  kind: CrudType<S>,
  entry: UndoneEntry,
): Promise<z.output<S>> => {
  const ref = getRecordRef(kind, getRecordId(entry));
  const stored = await tx.get(ref);
  if (stored === undefined || diffFields(stored, parseByCurrentSchema(ref, entry.after)) !== undefined)
    throw new ApiError('stale');
  return stored;
};

/**
 * A picture without a record is deleted after some days, or earlier by staff. A record whose picture is deleted cannot
 * be restored.
 *
 * @throws ApiError undo_not_possible
 */
const assertPicturesStored = async (fields: Fields): Promise<void> => {
  if ((await findDeletedPictures(findPictures(fields))).size > 0) throw new ApiError('undo_not_possible');
};

/** Deletes a created record, unless it has changed since. */
export const undoCreation =
  (kind: CrudType): Undo =>
  (entry, actor) =>
    runTransaction(async (tx) => {
      const stored = await readUnchanged(tx, kind, entry);
      tx.delete(getRecordRef(kind, getRecordId(entry)));
      trackPictures(tx, stored, null);
      const logged = { before: getLoggedFields(stored), after: null, target: entry.target, undoes: entry.id };
      return logChange(tx, kind, { verb: 'delete', ...logged }, actor);
    });

/** Restores the previous values of changed fields, unless they have changed again. Other fields stay. */
export const undoEdit =
  (kind: CrudType): Undo =>
  (entry, actor) =>
    runTransaction(async (tx) => {
      const ref = getRecordRef(kind, getRecordId(entry));
      const before = parseByCurrentSchema(ref, entry.before);
      const stored = await readUnchanged(tx, kind, entry);
      kind.guard?.(stored);
      await assertPicturesStored(before);
      tx.update(ref, { ...before, updated_at: SERVER_TIME });
      trackPictures(tx, stored, { ...stored, ...before });
      const undone = parseByCurrentSchema(ref, entry.after);
      const logged = { before: undone, after: before, target: entry.target, undoes: entry.id };
      return logChange(tx, kind, { verb: 'edit', ...logged }, actor);
    });

/** Restores a deleted record under its id. */
export const undoDeletion =
  (kind: CrudType): Undo =>
  (entry, actor) =>
    runTransaction(async (tx) => {
      const ref = getRecordRef(kind, getRecordId(entry));
      const before = parseByCurrentSchema(ref, entry.before);
      if ((await tx.get(ref)) !== undefined) throw new ApiError('stale');
      await assertPicturesStored(before);
      tx.create(ref, { ...before, updated_at: SERVER_TIME });
      trackPictures(tx, null, before);
      const logged = { before: null, after: before, target: entry.target, undoes: entry.id };
      return logChange(tx, kind, { verb: 'create', ...logged }, actor);
    });
