import { randomUUID } from 'node:crypto';
import type { Report } from '@bigorna/domain/entities/member';
import { type LogEntry, logEntry } from '@bigorna/domain/entities/portal';
import { Timestamp } from 'firebase-admin/firestore';
import { type ApiResponse, callEndpoint } from './call.ts';
import { firestore } from './firebase.ts';

/** List query of the console as a query string. */
export const toListQuery = (parts: {
  filter?: object;
  sort?: readonly string[];
  range?: readonly number[];
  after?: string;
}) => `?${new URLSearchParams(Object.entries(parts).map(([name, value]) => [name, JSON.stringify(value)]))}`;

/** Row range and total of a list, from Content-Range: `0-24/319`. */
export const getContentRange = ({ headers }: ApiResponse): string | undefined =>
  headers.get('content-range')?.split(' ')[1];

/** Log entry id of a call. Null if the call was not logged. */
export const getLogEntryId = ({ headers }: ApiResponse): string | null => headers.get('x-log-entry');

/** A stored value with a Date for each timestamp. */
export const withDates = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withDates(inner)]));
};

/**
 * Log entry of a call.
 * @throws if the call was not logged
 */
export const getLogEntry = async (response: ApiResponse): Promise<LogEntry & { id: string }> => {
  const id = getLogEntryId(response);
  if (id === null) throw new Error(`No log entry: ${response.status} ${response.text}`);
  const stored = await firestore.doc(`logs/${id}`).get();
  return { ...logEntry.parse(withDates(stored.data())), id };
};

/** Undoes the action of a response, by its log entry. */
export const undo = async (
  response: ApiResponse,
  { token, origin }: { token: string; origin?: string },
): Promise<ApiResponse> =>
  callEndpoint('undoLog', {
    params: { id: getLogEntryId(response) ?? 'none' },
    token,
    ...(origin === undefined ? {} : { origin }),
  });

/** Stores a report as the rules let a member create it. Returns its id. */
export const storeReport = async (
  about: Pick<Report, 'subject' | 'path'>,
  uid: string,
  given: Partial<Report> = {},
): Promise<string> => {
  const id = randomUUID();
  const report: Report = { uid, reason: 'spam', created_at: new Date(), resolved_at: null, ...about, ...given };
  await firestore.doc(`reports/${id}`).set(report);
  return id;
};
