import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import type { StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { useRecordContext } from 'react-admin';

/** The page's mod: the list's card until the full record is loaded. */
export type LoadedMod = StaffModCard | StaffMod;

/** A field that only the full record has. */
export const FULL_RECORD_FIELD = 'all_releases';

const isWhole = (mod: LoadedMod): mod is StaffMod => FULL_RECORD_FIELD in mod;

/** The page's full mod; undefined while only the card is loaded. */
export const useStaffMod = (): StaffMod | undefined => {
  const mod = useRecordContext<LoadedMod>();
  return mod && isWhole(mod) ? mod : undefined;
};
