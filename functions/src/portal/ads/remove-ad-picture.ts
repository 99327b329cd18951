import type { Actor } from '../../audit/actor.ts';
import { logAction } from '../../audit/audit-log.ts';
import { requireFound } from '../../platform/api-error.ts';
import { doc, get, runTransaction, SERVER_TIME } from '../../platform/firestore.ts';
import { deletePicture, findPictures } from '../../platform/pictures.ts';

/**
 * Deletes the picture of an ad and deactivates the ad (R207). The picture's URL returns 404 from then on.
 *
 * @returns the id of the log entry
 * @throws ApiError record_not_found
 */
export const removeAdPicture = async (id: string, reason: string, actor: Actor): Promise<string> => {
  const ref = doc('ads/{ad}', id);
  const { image_url } = requireFound(await get(ref), 'record_not_found');
  for (const url of findPictures(image_url)) await deletePicture(url);
  return runTransaction(async (tx) => {
    const ad = requireFound(await tx.get(ref), 'record_not_found');
    tx.update(ref, { active: false, updated_at: SERVER_TIME });
    const [before, after] = [{ image_url, active: ad.active }, { active: false }];
    return logAction(tx, actor, { action: 'remove:picture', target: ref.path, before, after, reason });
  });
};
