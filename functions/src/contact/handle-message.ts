import type { ContactMessage } from '@bigorna/domain/entities/portal';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import type { Actor } from '../accounts/actor.ts';
import { ApiError, notFoundUnless } from '../platform/api-error.ts';
import { auditEntry } from '../platform/audit-log.ts';
import { now } from '../platform/clock.ts';
import { doc, newId, type Step, transaction, type Writer } from '../platform/firestore.ts';

/** What staff made of a message. */
type Handling = Pick<ContactMessage, 'handled_at' | 'handled_by' | 'answered' | 'note'>;

const OPEN: Handling = { handled_at: null, handled_by: null, answered: false, note: '' };

const refOf = (id: string) => doc('contact_messages/{message}', id);
const handlingOf = ({ handled_at, handled_by, answered, note }: ContactMessage): Handling => ({
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

/** Who handled it is told by the entry's actor; of a note it says that it is there, and no more. */
const told = ({ handled_at, answered, note }: Handling) => ({ handled_at, answered, ...(note === '' ? {} : { note }) });

const write = (step: Writer, id: string, change: Change, { uid, requestId }: Actor): string => {
  const entry = newId();
  step.update(refOf(id), change.after);
  const { action, undoes } = change;
  const logged = { action, before: told(change.before), after: told(change.after), reason: null };
  const by = { target: refOf(id).path, actor: uid, requestId, ...(undoes === undefined ? {} : { undoes }) };
  step.create(doc('logs/{entry}', entry), auditEntry({ ...logged, ...by }));
  return entry;
};

const read = async (step: Step, id: string): Promise<Handling> =>
  handlingOf(notFoundUnless(await step.get(refOf(id)), 'record_not_found'));

const isSame = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();

/** What is made of a message, and the `handled_at` that was seen; without it the message is handled whatever it is now. */
interface Wish {
  readonly answered: boolean;
  readonly note: string;
  readonly seen?: Date | null | undefined;
}

/**
 * Marks a message as answered, or puts it aside, with a note for the others; where it is so already, nothing happens.
 *
 * @returns the id of the log entry; undefined where nothing changed
 * @throws ApiError record_not_found, stale
 */
export const handleMessage = (id: string, { answered, note, seen }: Wish, actor: Actor): Promise<string | undefined> =>
  transaction(async (step) => {
    const before = await read(step, id);
    if (seen !== undefined && !isSame(seen, before.handled_at)) throw new ApiError('stale');
    if (before.handled_at !== null && before.answered === answered && before.note === note) return undefined;
    const after = { handled_at: now(), handled_by: actor.uid, answered, note };
    return write(step, id, { action: 'handle:contact_message', before, after }, actor);
  });

/**
 * Has a message wait again; where it does, nothing happens. The note goes with the handling that it was of.
 *
 * @returns the id of the log entry; undefined where nothing changed
 * @throws ApiError record_not_found
 */
export const reopenMessage = (id: string, actor: Actor): Promise<string | undefined> =>
  transaction(async (step) => {
    const before = await read(step, id);
    if (before.handled_at === null) return undefined;
    return write(step, id, { action: 'reopen:contact_message', before, after: OPEN }, actor);
  });

/**
 * Has a message wait again that was handled at a moment, and not handled anew since.
 *
 * @throws ApiError stale
 */
export const undoHandling = (id: string, at: Date, undoes: string, actor: Actor): Promise<string> =>
  transaction(async (step) => {
    const before = await read(step, id);
    if (!isSame(before.handled_at, at)) throw new ApiError('stale');
    return write(step, id, { action: 'reopen:contact_message', before, after: OPEN, undoes }, actor);
  });

/**
 * Handles a message again as it was before it was opened, but for the note, which no log tells.
 *
 * @throws ApiError stale
 */
export const undoReopening = (id: string, answered: boolean, undoes: string, actor: Actor): Promise<string> =>
  transaction(async (step) => {
    const before = await read(step, id);
    if (before.handled_at !== null) throw new ApiError('stale');
    const after = { handled_at: now(), handled_by: actor.uid, answered, note: '' };
    return write(step, id, { action: 'handle:contact_message', before, after, undoes }, actor);
  });
