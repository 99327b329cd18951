import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod';
import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import type { SuccessCode } from '@bigorna/domain/errors/codes';
import type { Caller } from '../../../accounts/caller.ts';
import { catalogue } from '../../../catalogue/index.ts';
import type { StaffAct } from '../../../mods/change-mod.ts';
import { staffCardOf } from '../../../mods/mod-page.ts';
import { readStaffMod } from '../../../mods/read-staff-mod.ts';
import { notFoundUnless } from '../../../platform/api-error.ts';
import { doc, get } from '../../../platform/firestore.ts';
import type { RequestFacts } from '../../handler.ts';
import { logEntryHeader } from '../log-entry.ts';

interface ModCall {
  readonly params: { readonly id: string };
  readonly body?: { readonly updated_at?: string | undefined } | undefined;
  readonly caller: Caller;
  readonly request: RequestFacts;
}

/** What is answered of a mod after a change. */
interface Changed<T> {
  readonly data: T;
  readonly message: SuccessCode;
  readonly headers: Record<string, string>;
}

/** Who acts on which mod, as a call says it. */
export const actOf = ({ params, body, caller, request }: ModCall): StaffAct => ({
  modId: params.id,
  actor: caller.uid,
  requestId: request.id,
  seen: body?.updated_at,
});

/** The mod's card as it is now, after a change that left a log entry, or none. The index looks for it at once. */
export const cardAfter = async (
  modId: string,
  entry: string | undefined,
  message: SuccessCode,
): Promise<Changed<StaffModCard>> => {
  catalogue.expectChange();
  const mod = notFoundUnless(await get(doc('mods/{mod}', modId)), 'mod_not_found');
  const data = staffCardOf(modId, mod, await catalogue.counts(modId));
  return { data, message, headers: logEntryHeader(entry) };
};

/** The same with all that staff know of the mod. */
export const modAfter = async (modId: string, entry: string | undefined): Promise<Changed<StaffMod>> => {
  catalogue.expectChange();
  const data = await readStaffMod(modId, await catalogue.counts(modId));
  return { data, message: 'mod_saved', headers: logEntryHeader(entry) };
};
