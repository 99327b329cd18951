import { downloadEndpoints } from '@bigorna/domain/endpoints/downloads';
import { downloadSchemas } from '@bigorna/domain/endpoints/downloads.schemas';
import { z } from 'zod';
import { readHistoryEntry } from '#shared/history/read-history-entry.ts';
import { callParsed } from '#shared/session/call-parsed.ts';
import type { AuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';

/** Fetches the first page of the member's history, newest first. Throws ApiError. */
export const fetchHistory = async (call: AuthorizedFetch) =>
  z.array(readHistoryEntry).parse((await call(downloadEndpoints, 'listHistory', {})).data);

/** Fetches the number of mods in the member's history. Throws ApiError. */
export const fetchDownloadsTotal = async (call: AuthorizedFetch) =>
  (await callParsed(call, downloadEndpoints, downloadSchemas, 'countHistory', {})).total;
