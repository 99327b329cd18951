import { reviewEndpoints } from '@bigorna/domain/endpoints/admin/reviews';
import { client } from '#shared/api/client.ts';

/** Releases a claim. The browser sends a keepalive request even if the page closes. */
export const releaseOnUnload = (id: string, token: string | null): void => {
  if (token === null) return;
  const input = { params: { id } };
  // The page may be closed, so errors are ignored.
  client.send(reviewEndpoints, 'leaveReview', input, { token, keepalive: true }).catch(() => undefined);
};
