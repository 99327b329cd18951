import { randomUUID } from 'node:crypto';
import type { EndpointId } from '@bigorna/domain/endpoints/index';
import type { Report } from '@bigorna/domain/entities/member';
import { type LogEntry, logEntry } from '@bigorna/domain/entities/portal';
import { Timestamp } from 'firebase-admin/firestore';
import { call, type Reply } from './call.ts';
import { firestore } from './firebase.ts';

/** A list question of the console as its address has it. */
export const question = (parts: {
  filter?: object;
  sort?: readonly string[];
  range?: readonly number[];
  after?: string;
}) => `?${new URLSearchParams(Object.entries(parts).map(([name, value]) => [name, JSON.stringify(value)]))}`;

/** The total of a list, and the range of its rows, as the header says them. */
export const rangeOf = ({ headers }: Reply): string | undefined => headers.get('content-range')?.split(' ')[1];

/** The id of the log entry that a call left; null where it left none. */
export const entryIdOf = ({ headers }: Reply): string | null => headers.get('x-log-entry');

const withDates = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withDates(inner)]));
};

/** The log entry that a call left; fails where it left none. */
export const entryOf = async (reply: Reply): Promise<LogEntry & { id: string }> => {
  const id = entryIdOf(reply);
  if (id === null) throw new Error(`No log entry: ${reply.status} ${reply.text}`);
  const stored = await firestore.doc(`logs/${id}`).get();
  return { ...logEntry.parse(withDates(stored.data())), id };
};

/** Undoes what a call did. */
export const undo = async (reply: Reply, { token, origin }: { token: string; origin?: string }): Promise<Reply> =>
  call('undoLog', { params: { id: entryIdOf(reply) ?? 'none' }, token, ...(origin === undefined ? {} : { origin }) });

/** A report as rules let a member make it; its id. */
export const putReport = async (
  about: Pick<Report, 'subject' | 'path'>,
  uid: string,
  given: Partial<Report> = {},
): Promise<string> => {
  const id = randomUUID();
  const report: Report = { uid, reason: 'spam', created_at: new Date(), resolved_at: null, ...about, ...given };
  await firestore.doc(`reports/${id}`).set(report);
  return id;
};

/** The status of a call by each of some callers. */
export const statuses = async (
  id: EndpointId,
  tokens: readonly string[],
  options: (token: string) => Parameters<typeof call>[1],
): Promise<number[]> => {
  const replies: number[] = [];
  for (const token of tokens) replies.push((await call(id, { ...options(token), token })).status);
  return replies;
};
