import type { releaseEndpoints } from '@bigorna/domain/endpoints/admin/releases';
import type { Handlers } from '../../mount.ts';
import { notYet } from '../not-yet.ts';

/** Who answers staff’s calls about releases. */
export const RELEASE_HANDLERS: Pick<Handlers, keyof typeof releaseEndpoints> = {
  inspectUpload: notYet,
  keepPicture: notYet,
  createRelease: notYet,
  updateRelease: notYet,
  clearRelease: notYet,
  withdrawRelease: notYet,
  deleteRelease: notYet,
};
