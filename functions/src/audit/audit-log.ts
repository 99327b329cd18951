import type { LogEntry } from '@bigorna/domain/entities/portal';
import { createId, doc, SERVER_TIME, type Writer } from '../platform/firestore.ts';

interface Action {
  /** The acting account; null for the portal itself. */
  readonly actor: string | null;
  /** `verb:entity`. */
  readonly action: string;
  /** Path of the target document. */
  readonly target: string;
  /**
   * Paths of related records, such as the mod of a release. A search of the log for any of these paths finds the entry.
   */
  readonly about?: readonly string[];
  readonly before: LogEntry['before'];
  readonly after: LogEntry['after'];
  readonly reason: string | null;
  readonly requestId: string;
  /** Id of the entry that this entry undoes. */
  readonly undoes?: string | undefined;
}

/** What happened, without the actor. */
interface Logged extends Omit<Action, 'actor' | 'requestId' | 'reason'> {
  readonly reason?: string | null | undefined;
}

/** The log stores this text instead of a personal value. */
export const CHANGED = 'changed';

/** The log never stores the values of these personal fields. In contact messages, `CONTACT_FIELDS` are personal too. */
const PERSONAL_FIELDS: ReadonlySet<string> = new Set(['display_name', 'email', 'full_name', 'bio']);
const CONTACT_FIELDS: ReadonlySet<string> = new Set(['name', 'subject', 'message', 'note']);

const isLoggable = (action: string, field: string): boolean =>
  !PERSONAL_FIELDS.has(field) && !(action.endsWith(':contact_message') && CONTACT_FIELDS.has(field));

const redact = (action: string, fields: LogEntry['before']): LogEntry['before'] =>
  fields &&
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, isLoggable(action, field) ? value : CHANGED] as const),
  );

/** An entry of the append-only audit log, with the server time. Replaces the values of personal fields by 'changed'. */
export const createAuditEntry = ({ requestId, about = [], undoes, before, after, ...action }: Action): LogEntry => ({
  ...action,
  before: redact(action.action, before),
  after: redact(action.action, after),
  about: [...new Set([action.target, ...about])],
  undoes: undoes ?? null,
  request_id: requestId,
  at: SERVER_TIME,
});

/**
 * Writes the log entry of an action, in the transaction or batch of its changes.
 *
 * @returns the id of the entry
 */
export const logAction = (
  writes: Writer,
  { uid, requestId }: { readonly uid: string | null; readonly requestId: string },
  { reason = null, ...logged }: Logged,
): string => {
  const id = createId();
  writes.create(doc('logs/{entry}', id), createAuditEntry({ ...logged, reason, actor: uid, requestId }));
  return id;
};
