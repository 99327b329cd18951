import type { AdminBlockedFile, BlockedFileCard } from '@bigorna/domain/endpoints/admin/take-downs';
import type { BlockedFile } from '@bigorna/domain/entities/portal';
import { namesOf } from '../logs/names.ts';
import { doc, type Found, getAll } from '../platform/firestore.ts';
import { releasesOfFile } from './releases-of-file.ts';

const pathOf = (uid: string): string => doc('users/{uid}', uid).path;

/** By log entry's id: who blocked a file, and why. */
const tellings = async (entries: readonly string[]) => {
  const stored = await getAll(entries.map((id) => doc('logs/{entry}', id)));
  return new Map(entries.map((id, i) => [id, stored[i]] as const));
};

/** Blocked files as a list shows them: who and why is in the log, and read there. */
export const blockedFileRows = async (found: readonly Found<BlockedFile>[]): Promise<AdminBlockedFile[]> => {
  const told = await tellings(found.map(({ data }) => data.entry).filter((id) => id !== null));
  const actors = [...told.values()].map((entry) => entry?.actor ?? null).filter((uid) => uid !== null);
  const names = await namesOf(actors.map(pathOf));
  return found.map(({ id, data }) => {
    const { reason = null, actor = null } = told.get(data.entry ?? '') ?? {};
    return {
      id,
      name: data.name,
      reason,
      blocked_by: actor === null ? null : { id: actor, name: names.get(pathOf(actor)) ?? null },
      created_at: data.created_at.toISOString(),
      updated_at: data.updated_at.toISOString(),
    };
  });
};

const cardOf = async (row: AdminBlockedFile): Promise<BlockedFileCard> => {
  const releases = await releasesOfFile(row.id);
  const mods = await getAll(releases.map(({ modId }) => doc('mods/{mod}', modId)));
  return {
    ...row,
    releases: releases.map(({ modId, releaseId, release: { version, verdict } }, i) => ({
      mod_id: modId,
      title: mods[i]?.title ?? '',
      release_id: releaseId,
      version,
      verdict,
    })),
  };
};

/** The same with the releases that are, or hold, them. */
export const blockedFileCards = async (found: readonly Found<BlockedFile>[]): Promise<BlockedFileCard[]> =>
  Promise.all((await blockedFileRows(found)).map(cardOf));
