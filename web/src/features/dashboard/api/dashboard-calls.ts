import { memberEndpoints } from '@bigorna/domain/endpoints/members';
import { type Dashboard, memberSchemas } from '@bigorna/domain/endpoints/members.schemas';
import { callParsed } from '#shared/session/call-parsed.ts';
import type { AuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';

/**
 * Gets the member's counts and recent days.
 *
 * @throws ApiError
 */
export const fetchDashboard = (call: AuthorizedFetch): Promise<Dashboard> =>
  callParsed(call, memberEndpoints, memberSchemas, 'dashboard', {});
