import { isDeepStrictEqual } from 'node:util';
import type { LogEntry } from '@bigorna/domain/entities/portal';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import { auditEntry } from '../platform/audit-log.ts';
import { doc, newId, type Writer } from '../platform/firestore.ts';

interface Logged {
  readonly action: StaffAction;
  /** Fields as they were and as they are; those that did not change are left out. */
  readonly before: NonNullable<LogEntry['before']>;
  readonly after: NonNullable<LogEntry['after']>;
  readonly reason?: string | null;
  /** Null where the portal itself acts. */
  readonly actor: string | null;
  readonly requestId: string;
  readonly undoes?: string | undefined;
}

/** Writes the log entry of what was done to an account, in the same step. Answers the entry's id. */
export const logOfAccount = (step: Writer, uid: string, { before, after, undoes, ...logged }: Logged): string => {
  const id = newId();
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const of = (fields: Logged['before']) => Object.fromEntries(names.map((name) => [name, fields[name]]));
  const entry = auditEntry({
    reason: null,
    ...logged,
    target: doc('users/{uid}', uid).path,
    before: of(before),
    after: of(after),
    ...(undoes === undefined ? {} : { undoes }),
  });
  step.create(doc('logs/{entry}', id), entry);
  return id;
};
