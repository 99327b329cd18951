import { useEffect } from 'react';
import { useObservable } from 'reactfire';
import type { Observable } from 'rxjs';
import type { Leases } from './leases.ts';

/**
 * The latest word of a live source, or undefined until the first; a failure is thrown to the boundary around.
 *
 * reactfire keeps the value; the lease ends the listener on unmount, sign-out and boundary reset, which reactfire alone
 * never does (it caches a failed read for ever, and keeps every listener it ever started).
 *
 * @param key names the source and holds the member's id.
 * @param open starts the source, already parsed.
 */
export const useLeased = <T>(
  leases: Leases<T>,
  key: string,
  open: () => Observable<T>,
  ended: AbortSignal,
): T | undefined => {
  const { data } = useObservable<T>(key, leases.source(key, open, ended));
  useEffect(() => leases.hold(key), [leases, key]);
  return data;
};
