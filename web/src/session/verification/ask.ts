import { useCallback, useSyncExternalStore } from 'react';
import { useAuth } from '../auth-context.tsx';

const listeners = new Set<() => void>();
let askedFor: string | undefined;

const ask = (uid: string | undefined): void => {
  askedFor = uid;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Asks for the verification dialog of a member; it opens while they are signed in and not verified. */
export const askVerification = (uid: string): void => ask(uid);

export const closeVerification = (): void => ask(undefined);

/** Opens the verification dialog of the signed-in member; does nothing for anybody who needs none. */
export const useOpenVerification = (): (() => void) => {
  const { user } = useAuth();
  const uid = user?.id;
  return useCallback(() => ask(uid), [uid]);
};

/** The member whose dialog was asked for. */
export const useAskedVerification = (): string | undefined => useSyncExternalStore(subscribe, () => askedFor);
