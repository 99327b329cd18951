import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** The project's database. Only this folder asks for it. */
export const database = (): Firestore => getFirestore(getApps()[0] ?? initializeApp());

const grpcCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
/** gRPC's DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, UNAVAILABLE. */
const OUT_OF_REACH = [4, 8, 10, 14];
/** Whether a write failed because a document to create is there already. */
export const isAlreadyExists = (error: unknown): boolean => grpcCode(error) === 6;
/** Whether a write failed because a document to update is not there. */
export const isNotFound = (error: unknown): boolean => grpcCode(error) === 5;
/** Whether Firestore was not there, not in time, or too many wanted the same document: nothing is wrong with what was asked. */
export const isOutOfReach = (error: unknown): boolean => OUT_OF_REACH.some((code) => code === grpcCode(error));
