import { pagesOf } from '../member-data/pages-of.ts';
import { batch, doc, remove } from '../platform/firestore.ts';

/** Takes a mod out of a member's history. That they have downloaded it stays: a rating asks for it. */
export const removeFromHistory = (uid: string, modId: string): Promise<void> =>
  remove(doc('users/{uid}/downloads/{mod}', uid, modId));

/** Takes every mod out of a member's history, however long it is. */
export const clearHistory = async (uid: string): Promise<void> => {
  for await (const { found, unfit } of pagesOf('downloadsOf', { uid })) {
    const ids = [...found, ...unfit].map(({ path }) => path.split('/').at(-1) ?? '');
    if (ids.length === 0) continue;
    await batch((writes) => {
      for (const id of ids) writes.delete(doc('users/{uid}/downloads/{mod}', uid, id));
    });
  }
};
