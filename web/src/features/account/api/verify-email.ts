import { authEndpoints } from '@bigorna/domain/endpoints/auth';
import { queryOptions } from '@tanstack/react-query';
import { apiSend } from '#api/send.ts';
import type { SessionActions } from '#session/create-session.ts';

const { verifyEmail } = authEndpoints;

/**
 * Follows the link of a mail that verifies, changes or restores an address. As a query, not a mutation: a link is good
 * once, and whatever renders twice must not follow it twice.
 *
 * The member's own session goes on with the tokens answered; none of them is kept with what the link did.
 */
export const followLinkQuery = (token: string, { getToken, renewBy }: Pick<SessionActions, 'getToken' | 'renewBy'>) =>
  queryOptions({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      const bearer = await getToken();
      const follow = async () => {
        const { data } = await apiSend('POST', verifyEmail.path, { body: { token }, token: bearer });
        return verifyEmail.answer.parse(data);
      };
      const { change, session } = await (bearer ? renewBy(follow) : follow());
      return { change, isRenewed: session !== null };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
    retryOnMount: false,
  });
