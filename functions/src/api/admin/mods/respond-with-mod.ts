import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import type { StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import type { SuccessCode } from '@bigorna/domain/errors/codes';
import { catalogue } from '../../../catalogue/index.ts';
import type { Caller } from '../../../members/accounts/caller.ts';
import type { ModCommand } from '../../../mods/lifecycle/change-mod.ts';
import { readStaffMod } from '../../../mods/lifecycle/read-staff-mod.ts';
import { toStaffModCard } from '../../../mods/pages/mod-page.ts';
import { requireFound } from '../../../platform/api-error.ts';
import { doc, get } from '../../../platform/firestore.ts';
import type { RequestContext } from '../../handler.ts';
import { getLogEntryHeader } from '../staff-call.ts';

export interface ModCall {
  readonly params: { readonly id: string };
  readonly body?: { readonly updated_at?: string | undefined } | undefined;
  readonly caller: Caller;
  readonly context: RequestContext;
}

interface ChangeResult<T> {
  readonly data: T;
  readonly message: SuccessCode;
  readonly headers: Record<string, string>;
}

/** The command of a call: mod, actor and expected version. */
export const toModCommand = ({ params, body, caller, context }: ModCall): ModCommand => ({
  modId: params.id,
  actor: caller.uid,
  requestId: context.id,
  seen: body?.updated_at,
});

/** Responds with the mod's current card. Invalidates the search index. `entry` is undefined if nothing changed. */
export const respondWithCard = async (
  modId: string,
  entry: string | undefined,
  message: SuccessCode,
): Promise<ChangeResult<StaffModCard>> => {
  catalogue.invalidate();
  const mod = requireFound(await get(doc('mods/{mod}', modId)), 'mod_not_found');
  const data = toStaffModCard(modId, mod, await catalogue.counts(modId));
  return { data, message, headers: getLogEntryHeader(entry) };
};

/** Like {@link respondWithCard}, with all staff data of the mod. */
export const respondWithMod = async (modId: string, entry: string | undefined): Promise<ChangeResult<StaffMod>> => {
  catalogue.invalidate();
  const data = await readStaffMod(modId, await catalogue.counts(modId));
  return { data, message: 'mod_saved', headers: getLogEntryHeader(entry) };
};
