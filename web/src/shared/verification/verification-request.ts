import { useCallback, useSyncExternalStore } from 'react';
import { createListeners } from '#shared/browser/create-listeners.ts';
import { useAuth } from '#shared/session/auth-context.tsx';

const listeners = createListeners();
let requestedUid: string | undefined;

const setRequest = (uid: string | undefined): void => {
  requestedUid = uid;
  listeners.notify();
};

/** Requests the verification dialog of a member. The dialog opens while the member is signed in and unverified. */
export const openVerificationDialog = (uid: string): void => setRequest(uid);

export const closeVerificationDialog = (): void => setRequest(undefined);

/** Returns a function that opens the signed-in member's verification dialog. Does nothing for verified members. */
export const useOpenVerification = (): (() => void) => {
  const { user } = useAuth();
  const uid = user?.id;
  return useCallback(() => setRequest(uid), [uid]);
};

/** Id of the member whose dialog was requested. */
export const useVerificationRequest = (): string | undefined =>
  useSyncExternalStore(listeners.subscribe, () => requestedUid);
