import { createAuditEntry } from '../../audit/audit-log.ts';
import { ApiError } from '../../platform/api-error.ts';
import { createId, doc, set } from '../../platform/firestore.ts';
import { deletePicture, findDeletedPictures, findPictures, isOrphanPicture } from '../../platform/pictures.ts';
import { type StatePatch, toModState } from '../stored/mod-state.ts';
import { DOCUMENTS_NOW, readMod, type StoredMod } from '../stored/stored-mod.ts';
import { changeMod, type ModCommand } from './change-mod.ts';

/** Removes an embedded picture, `![text](url "title")`, from a description. */
const removeFromText = (markdown: string, url: string): string => {
  const at = markdown.indexOf(url);
  if (at === -1) return markdown;
  const start = markdown.lastIndexOf('![', at);
  const end = markdown.indexOf(')', at);
  const isImage = start !== -1 && end !== -1 && /^!\[[^\]]*\]\(\s*<?$/.test(markdown.slice(start, at));
  const [before, after] = isImage ? [start, end + 1] : [at, at + url.length];
  return markdown.slice(0, before) + removeFromText(markdown.slice(after), url);
};

type PictureFields = Pick<StatePatch, 'thumbnail_url' | 'gallery' | 'description'>;

const removeFromFields = ({ thumbnail_url, gallery, description }: PictureFields, url: string): PictureFields => ({
  ...(thumbnail_url === undefined ? {} : { thumbnail_url: thumbnail_url === url ? null : thumbnail_url }),
  ...(gallery === undefined ? {} : { gallery: gallery.filter((picture) => picture.url !== url) }),
  ...(description === undefined ? {} : { description: removeFromText(description, url) }),
});

/**
 * Removes pictures from a change if they are no longer in the bucket. An older state may contain such pictures: a sweep
 * deletes unused pictures after some days, and staff can delete them at once.
 */
export const omitDeletedPictures = async (stored: StoredMod, patch: StatePatch): Promise<StatePatch> => {
  const added = findPictures(patch).difference(findPictures(toModState(stored)));
  let fields: PictureFields = patch;
  for (const url of await findDeletedPictures(added)) fields = removeFromFields(fields, url);
  return { ...patch, ...fields };
};

/** Logs the removal of a picture that the mod no longer used. */
const logRemoval = async ({ modId, actor, requestId }: ModCommand, url: string, reason: string): Promise<string> => {
  const entry = createId();
  const target = doc('mods/{mod}', modId).path;
  const change = { before: { thumbnail_url: url }, after: null };
  const action = { actor, action: 'remove:picture', target, ...change, reason, requestId };
  await set(doc('logs/{entry}', entry), createAuditEntry(action));
  return entry;
};

/**
 * Removes an uploaded picture from a mod of any status and deletes its bytes (R207). Its URL returns 404 from then on.
 * Deletes the bytes first: if that fails, the mod still shows the picture, and staff can try again. Also removes a
 * picture that the mod no longer uses and that is not deleted yet.
 *
 * @returns the id of the log entry
 * @throws ApiError mod_not_found; file_not_found if the picture belongs to another record
 */
export const removePicture = async (command: ModCommand, url: string, reason: string): Promise<string> => {
  const isNamed = findPictures(toModState(await readMod(DOCUMENTS_NOW, command.modId))).has(url);
  if (!isNamed && !(await isOrphanPicture(url))) throw new ApiError('file_not_found');
  await deletePicture(url);
  const entry = await changeMod(
    command,
    (stored) => ({ action: 'remove:picture', patch: removeFromFields(toModState(stored), url), reason }),
    readMod,
  );
  return entry ?? (await logRemoval(command, url, reason));
};
