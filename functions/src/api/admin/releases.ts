import type { releaseEndpoints } from '@bigorna/domain/endpoints/admin/releases';
import type { SuccessCode } from '@bigorna/domain/errors/codes';
import { catalogue } from '../../catalogue/index.ts';
import { storeImage } from '../../files/media/store-image.ts';
import { clearRelease } from '../../mods/releases/clear-release.ts';
import { createRelease } from '../../mods/releases/create-release.ts';
import { deleteRelease } from '../../mods/releases/delete-release.ts';
import { editRelease } from '../../mods/releases/edit-release.ts';
import type { ReleaseId } from '../../mods/releases/find-release.ts';
import { inspectUpload } from '../../mods/releases/inspect-upload.ts';
import { storeIcon } from '../../mods/releases/look-into.ts';
import { readStaffReleases } from '../../mods/releases/staff-releases.ts';
import { findModMismatches, findPresentMods } from '../../mods/releases/upload-findings.ts';
import { withdrawRelease } from '../../mods/releases/withdraw-release.ts';
import { DOCUMENTS_NOW, readMod } from '../../mods/stored/stored-mod.ts';
import { requireFound } from '../../platform/api-error.ts';
import { consume } from '../../platform/rate-limits.ts';
import type { Handlers } from '../mount.ts';
import { getLogEntryHeader, respondDone, toActor, toReleaseId } from './staff-call.ts';

/** Responds with the current release. Invalidates the search index. `entry` is undefined if nothing changed. */
const respondWithRelease = async (id: ReleaseId, entry: string | undefined, message: SuccessCode) => {
  catalogue.invalidate();
  const releases = await readStaffReleases(DOCUMENTS_NOW, await readMod(DOCUMENTS_NOW, id.modId));
  const release = releases.find((one) => one.id === id.releaseId);
  return { data: requireFound(release, 'record_not_found'), message, headers: getLogEntryHeader(entry) };
};

export const RELEASE_HANDLERS: Pick<Handlers, keyof typeof releaseEndpoints> = {
  /** Checks an uploaded archive, and compares the archive with the mod of the request, or with all mods. */
  inspectUpload: async ({ params: { slot }, body, caller }) => {
    await consume('staff_uploads_by_account', caller.uid);
    const inspection = await inspectUpload({ slot, fileName: body.file_name, uid: caller.uid });
    const { file_name, size, sha256, sha512, content_type, verdict, findings, fields, icon } = inspection;
    const { mod } = body;
    const compare = () => (mod === undefined ? findPresentMods(inspection) : findModMismatches(mod, inspection));
    const mismatches = verdict === 'refused' ? [] : await compare();
    const data = { slot, file_name, size, sha256, sha512, content_type, verdict, fields, has_icon: icon !== null };
    return { data: { ...data, findings: [...findings, ...mismatches] } };
  },
  /** Stores an uploaded image, re-encoded. */
  keepPicture: async ({ params, body, caller }) => {
    await consume('staff_uploads_by_account', caller.uid);
    return { data: await storeImage(params.slot, body.use) };
  },
  /** Stores the picture that a checked upload's manifest names, as a thumbnail. */
  keepIcon: async ({ params, caller }) => {
    await consume('staff_uploads_by_account', caller.uid);
    return { data: await storeIcon(params.slot) };
  },
  createRelease: async (request) => {
    const modId = request.params.id;
    const { releaseId, entry } = await createRelease(modId, toActor(request), request.body);
    return respondWithRelease({ modId, releaseId }, entry, 'release_saved');
  },
  /** Updates the metadata of a release. */
  updateRelease: async (request) => {
    const id = toReleaseId(request.params);
    const { updated_at, ...fields } = request.body;
    const entry = await editRelease({ ...id, seen: updated_at }, toActor(request), fields);
    return respondWithRelease(id, entry, 'release_saved');
  },
  /** Publishes a held or withdrawn release. */
  clearRelease: async (request) => {
    const id = toReleaseId(request.params);
    const entry = await clearRelease({ ...id, seen: request.body.updated_at }, toActor(request));
    return respondWithRelease(id, entry, 'release_cleared');
  },
  withdrawRelease: async (request) => {
    const id = toReleaseId(request.params);
    const { reason, updated_at } = request.body;
    const entry = await withdrawRelease({ ...id, seen: updated_at }, toActor(request), {
      reason,
      to: 'refused',
      takenDown: false,
    });
    return respondWithRelease(id, entry, 'release_withdrawn');
  },
  /** Deletes a release and its file. */
  deleteRelease: async (request) => {
    const entry = await deleteRelease(toReleaseId(request.params), toActor(request));
    catalogue.invalidate();
    return respondDone(entry, 'release_deleted');
  },
};
