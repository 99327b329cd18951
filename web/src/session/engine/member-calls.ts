import { downloadEndpoints } from '@bigorna/domain/endpoints/downloads';
import { ApiError } from '#api/api-error.ts';
import { apiGetAs } from '#api/client.ts';

const { listHistory, countHistory } = downloadEndpoints;

const needed = (token: string | undefined): string => {
  if (!token) throw new ApiError({ status: 401, code: 'unauthorized' });
  return token;
};

/** The first page of the member's history, newest first. Throws ApiError. */
export const fetchHistory = async (token: string | undefined) =>
  listHistory.answer.parse((await apiGetAs(needed(token), listHistory.path)).data);

/** How many mods the member's history holds. Throws ApiError. */
export const fetchDownloadsTotal = async (token: string | undefined) =>
  countHistory.answer.parse((await apiGetAs(needed(token), countHistory.path)).data).total;
