import { downloadEndpoints, type HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import { type Dashboard, memberEndpoints } from '@bigorna/domain/endpoints/members';
import { PAGE_SIZE_MAX } from '@bigorna/domain/limits';
import { z } from 'zod';
import { readHistoryEntry } from '#app/history/read-history-entry.ts';
import type { AuthorizedFetch } from '#session/use-authorized-fetch.ts';

const { dashboard } = memberEndpoints;

/** The member's figures and last days. Throws ApiError. */
export const fetchDashboard = async (call: AuthorizedFetch): Promise<Dashboard> =>
  dashboard.answer.parse((await call({ path: dashboard.path })).data);

/** The newest hundred of the member's downloads: enough to know which version of a favorite they have. Throws ApiError. */
export const fetchLongHistory = async (call: AuthorizedFetch): Promise<HistoryEntry[]> =>
  z
    .array(readHistoryEntry)
    .parse((await call({ path: downloadEndpoints.listHistory.path, params: { limit: PAGE_SIZE_MAX } })).data);
