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

/** An entry of the append-only log, timed by the server. Of personal fields it says only 'changed'. */
export const auditEntry = ({ requestId, about = [], undoes = undefined, ...action }: Action): LogEntry => ({
  ...action,
  about: [...new Set([action.target, ...about])],
  undoes: undoes ?? null,
  request_id: requestId,
  at: SERVER_TIME,
});
