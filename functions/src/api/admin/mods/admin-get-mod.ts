import { catalogue } from '../../../catalogue/index.ts';
import { readStaffMod } from '../../../mods/read-staff-mod.ts';
import type { Handler } from '../../handler.ts';

/** One mod of any status, with all that its reviewer needs. */
export const adminGetMod: Handler<'adminGetMod'> = async ({ params }) => ({
  data: await readStaffMod(params.id, await catalogue.counts(params.id)),
});
