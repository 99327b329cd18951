import type { LogEntry } from '@bigorna/domain/entities/portal';
import { SERVER_TIME } from './firestore.ts';

interface Action {
  /** The account that acts; null where the portal itself does. */
  readonly actor: string | null;
  /** `verb:entity`. */
  readonly action: string;
  /** Path of the document acted on. */
  readonly target: string;
  /** Other records it concerns, such as the mod of a release: it is found from each of them. */
  readonly about?: readonly string[];
  readonly before: LogEntry['before'];
  readonly after: LogEntry['after'];
  readonly reason: string | null;
  readonly requestId: string;
  /** The entry that this one undoes. */
  readonly undoes?: string;
}

/** What stands in an entry for a field that it may not tell. */
export const CHANGED = 'changed';

/** Fields that no entry tells, and those of contact messages besides: what somebody wrote, and what staff noted of it. */
const PERSONAL: ReadonlySet<string> = new Set(['email', 'full_name', 'bio']);
const OF_CONTACT: ReadonlySet<string> = new Set(['name', 'subject', 'message', 'note']);

const isTold = (action: string, field: string): boolean =>
  !PERSONAL.has(field) && !(action.endsWith(':contact_message') && OF_CONTACT.has(field));

const told = (action: string, fields: LogEntry['before']): LogEntry['before'] =>
  fields &&
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, isTold(action, field) ? value : CHANGED] as const),
  );

/** An entry of the append-only log, timed by the server. Of personal fields it says only 'changed', whoever writes it. */
export const auditEntry = ({ requestId, about = [], undoes, before, after, ...action }: Action): LogEntry => ({
  ...action,
  before: told(action.action, before),
  after: told(action.action, after),
  about: [...new Set([action.target, ...about])],
  undoes: undoes ?? null,
  request_id: requestId,
  at: SERVER_TIME,
});
