import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const yes = (): boolean => true;
const no = (): boolean => false;

/**
 * Whether the page may show what only this browser knows. False on a server and while React hydrates a page from the
 * server: both show what all visitors see, so that React finds no difference.
 */
export const useIsHydrated = (): boolean => useSyncExternalStore(subscribe, yes, no);
