import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import { catalogue } from '../../../catalogue/index.ts';
import { type Decision, decideMod } from '../../../mods/decide-mod.ts';
import { staffCardOf } from '../../../mods/mod-page.ts';

/** Decides, has the index look for the change at once, and answers the mod as it is now. */
export const decide = async (decision: Decision): Promise<StaffModCard> => {
  const mod = await decideMod(decision);
  catalogue.expectChange();
  return staffCardOf(decision.modId, mod, await catalogue.counts(decision.modId));
};
