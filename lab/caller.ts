import { PROJECT_ID } from '../tools/shared/ports.ts';
import { createIdToken } from '../tools/testing/id-token.ts';
import { type AccountOverrides, createTestMember } from '../tools/testing/new-member.ts';
import type { Admin } from './admin.ts';

/** Longer than any run. */
const LIFE_SECONDS = 3 * 3600;

/**
 * Authorization header of an account, valid for a whole run.
 *
 * @param secondsAgo how long ago the account signed in
 */
export const createBearer = (uid: string, secondsAgo = 0, project = PROJECT_ID): string => {
  const at = Math.floor(Date.now() / 1000) - secondsAgo;
  return `Bearer ${createIdToken(uid, at, at + LIFE_SECONDS, project)}`;
};

/** Creates an account that no other test uses, and signs it in. */
export const createCaller = async ({ auth, firestore }: Admin, given: AccountOverrides = {}) => {
  const member = await createTestMember(auth, firestore, given);
  // Created after the account: a session older than the password would be rejected.
  return { ...member, authorization: createBearer(member.uid) };
};
export type Caller = Awaited<ReturnType<typeof createCaller>>;
