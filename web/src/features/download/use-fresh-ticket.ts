import type { DownloadTicket } from '@bigorna/domain/endpoints/downloads';
import { TICKET_LIFETIME_MS } from '@bigorna/domain/limits';
import { useEffect } from 'react';

/** How long before its end a ticket is given up: time for the click and its way. */
const MARGIN_MS = 30_000;

/**
 * Asks for another ticket when one is about to run out, as soon as somebody looks at the page. The lifetime counts from
 * its arrival, because the visitor's clock may be wrong.
 */
export const useFreshTicket = (ticket: DownloadTicket | undefined, renew: () => Promise<void>): void => {
  useEffect(() => {
    if (!ticket) return;
    let isStale = false;
    const look = (): void => {
      if (!isStale || document.visibilityState !== 'visible') return;
      isStale = false;
      void renew();
    };
    const timer = setTimeout(() => {
      isStale = true;
      look();
    }, TICKET_LIFETIME_MS - MARGIN_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ticket, renew]);
};
