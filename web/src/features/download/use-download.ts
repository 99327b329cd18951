import type { DownloadTicket } from '@bigorna/domain/endpoints/downloads';
import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods';
import { useCallback, useRef, useState } from 'react';
import { rememberDownload } from '#app/download-history.ts';
import { useAuth } from '#session/auth-context.tsx';
import { useAuthorizedFetch } from '#session/use-authorized-fetch.ts';
import { issueDownload } from './api/issue-download.ts';

export type DownloadState =
  | { kind: 'waiting' }
  | { kind: 'starting' }
  | { kind: 'started'; ticket: DownloadTicket }
  | { kind: 'failed'; error: unknown };

const entryFor = (mod: ModPage, release: ModRelease, ticket: DownloadTicket) => ({
  mod_id: mod.id,
  release_id: release.id,
  slug: mod.slug,
  title: mod.title,
  thumbnail_url: mod.thumbnail_url,
  content_type: mod.content_type,
  version: release.version,
  minecraft_version: mod.minecraft_version,
  short_description: mod.short_description,
  tags: mod.tags,
  size: ticket.size,
  type: mod.access,
  status: 'available' as const,
  downloaded_at: new Date().toISOString(),
});

/** Fetches a ticket once, sends this tab to its file and keeps the download in the local history. */
export const useDownload = (mod: ModPage, release: ModRelease) => {
  const { user } = useAuth();
  const call = useAuthorizedFetch();
  const [state, setState] = useState<DownloadState>({ kind: 'waiting' });
  const isUnderWay = useRef(false);
  const start = useCallback(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ kind: 'starting' });
    try {
      const ticket = await issueDownload(call, mod.id, release.id);
      if (user) rememberDownload(user.id, entryFor(mod, release, ticket));
      setState({ kind: 'started', ticket });
      // The answer is an attachment: the page stays. An external file leaves the site, so that its link is the visitor's to follow.
      if (!release.external) location.assign(ticket.url);
    } catch (error) {
      isUnderWay.current = false;
      setState({ kind: 'failed', error });
    }
  }, [mod, release, user, call]);
  return { state, start };
};
