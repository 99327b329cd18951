import { downloadEndpoints } from '@bigorna/domain/endpoints/downloads';
import { mergeHistory } from '@bigorna/domain/history-merge';
import { PAGE_SIZE_MAX } from '@bigorna/domain/limits';
import type { UseQueryResult } from '@tanstack/react-query';
import { z } from 'zod';
import type { AuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { useMemberQuery } from '#shared/session/use-member-query.ts';
import { type ListedEntry, readHistoryEntry } from './read-history-entry.ts';
import { useLocalDownloads } from './use-local-downloads.ts';

const fetchLongHistory = async (call: AuthorizedFetch): Promise<ListedEntry[]> =>
  z
    .array(readHistoryEntry)
    .parse((await call(downloadEndpoints, 'listHistory', { query: { limit: PAGE_SIZE_MAX } })).data);

interface LongHistory {
  entries: readonly ListedEntry[];
  /** The server's entries. */
  server: UseQueryResult<ListedEntry[], unknown>;
}

/**
 * The member's newest hundred downloads, merged with the downloads in this browser. From these downloads, lists of
 * favorites show which version the member has.
 */
export const useLongHistory = (uid: string): LongHistory => {
  const local = useLocalDownloads(uid);
  const server = useMemberQuery({ key: ['long-history'], fetchData: fetchLongHistory });
  return { entries: mergeHistory(server.data ?? [], local), server };
};
