import type { LogEntry } from '@bigorna/domain/entities/portal';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import { FieldValue } from 'firebase-admin/firestore';

type Logged = Pick<LogEntry, 'target' | 'after'> & {
  readonly action: StaffAction;
  readonly before?: LogEntry['before'];
  /** The command. */
  readonly reason: string;
};

/** An entry of the audit log without an actor: only staff have ids, not operators. */
export const buildLogEntry = ({ before = null, ...logged }: Logged) => ({
  ...{ ...logged, actor: null, before, about: [logged.target], undoes: null },
  ...{ request_id: crypto.randomUUID(), at: FieldValue.serverTimestamp() },
});
