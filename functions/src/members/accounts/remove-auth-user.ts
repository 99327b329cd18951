import { auth } from '../../platform/firebase.ts';
import { ignoreMissingUser } from './auth-errors.ts';

/** Deletes the Auth user of an account. Does nothing if there is none. */
export const removeAuthUser = (uid: string): Promise<void> => auth().deleteUser(uid).catch(ignoreMissingUser);
