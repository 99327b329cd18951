import type { DocumentData, Query } from 'firebase-admin/firestore';
import { firestore } from './firebase.ts';

/** Data of a document, or undefined if it does not exist. */
export const getStored = async (path: string): Promise<DocumentData | undefined> =>
  (await firestore.doc(path).get()).data();

const listStored = async (query: Query): Promise<DocumentData[]> => (await query.get()).docs.map((one) => one.data());

/** Log entries of a target, such as `users/{uid}`. */
export const listLogEntries = (target: string): Promise<DocumentData[]> =>
  listStored(firestore.collection('logs').where('target', '==', target));

/** Notifications of a member. */
export const listNotifications = (uid: string): Promise<DocumentData[]> =>
  listStored(firestore.collection(`users/${uid}/notifications`));
