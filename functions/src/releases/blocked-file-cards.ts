import type { AdminBlockedFile, BlockedFileCard } from '@bigorna/domain/endpoints/admin/take-downs';
import type { BlockedFile } from '@bigorna/domain/entities/portal';
import { doc, type Found, getAll } from '../platform/firestore.ts';
import { releasesOfFile } from './releases-of-file.ts';

/** A blocked file as a list shows it. */
export const blockedFileRow = ({ id, data }: Found<BlockedFile>): AdminBlockedFile => ({
  id,
  name: data.name,
  created_at: data.created_at.toISOString(),
  updated_at: data.updated_at.toISOString(),
});

/** The same with the releases that are, or hold, it. */
export const blockedFileCard = async (found: Found<BlockedFile>): Promise<BlockedFileCard> => {
  const releases = await releasesOfFile(found.id);
  const mods = await getAll(releases.map(({ modId }) => doc('mods/{mod}', modId)));
  return {
    ...blockedFileRow(found),
    releases: releases.map(({ modId, releaseId, release: { version, verdict } }, i) => ({
      mod_id: modId,
      title: mods[i]?.title ?? '',
      release_id: releaseId,
      version,
      verdict,
    })),
  };
};
