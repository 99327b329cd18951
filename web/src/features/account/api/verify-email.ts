import { authEndpoints } from '@bigorna/domain/endpoints/auth';
import { queryOptions } from '@tanstack/react-query';
import { apiSend } from '#api/send.ts';

const { verifyEmail } = authEndpoints;

/**
 * Follows the link of a mail that verifies, changes or restores an address. As a query, not a mutation: a link is good
 * once, and whatever renders twice must not follow it twice.
 *
 * @param bearer the member's ID token, for a session that goes on.
 */
export const followLinkQuery = (token: string, bearer: () => Promise<string | undefined>) =>
  queryOptions({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      const { data } = await apiSend('POST', verifyEmail.path, { body: { token }, token: await bearer() });
      return verifyEmail.answer.parse(data);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
    retryOnMount: false,
  });
