import { type Dashboard, memberEndpoints } from '@bigorna/domain/endpoints/members';
import type { AuthorizedFetch } from '#session/use-authorized-fetch.ts';

const { dashboard } = memberEndpoints;

/** The member's figures and last days. Throws ApiError. */
export const fetchDashboard = async (call: AuthorizedFetch): Promise<Dashboard> =>
  dashboard.answer.parse((await call({ path: dashboard.path })).data);
