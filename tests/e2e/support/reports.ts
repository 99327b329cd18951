import { randomUUID } from 'node:crypto';
import type { ReportSubject } from '@bigorna/domain/entities/member';
import { firestore } from './firebase.ts';

interface NewReport {
  subject: ReportSubject;
  path: string;
  reason: string;
}

/** Older than other reports, so that stored reports come first in the queue. */
const LONG_AGO = Date.UTC(2020, 0, 1);
let reportCount = 0;

/** Stores a report as a member does. Returns its id. */
export const storeReport = async (uid: string, about: NewReport): Promise<string> => {
  const id = randomUUID();
  reportCount += 1;
  const created_at = new Date(LONG_AGO + reportCount * 60_000);
  await firestore.doc(`reports/${id}`).create({ ...about, uid, created_at, resolved_at: null });
  return id;
};

/** Data of a stored report. Undefined if the report does not exist. */
export const getReport = async (id: string) => (await firestore.doc(`reports/${id}`).get()).data();
