import { useEffect } from 'react';
import { useObservable } from 'reactfire';
import type { Observable } from 'rxjs';
import type { SharedListeners } from './shared-listeners.ts';

/**
 * Returns the latest value of a live source, or undefined until the first value. Failures throw to the error boundary.
 *
 * reactfire caches the value. The lease stops the listener on unmount, sign-out and boundary reset.
 *
 * @param key identifies the source and includes the member's id.
 * @param open starts the source, with parsed values.
 */
export const useSharedListener = <T>(
  listeners: SharedListeners<T>,
  key: string,
  open: () => Observable<T>,
  ended: AbortSignal,
): T | undefined => {
  const { id, source } = listeners.lease(key, open, ended);
  const { data } = useObservable(id, source);
  useEffect(() => listeners.hold(key), [listeners, key]);
  return data;
};
