import { memberEndpoints } from '@bigorna/domain/endpoints/members';
import { memberSchemas } from '@bigorna/domain/endpoints/members.schemas';
import { toPeriodQuery } from '#shared/page/use-period-start.ts';
import type { AuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import type { ActivityState } from '../activity-state.ts';

/**
 * Gets a page of the member's activity, newest first. Omits default values from the query.
 *
 * @throws ApiError
 */
export const fetchActivity = async (call: AuthorizedFetch, { k, p, page }: ActivityState) => {
  const query = {
    kind: k === 'all' ? undefined : k,
    ...toPeriodQuery(p),
    page: page > 1 ? page : undefined,
  };
  const { data, meta } = await call(memberEndpoints, 'listActivity', { query });
  return { entries: memberSchemas.listActivity.response.parse(data), total: meta.total, pages: meta.pages };
};
