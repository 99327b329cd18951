import { downloadEndpoints, type HistoryEntry } from '@bigorna/domain/endpoints/downloads';
import { mergeHistory } from '@bigorna/domain/history-merge';
import { PAGE_SIZE_MAX } from '@bigorna/domain/limits';
import type { UseQueryResult } from '@tanstack/react-query';
import { z } from 'zod';
import type { AuthorizedFetch } from '#session/use-authorized-fetch.ts';
import { useLocalDownloads } from '#session/use-local-downloads.ts';
import { useMemberQuery } from '#session/use-member-query.ts';
import { readHistoryEntry } from './read-history-entry.ts';

const fetchLongHistory = async (call: AuthorizedFetch): Promise<HistoryEntry[]> =>
  z
    .array(readHistoryEntry)
    .parse((await call({ path: downloadEndpoints.listHistory.path, params: { limit: PAGE_SIZE_MAX } })).data);

interface LongHistory {
  entries: readonly HistoryEntry[];
  /** The server's part of them. */
  server: UseQueryResult<HistoryEntry[], unknown>;
}

/** The newest hundred of the member's downloads, and this browser's own: enough to know which version of a favorite they have. */
export const useLongHistory = (uid: string): LongHistory => {
  const local = useLocalDownloads(uid);
  const server = useMemberQuery({ key: ['long-history'], ask: fetchLongHistory });
  return { entries: mergeHistory(server.data ?? [], local), server };
};
