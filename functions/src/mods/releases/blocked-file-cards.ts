import type { AdminBlockedFile, BlockedFileCard } from '@bigorna/domain/endpoints/admin/take-downs.schemas';
import type { BlockedFile } from '@bigorna/domain/entities/portal';
import { getRecordNames } from '../../audit/record-names.ts';
import { doc, getAll, type QueryDoc } from '../../platform/firestore.ts';
import { findReleasesOfFile } from './find-release.ts';

const getUserPath = (uid: string): string => doc('users/{uid}', uid).path;

/** Log entries by id. They name who blocked a file, and why. */
const readLogEntries = async (entries: readonly string[]) => {
  const stored = await getAll(entries.map((id) => doc('logs/{entry}', id)));
  return new Map(entries.map((id, i) => [id, stored[i]] as const));
};

/** Blocked files for a list. Actor and reason come from the log. */
export const toBlockedFileRows = async (docs: readonly QueryDoc<BlockedFile>[]): Promise<AdminBlockedFile[]> => {
  const logEntries = await readLogEntries(docs.map(({ data }) => data.entry).filter((id) => id !== null));
  const actors = [...logEntries.values()].map((entry) => entry?.actor ?? null).filter((uid) => uid !== null);
  const names = await getRecordNames(actors.map(getUserPath));
  return docs.map(({ id, data }) => {
    const { reason = null, actor = null } = logEntries.get(data.entry ?? '') ?? {};
    return {
      id,
      name: data.name,
      reason,
      blocked_by: actor === null ? null : { id: actor, name: names.get(getUserPath(actor)) ?? null },
      created_at: data.created_at.toISOString(),
      updated_at: data.updated_at.toISOString(),
    };
  });
};

const toCard = async (row: AdminBlockedFile): Promise<BlockedFileCard> => {
  const releases = await findReleasesOfFile(row.id);
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

/** Blocked files with the releases that are or contain them. */
export const toBlockedFileCards = async (docs: readonly QueryDoc<BlockedFile>[]): Promise<BlockedFileCard[]> =>
  Promise.all((await toBlockedFileRows(docs)).map(toCard));
