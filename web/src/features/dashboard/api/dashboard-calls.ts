import { memberEndpoints } from '@bigorna/domain/endpoints/members';
import { type Dashboard, memberSchemas } from '@bigorna/domain/endpoints/members.schemas';
import type { AuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';

/**
 * Gets the member's counts and recent days.
 *
 * @throws ApiError
 */
export const fetchDashboard = async (call: AuthorizedFetch): Promise<Dashboard> =>
  memberSchemas.dashboard.response.parse((await call(memberEndpoints, 'dashboard', {})).data);
