import type { DownloadOrigin } from '@bigorna/domain/download-return';
import type { DownloadTicket } from '@bigorna/domain/endpoints/downloads';
import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods';
import { useCallback, useRef, useState } from 'react';
import type { ApiError } from '#api/api-error.ts';
import { rememberDownload } from '#app/download-history.ts';
import { useAuth } from '#session/auth-context.tsx';
import { useAuthorizedFetch } from '#session/use-authorized-fetch.ts';
import { issueDownload } from './api/issue-download.ts';

export type DownloadState =
  | { kind: 'waiting' }
  | { kind: 'starting' }
  | { kind: 'started'; ticket: DownloadTicket }
  /** The ticket ran out while the page stood open, and no other could be had. */
  | { kind: 'expired' }
  | { kind: 'failed'; error: unknown };

const entryFor = (mod: ModPage, release: ModRelease, ticket: DownloadTicket) => ({
  mod_id: mod.id,
  release_id: release.id,
  slug: mod.slug,
  title: mod.title,
  thumbnail_url: mod.thumbnail_url,
  content_type: mod.content_type,
  version: release.version,
  minecraft_version: release.version === mod.version ? mod.minecraft_version : (release.game_versions[0] ?? ''),
  short_description: mod.short_description,
  tags: mod.tags,
  size: ticket.size,
  type: mod.access,
  status: 'available' as const,
  downloaded_at: new Date().toISOString(),
});

/** A ticket's address, as a browser is to follow it: where no file comes, it leads back to this page. */
export const addressOf = ({ url }: DownloadTicket, mod: ModPage, release: ModRelease): string =>
  `${url}?${new URLSearchParams({ mod: mod.slug, release: release.id } satisfies DownloadOrigin)}`;

/**
 * Sends the visitor to a ticket's file. The portal's own answer is an attachment, so that this page stays; an external
 * file has a site around it and gets a tab of its own, where the browser lets a page open one.
 */
const follow = (url: string, { external }: ModRelease): void => {
  if (!external) location.assign(url);
  else if (navigator.userActivation?.isActive) window.open(url, '_blank', 'noopener');
};

/**
 * Fetches a ticket once, sends the visitor to its file and keeps the download in the local history.
 *
 * @param failed why the file did not come to which the visitor was sent before
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
      if (user) rememberDownload(user.id, entryFor(mod, release, ticket));
      setState({ kind: 'started', ticket });
      follow(addressOf(ticket, mod, release), release);
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
