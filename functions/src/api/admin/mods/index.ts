import type { adminModEndpoints } from '@bigorna/domain/endpoints/admin/mods';
import type { Handlers } from '../../mount.ts';
import { notYet } from '../not-yet.ts';
import { adminGetMod } from './admin-get-mod.ts';
import { adminListMods } from './admin-list-mods.ts';
import { approveMod } from './approve-mod.ts';
import { rejectMod } from './reject-mod.ts';

/** Who answers staff’s calls about mods. */
export const MOD_HANDLERS: Pick<Handlers, keyof typeof adminModEndpoints> = {
  adminListMods,
  adminGetMod,
  adminCreateMod: notYet,
  adminUpdateMod: notYet,
  adminDeleteMod: notYet,
  createMod: notYet,
  updateMod: notYet,
  deleteMod: notYet,
  submitMod: notYet,
  approveMod,
  rejectMod,
  reopenMod: notYet,
  archiveMod: notYet,
  restoreMod: notYet,
  undeleteMod: notYet,
  featureMod: notYet,
  unfeatureMod: notYet,
  revertMod: notYet,
  listRevisions: notYet,
  checkSlug: notYet,
  chooseModOfTheWeek: notYet,
  nextReview: notYet,
  claimReview: notYet,
  leaveReview: notYet,
};
