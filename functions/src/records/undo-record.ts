import { z } from 'zod';
import type { Undo, UndoneEntry } from '../logs/undo.ts';
import { ApiError } from '../platform/api-error.ts';
import { CHANGED } from '../platform/audit-log.ts';
import type { Doc } from '../platform/documents.ts';
import { type Reader, SERVER_TIME, transaction } from '../platform/firestore.ts';
import { differing, toldFields } from './fields.ts';
import { type Fields, type Kind, refOf } from './kind.ts';
import { logChange } from './write-record.ts';

const idOf = ({ target }: UndoneEntry): string => target.split('/').at(-1) ?? '';

/**
 * Fields of an entry as a record is read today: it may be from when they were stored in another form.
 *
 * @throws ApiError undo_not_possible where the entry kept a field to itself, or tells of one that records have no more
 */
const asReadToday = ({ schema }: Doc<z.ZodObject>, fields: Fields | null): Fields => {
  if (fields === null || Object.values(fields).includes(CHANGED)) throw new ApiError('undo_not_possible');
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const field = schema.shape[name];
      const read = field && z.safeParse(field, value);
      if (!read?.success) throw new ApiError('undo_not_possible');
      return [name, read.data];
    }),
  );
};

/** The record, still as the entry left it. */
const untouched = async <S extends z.ZodObject>(
  step: Reader,
  kind: Kind<S>,
  entry: UndoneEntry,
): Promise<z.output<S>> => {
  const ref = refOf(kind, idOf(entry));
  const stored = await step.get(ref);
  if (stored === undefined || differing(stored, asReadToday(ref, entry.after)) !== undefined)
    throw new ApiError('stale');
  return stored;
};

/** Deletes a record that was made, as long as nobody changed it. */
export const undoCreation =
  (kind: Kind): Undo =>
  (entry, actor) =>
    transaction(async (step) => {
      const stored = await untouched(step, kind, entry);
      step.delete(refOf(kind, idOf(entry)));
      const logged = { before: toldFields(stored), after: null, target: entry.target, undoes: entry.id };
      return logChange(step, kind, { verb: 'delete', ...logged }, actor);
    });

/** Gives changed fields back what they held, as long as nobody changed them further; others stay as they are. */
export const undoEdit =
  (kind: Kind): Undo =>
  (entry, actor) =>
    transaction(async (step) => {
      const ref = refOf(kind, idOf(entry));
      const before = asReadToday(ref, entry.before);
      const stored = await untouched(step, kind, entry);
      kind.guard?.(stored);
      step.update(ref, { ...before, updated_at: SERVER_TIME });
      const logged = { before: asReadToday(ref, entry.after), after: before, target: entry.target, undoes: entry.id };
      return logChange(step, kind, { verb: 'edit', ...logged }, actor);
    });

/** Brings a deleted record back under its id. */
export const undoDeletion =
  (kind: Kind): Undo =>
  (entry, actor) =>
    transaction(async (step) => {
      const ref = refOf(kind, idOf(entry));
      const before = asReadToday(ref, entry.before);
      if ((await step.get(ref)) !== undefined) throw new ApiError('stale');
      step.create(ref, { ...before, updated_at: SERVER_TIME });
      const logged = { before: null, after: before, target: entry.target, undoes: entry.id };
      return logChange(step, kind, { verb: 'create', ...logged }, actor);
    });
