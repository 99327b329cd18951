import type { LogEntry } from '@bigorna/domain/entities/portal';
import { SERVER_TIME } from './firestore.ts';

interface Action {
  /** The account that acts; null where the portal itself does. */
  readonly actor: string | null;
  /** `verb:entity`. */
  readonly action: string;
  /** Path of the document acted on. */
  readonly target: string;
  readonly before: LogEntry['before'];
  readonly after: LogEntry['after'];
  readonly reason: string | null;
  readonly requestId: string;
}

/** An entry of the append-only log, timed by the server. Of personal fields it says only 'changed'. */
export const auditEntry = ({ requestId, ...action }: Action): LogEntry => ({
  ...action,
  request_id: requestId,
  at: SERVER_TIME,
});
