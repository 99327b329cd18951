import { releaseFile } from '@bigorna/domain/entities/release';
import { z } from 'zod';
import { pagesOf } from '../../member-data/pages-of.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { newRequestId, now } from '../../platform/clock.ts';
import type { Doc } from '../../platform/documents.ts';
import { bucket } from '../../platform/firebase.ts';
import { batch, doc, get, newId, REMOVED, transaction } from '../../platform/firestore.ts';
import { purgeAt } from '../delete-mod.ts';
import { purgePictures } from './purge-pictures.ts';

type Pages = AsyncIterable<{ readonly found: readonly At[]; readonly unfit: readonly At[] }>;
interface At {
  readonly path: string;
}

/** Whatever is there goes, also what fits no schema. */
const anything = ({ path }: At): Doc<z.ZodType> => ({ path, schema: z.unknown() });

const removeAll = async (pages: Pages, stop: AbortSignal, before?: (path: string) => Promise<unknown>) => {
  for await (const { found, unfit } of pages) {
    stop.throwIfAborted();
    const all = [...found, ...unfit];
    if (before !== undefined) for (const { path } of all) await before(path);
    if (all.length > 0) await batch((writes) => all.forEach((one) => void writes.delete(anything(one))));
  }
};

/** A release's bytes, then what is below its document; the document itself goes after. */
const emptyRelease = async (modId: string, releaseId: string, stop: AbortSignal): Promise<void> => {
  const fileAt = anything(doc('mods/{mod}/releases/{release}/private/file', modId, releaseId));
  const file = releaseFile.safeParse(await get(fileAt)).data;
  if (file !== undefined && 'storage_path' in file)
    await bucket().file(file.storage_path).delete({ ignoreNotFound: true });
  await removeAll(pagesOf('votesOfRelease', { mod: modId, release: releaseId }), stop);
  await batch((writes) => {
    writes.delete(fileAt);
    writes.delete(anything(doc('mods/{mod}/releases/{release}/private/verdict', modId, releaseId)));
  });
};

const lastPathPart = (path: string): string => path.split('/').at(-1) ?? '';

/** What is left when all below the mod is gone: in one step with the log, unless it was brought back meanwhile. */
const removeRest = (modId: string): Promise<void> =>
  transaction(async (step) => {
    const mod = await step.get(doc('mods/{mod}', modId));
    if (mod?.deleted_at === null || mod?.deleted_at === undefined || purgeAt(mod.deleted_at) > now()) return;
    step.merge(doc('counts/{bucket}', mod.counts_bucket), { mods: { [modId]: REMOVED } });
    for (const ref of [
      doc('pages/{mod}', modId),
      doc('feedback/{mod}', modId),
      doc('mods/{mod}/private/details', modId),
      doc('mods/{mod}/private/moderation', modId),
      doc('mods/{mod}', modId),
    ])
      step.delete(anything(ref));
    const target = doc('mods/{mod}', modId).path;
    const before = { title: mod.title, slug: mod.slug, deleted_at: mod.deleted_at };
    const entry = { actor: null, action: 'purge:mod', target, before, after: null, reason: null };
    step.create(doc('logs/{entry}', newId()), auditEntry({ ...entry, requestId: newRequestId() }));
  });

/**
 * Removes a mod that was thrown away, with its files and all that members said of it; its slugs stay reserved. Begun again,
 * it goes on with what is left: the mod's own document, by which it is found, goes last.
 */
export const purgeMod = async (modId: string, stop: AbortSignal): Promise<void> => {
  const mod = { mod: modId };
  await removeAll(pagesOf('releasesOfMod', mod), stop, (path) => emptyRelease(modId, lastPathPart(path), stop));
  await removeAll(pagesOf('commentsOfMod', mod), stop);
  await removeAll(pagesOf('ratingsOfMod', mod), stop);
  await removeAll(pagesOf('downloadersOfMod', mod), stop);
  await purgePictures(modId, stop);
  await removeAll(pagesOf('revisionsOf', mod), stop);
  await removeRest(modId);
};
