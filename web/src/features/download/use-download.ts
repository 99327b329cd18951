import type { ApiError } from '@bigorna/client/api-error';
import { toDownloadEntry, toHistoryEntry } from '@bigorna/domain/download-entry';
import type { DownloadOrigin } from '@bigorna/domain/download-return';
import type { DownloadTicket, HistoryEntry } from '@bigorna/domain/endpoints/downloads.schemas';
import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { useCallback, useRef, useState } from 'react';
import { addLocalDownload } from '#shared/history/local-downloads.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { useAuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { storePendingDownload } from '#shared/verification/pending-download.ts';
import { issueDownload } from './api/issue-download.ts';

export type DownloadState =
  | { kind: 'waiting' }
  | { kind: 'starting' }
  | { kind: 'started'; ticket: DownloadTicket }
  /** The ticket expired while the page was open, and the renewal failed. */
  | { kind: 'expired' }
  | { kind: 'failed'; error: unknown };

const createEntry = (mod: ModPage, release: ModRelease, { size }: DownloadTicket): HistoryEntry =>
  toHistoryEntry({
    ...toDownloadEntry({ modId: mod.id, mod, releaseId: release.id, release, size }),
    downloaded_at: new Date(),
  });

/** URL of a ticket for navigation: on failure the server redirects back to this page. */
export const getTicketUrl = ({ url }: DownloadTicket, mod: ModPage, release: ModRelease): string =>
  `${url}?${new URLSearchParams({ mod: mod.slug, release: release.id } satisfies DownloadOrigin)}`;

/**
 * Opens a ticket's file. A hosted file is an attachment, so this page stays open. An external file opens in a new tab,
 * if the browser allows it.
 */
const openFile = (url: string, { external }: ModRelease): void => {
  if (!external) location.assign(url);
  else if (navigator.userActivation?.isActive) window.open(url, '_blank', 'noopener');
};

/**
 * Requests a ticket, opens its file and adds the download to the local history. Requests another ticket only after a
 * failure or for a renewal.
 *
 * @param failed failure of the previous download; the download then waits for a retry by the visitor
 */
export const useDownload = (mod: ModPage, release: ModRelease, failed?: ApiError) => {
  const { user } = useAuth();
  const call = useAuthorizedFetch();
  const [state, setState] = useState<DownloadState>(failed ? { kind: 'failed', error: failed } : { kind: 'waiting' });
  const isUnderWay = useRef(false);
  const start = useCallback(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ kind: 'starting' });
    try {
      const ticket = await issueDownload(call, mod.id, release.id);
      if (user) addLocalDownload(user.id, createEntry(mod, release, ticket));
      storePendingDownload(undefined);
      setState({ kind: 'started', ticket });
      openFile(getTicketUrl(ticket, mod, release), release);
    } catch (error) {
      isUnderWay.current = false;
      setState({ kind: 'failed', error });
    }
  }, [mod, release, user, call]);
  const renew = useCallback(async () => {
    try {
      setState({ kind: 'started', ticket: await issueDownload(call, mod.id, release.id) });
    } catch {
      setState({ kind: 'expired' });
    }
  }, [mod.id, release.id, call]);
  return { state, start, renew };
};
