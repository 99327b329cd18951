import type { releaseEndpoints } from '@bigorna/domain/endpoints/admin/releases';
import type { Handlers } from '../../mount.ts';
import { clearRelease } from './clear-release.ts';
import { createRelease } from './create-release.ts';
import { deleteRelease } from './delete-release.ts';
import { inspectUpload } from './inspect-upload.ts';
import { keepPicture } from './keep-picture.ts';
import { updateRelease } from './update-release.ts';
import { withdrawRelease } from './withdraw-release.ts';

/** Who answers staff’s calls about releases. */
export const RELEASE_HANDLERS: Pick<Handlers, keyof typeof releaseEndpoints> = {
  inspectUpload,
  keepPicture,
  createRelease,
  updateRelease,
  clearRelease,
  withdrawRelease,
  deleteRelease,
};
