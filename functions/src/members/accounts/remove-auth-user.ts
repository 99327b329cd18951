import { FirebaseAuthError } from 'firebase-admin/auth';
import { auth } from '../../platform/firebase.ts';

/** Deletes the Auth user of an account. Does nothing if there is none. */
export const removeAuthUser = async (uid: string): Promise<void> => {
  try {
    await auth().deleteUser(uid);
  } catch (error) {
    if (!(error instanceof FirebaseAuthError && error.hasCode('user-not-found'))) throw error;
  }
};
