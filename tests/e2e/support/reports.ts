import { randomUUID } from 'node:crypto';
import type { ReportSubject } from '@bigorna/domain/entities/member';
import { firestore } from './firebase.ts';

interface Reported {
  subject: ReportSubject;
  path: string;
  reason: string;
}

/** Longer than anything else waits: on top of its queue, whatever other tests leave there. */
const LONG_AGO = Date.UTC(2020, 0, 1);
let made = 0;

/** Leaves a report as a member does. Answers its id. */
export const putReport = async (uid: string, about: Reported): Promise<string> => {
  const id = randomUUID();
  made += 1;
  const created_at = new Date(LONG_AGO + made * 60_000);
  await firestore.doc(`reports/${id}`).create({ ...about, uid, created_at, resolved_at: null });
  return id;
};

/** What became of a report. */
export const reportAt = async (id: string) => (await firestore.doc(`reports/${id}`).get()).data();
