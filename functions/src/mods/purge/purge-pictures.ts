import type { Page } from '@bigorna/domain/entities/mod';
import { pagesOf } from '../../member-data/pages-of.ts';
import { bucket } from '../../platform/firebase.ts';
import { doc, get } from '../../platform/firestore.ts';

/** A picture that staff uploaded for one mod: its name was made for it, and nobody else has it. */
const UPLOADED = /^\/(media\/(?:thumbnails|gallery)\/[\w-]{43}\.webp)$/;

type Pictures = Partial<Pick<Page, 'thumbnail_url' | 'gallery'>>;

const uploadedIn = ({ thumbnail_url, gallery = [] }: Pictures): string[] =>
  [thumbnail_url, ...gallery.map(({ url }) => url)].flatMap((url) => UPLOADED.exec(url ?? '')?.[1] ?? []);

const remove = async (paths: readonly string[]): Promise<void> => {
  for (const path of new Set(paths)) await bucket().file(path).delete({ ignoreNotFound: true });
};

/** Removes the pictures that a mod has, and those that its approved states had. */
export const purgePictures = async (modId: string, stop: AbortSignal): Promise<void> => {
  const [mod, details] = await Promise.all([
    get(doc('mods/{mod}', modId)),
    get(doc('mods/{mod}/private/details', modId)),
  ]);
  await remove(uploadedIn({ ...mod, ...details }));
  for await (const { found } of pagesOf('revisionsOf', { mod: modId })) {
    stop.throwIfAborted();
    await remove(found.flatMap(({ data }) => uploadedIn(data.page)));
  }
};
