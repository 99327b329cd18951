import { authEndpoints } from '@bigorna/domain/endpoints/auth';
import { authSchemas } from '@bigorna/domain/endpoints/auth.schemas';
import { queryOptions } from '@tanstack/react-query';
import { apiCall } from '#shared/api/client.ts';
import { callParsed } from '#shared/session/call-parsed.ts';
import type { SessionActions } from '#shared/session/create-session.ts';
import type { AuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';

/**
 * Applies the link of a mail that verifies, changes or restores an e-mail. A query, not a mutation: a link works once,
 * and a component that renders twice must not apply the link twice.
 *
 * The member's session continues with the returned tokens. These tokens are not cached with the result.
 */
export const applyEmailLinkQuery = (
  token: string,
  { getToken, renewBy }: Pick<SessionActions, 'getToken' | 'renewBy'>,
) =>
  queryOptions({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      const bearer = await getToken();
      const call: AuthorizedFetch = (table, id, input) => apiCall(table, id, input, { token: bearer });
      const applyLink = () => callParsed(call, authEndpoints, authSchemas, 'verifyEmail', { body: { token } });
      const { change, session } = await (bearer ? renewBy(applyLink) : applyLink());
      return { change, isRenewed: session !== null };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
    retryOnMount: false,
  });
