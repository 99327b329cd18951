import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod';
import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import { useRecordContext } from 'react-admin';

/** A mod as a page of the console holds it: until the whole one has come, the list's card stands in. */
export type SomeMod = StaffModCard | StaffMod;

/** What a card lacks. */
export const WHOLE_BY = 'all_releases';

const isWhole = (mod: SomeMod): mod is StaffMod => WHOLE_BY in mod;

/** The whole mod of the page; undefined while only its card is there. */
export const useStaffMod = (): StaffMod | undefined => {
  const mod = useRecordContext<SomeMod>();
  return mod && isWhole(mod) ? mod : undefined;
};
