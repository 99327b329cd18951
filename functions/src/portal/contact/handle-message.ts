import type { ContactMessage } from '@bigorna/domain/entities/portal';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import type { Actor } from '../../audit/actor.ts';
import { logAction } from '../../audit/audit-log.ts';
import { assertNotRepeated, type UndoneEntry } from '../../audit/undo.ts';
import { ApiError, requireFound } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { doc, type ReadWriteTransaction, runTransaction, type Writer } from '../../platform/firestore.ts';

/** How staff handled a message. */
type Handling = Pick<ContactMessage, 'handled_at' | 'handled_by' | 'answered' | 'note'>;

const getRef = (id: string) => doc('contact_messages/{message}', id);
const toHandling = ({ handled_at, handled_by, answered, note }: ContactMessage): Handling => ({
  handled_at,
  handled_by,
  answered,
  note,
});

interface Change {
  readonly action: StaffAction;
  readonly before: Handling;
  readonly after: Handling;
  readonly undoes?: string | undefined;
}

const write = (tx: Writer, id: string, { before, after, ...change }: Change, actor: Actor): string => {
  tx.update(getRef(id), after);
  // Omits `handled_by`, because the log entry has the same person as its actor. The log shows that the note changed, but
  // not its text.
  const toLogged = ({ handled_at, answered, note }: Handling) => ({
    handled_at,
    answered,
    ...(note === '' || before.note === after.note ? {} : { note }),
  });
  const logged = { before: toLogged(before), after: toLogged(after) };
  return logAction(tx, actor, { ...change, ...logged, target: getRef(id).path });
};

/** The state after reopening. Keeps `handled_by` and note, because the log does not contain them. */
const reopen = (handling: Handling): Handling => ({ ...handling, handled_at: null, answered: false });

const read = async (tx: ReadWriteTransaction, id: string): Promise<Handling> =>
  toHandling(requireFound(await tx.get(getRef(id)), 'record_not_found'));

const isSame = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();

/** A requested handling. `seen` is the `handled_at` the caller last read; undefined skips the check. */
interface HandleRequest {
  readonly answered: boolean;
  readonly note: string;
  readonly seen?: Date | null | undefined;
}

/**
 * Marks a message as answered or closed, with a note for other staff. Does nothing if the same handling is already
 * stored.
 *
 * @returns the id of the log entry; undefined if nothing changed
 * @throws ApiError record_not_found, stale
 */
export const handleMessage = (
  id: string,
  { answered, note, seen }: HandleRequest,
  actor: Actor,
): Promise<string | undefined> =>
  runTransaction(async (tx) => {
    const before = await read(tx, id);
    if (seen !== undefined && !isSame(seen, before.handled_at)) throw new ApiError('stale');
    if (before.handled_at !== null && before.answered === answered && before.note === note) return undefined;
    const after = { handled_at: now(), handled_by: actor.uid, answered, note };
    return write(tx, id, { action: 'handle:contact_message', before, after }, actor);
  });

/**
 * Reopens a handled message, which keeps its note. Does nothing if the message is open.
 *
 * @returns the id of the log entry; undefined if nothing changed
 * @throws ApiError record_not_found
 */
export const reopenMessage = (id: string, actor: Actor): Promise<string | undefined> =>
  runTransaction(async (tx) => {
    const before = await read(tx, id);
    if (before.handled_at === null) return undefined;
    return write(tx, id, { action: 'reopen:contact_message', before, after: reopen(before) }, actor);
  });

/**
 * Reopens a message that was handled at `at`, unless somebody handled it again since. The message keeps its note.
 *
 * @throws ApiError stale
 */
export const undoHandling = (id: string, at: Date, undoes: string, actor: Actor): Promise<string> =>
  runTransaction(async (tx) => {
    const before = await read(tx, id);
    if (!isSame(before.handled_at, at)) throw new ApiError('stale');
    return write(tx, id, { action: 'reopen:contact_message', before, after: reopen(before), undoes }, actor);
  });

/**
 * Restores the handling of a reopened message, unless somebody handled it since.
 *
 * @throws ApiError stale
 */
export const undoReopening = (
  id: string,
  handling: Pick<Handling, 'handled_at' | 'answered'>,
  entry: UndoneEntry,
  actor: Actor,
): Promise<string> =>
  runTransaction(async (tx) => {
    const before = await read(tx, id);
    if (before.handled_at !== null) throw new ApiError('stale');
    await assertNotRepeated(tx, ['handle:contact_message'], entry);
    const change = { before, after: { ...before, ...handling }, undoes: entry.id };
    return write(tx, id, { action: 'handle:contact_message', ...change }, actor);
  });
