import { memberEndpoints } from '@bigorna/domain/endpoints/members';
import type { ListMeta } from '@bigorna/domain/endpoints/mods';
import type { AuthorizedFetch } from '#session/use-authorized-fetch.ts';
import type { ActivityState } from '../activity-state.ts';

const { listActivity } = memberEndpoints;

/** A page of what the member did, newest first; what is left at its default is left out. Throws ApiError. */
export const fetchActivity = async (call: AuthorizedFetch, { k, p, page }: ActivityState) => {
  const params = { kind: k === 'all' ? '' : k, period: p === 'all' ? '' : p, page: page > 1 ? page : '' };
  const { data, meta } = await call<unknown, Pick<ListMeta, 'total' | 'pages'>>({ path: listActivity.path, params });
  return { entries: listActivity.answer.parse(data), total: meta?.total ?? 0, pages: meta?.pages ?? 1 };
};
