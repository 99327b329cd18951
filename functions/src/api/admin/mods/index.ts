import type { adminModEndpoints } from '@bigorna/domain/endpoints/admin/mods';
import type { Handlers } from '../../mount.ts';
import { adminGetMod } from './admin-get-mod.ts';
import { adminListMods } from './admin-list-mods.ts';
import { approveMod } from './approve-mod.ts';
import { archiveMod } from './archive-mod.ts';
import { checkSlug } from './check-slug.ts';
import { chooseModOfTheWeek } from './choose-mod-of-the-week.ts';
import { createMod } from './create-mod.ts';
import { deleteMod } from './delete-mod.ts';
import { featureMod } from './feature-mod.ts';
import { listRevisions } from './list-revisions.ts';
import { rejectMod } from './reject-mod.ts';
import { reopenMod } from './reopen-mod.ts';
import { restoreMod } from './restore-mod.ts';
import { revertMod } from './revert-mod.ts';
import { submitMod } from './submit-mod.ts';
import { undeleteMod } from './undelete-mod.ts';
import { unfeatureMod } from './unfeature-mod.ts';
import { updateMod } from './update-mod.ts';

/** Who answers staff’s calls about mods. */
export const MOD_HANDLERS: Pick<Handlers, keyof typeof adminModEndpoints> = {
  adminListMods,
  adminGetMod,
  adminCreateMod: createMod,
  adminUpdateMod: updateMod,
  adminDeleteMod: deleteMod,
  createMod,
  updateMod,
  deleteMod,
  submitMod,
  approveMod,
  rejectMod,
  reopenMod,
  archiveMod,
  restoreMod,
  undeleteMod,
  featureMod,
  unfeatureMod,
  revertMod,
  listRevisions,
  checkSlug,
  chooseModOfTheWeek,
};
