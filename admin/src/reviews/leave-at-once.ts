import { ENDPOINTS } from '@bigorna/domain/endpoints/index';

const { method, path } = ENDPOINTS.leaveReview;

/** Gives a claim up while the page is being closed: sent at once, and on its way though the page is gone. */
export const leaveAtOnce = (id: string, token: string | null): void => {
  if (token === null) return;
  const address = `/api${path.replace('{id}', encodeURIComponent(id))}`;
  const headers = { authorization: `Bearer ${token}` };
  // Nobody is there any more to hear how it went.
  fetch(address, { method: method.toUpperCase(), headers, keepalive: true }).catch(() => undefined);
};
