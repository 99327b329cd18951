import type { DownloadTicket } from '@bigorna/domain/endpoints/downloads.schemas';
import { TICKET_LIFETIME_MS } from '@bigorna/domain/limits';
import { useEffect } from 'react';

/** Time between the renewal of a ticket and its expiry, so that a click still succeeds. */
const MARGIN_MS = 30_000;

/**
 * Renews a ticket that expires soon, but only while the page is visible. Measures the lifetime from the ticket's
 * arrival, because the visitor's clock may be wrong.
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
