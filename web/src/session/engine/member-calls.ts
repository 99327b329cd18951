import { downloadEndpoints } from '@bigorna/domain/endpoints/downloads';
import { z } from 'zod';
import { readHistoryEntry } from '#app/history/read-history-entry.ts';
import type { AuthorizedFetch } from '../use-authorized-fetch.ts';

const { listHistory, countHistory } = downloadEndpoints;

/** The first page of the member's history, newest first. Throws ApiError. */
export const fetchHistory = async (call: AuthorizedFetch) =>
  z.array(readHistoryEntry).parse((await call({ path: listHistory.path })).data);

/** How many mods the member's history holds. Throws ApiError. */
export const fetchDownloadsTotal = async (call: AuthorizedFetch) =>
  countHistory.answer.parse((await call({ path: countHistory.path })).data).total;
