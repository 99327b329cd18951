import { releaseFile } from '@bigorna/domain/entities/release';
import { DAY_MS, DELETED_MOD_RETENTION_DAYS } from '@bigorna/domain/limits';
import { z } from 'zod';
import { logAction } from '../../../audit/audit-log.ts';
import { createRequestId, now } from '../../../platform/clock.ts';
import type { Doc } from '../../../platform/documents.ts';
import { bucket } from '../../../platform/firebase.ts';
import { doc, get, REMOVED, runBatch, runLenient, runTransaction } from '../../../platform/firestore.ts';
import { deletePicture, findPictures } from '../../../platform/pictures.ts';
import { deletePages, queryPages } from '../../../platform/query-pages.ts';
import { getPurgeTime } from '../delete-mod.ts';

const deletePictures = async (record: unknown): Promise<void> => {
  for (const url of findPictures(record)) await deletePicture(url);
};

/** Deletes the pictures of a mod and of its revisions. */
const purgePictures = async (modId: string, stop: AbortSignal): Promise<void> => {
  const [mod, details] = await Promise.all([
    get(doc('mods/{mod}', modId)),
    get(doc('mods/{mod}/private/details', modId)),
  ]);
  await deletePictures([mod, details]);
  for await (const { docs } of queryPages('revisionsByMod', { mod: modId })) {
    stop.throwIfAborted();
    await deletePictures(docs.map(({ data }) => data.page));
  }
};

/** Ignores the schema, so that invalid documents are deleted too. */
const withoutSchema = ({ path }: { readonly path: string }): Doc<z.ZodType> => ({ path, schema: z.unknown() });

/** Deletes the file of a release, then the documents below the release. The caller deletes the release afterwards. */
const deleteReleaseContents = async (modId: string, releaseId: string, stop: AbortSignal): Promise<void> => {
  const fileRef = withoutSchema(doc('mods/{mod}/releases/{release}/private/file', modId, releaseId));
  const file = releaseFile.safeParse(await get(fileRef)).data;
  if (file !== undefined && 'storage_path' in file)
    await bucket().file(file.storage_path).delete({ ignoreNotFound: true });
  await deletePages(queryPages('votesOfRelease', { mod: modId, release: releaseId }), stop);
  await runBatch((writes) => {
    writes.delete(fileRef);
    writes.delete(withoutSchema(doc('mods/{mod}/releases/{release}/private/verdict', modId, releaseId)));
  });
};

const getLastSegment = (path: string): string => path.split('/').at(-1) ?? '';

/**
 * Deletes the mod's own documents and writes the log entry in one transaction. Skips a mod that was restored meanwhile.
 */
const deleteModDocuments = (modId: string): Promise<void> =>
  runTransaction(async (tx) => {
    const mod = await tx.get(doc('mods/{mod}', modId));
    if (mod?.deleted_at === null || mod?.deleted_at === undefined || getPurgeTime(mod.deleted_at) > now()) return;
    tx.merge(doc('counts/{bucket}', mod.counts_bucket), { mods: { [modId]: REMOVED } });
    for (const ref of [
      doc('pages/{mod}', modId),
      doc('feedback/{mod}', modId),
      doc('mods/{mod}/private/details', modId),
      doc('mods/{mod}/private/moderation', modId),
      doc('mods/{mod}', modId),
    ])
      tx.delete(withoutSchema(ref));
    const target = doc('mods/{mod}', modId).path;
    const before = { title: mod.title, slug: mod.slug, deleted_at: mod.deleted_at };
    logAction(tx, { uid: null, requestId: createRequestId() }, { action: 'purge:mod', target, before, after: null });
  });

/**
 * Purges a soft-deleted mod with its files and all member data about it. Its slugs stay reserved. Resumable: the purge
 * finds the mod by its document, and deletes that document last.
 */
export const purgeMod = async (modId: string, stop: AbortSignal): Promise<void> => {
  const mod = { mod: modId };
  await deletePages(queryPages('releasesOfMod', mod), stop, (path) =>
    deleteReleaseContents(modId, getLastSegment(path), stop),
  );
  await deletePages(queryPages('commentsOfMod', mod), stop);
  await deletePages(queryPages('ratingsOfMod', mod), stop);
  await deletePages(queryPages('downloadersOfMod', mod), stop);
  await purgePictures(modId, stop);
  await deletePages(queryPages('revisionsByMod', mod), stop);
  await deleteModDocuments(modId);
};

/** Limits the time of one run. The next run continues. */
const PURGE_MS = 50_000;
const MODS_PER_RUN = 20;

/** Purges mods after their retention period, oldest first. Runs one query if there are none. */
export const purgeMods = async (): Promise<void> => {
  const stop = AbortSignal.timeout(PURGE_MS);
  const before = new Date(now().getTime() - DELETED_MOD_RETENTION_DAYS * DAY_MS);
  const { docs, invalid } = await runLenient('modsDeletedBefore', { before }, { limit: MODS_PER_RUN });
  const failures: unknown[] = [];
  for (const path of [...docs, ...invalid].map((one) => one.path)) {
    if (stop.aborted) break;
    await purgeMod(path.split('/')[1] ?? '', stop).catch((error: unknown) => {
      // An interrupted purge is no failure.
      if (!stop.aborted) failures.push(error);
    });
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Mods could not be purged');
};
