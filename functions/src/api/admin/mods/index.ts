import type { adminModEndpoints } from '@bigorna/domain/endpoints/admin/mods';
import { adminModsQuery } from '@bigorna/domain/endpoints/admin/mods.schemas';
import { slug as slugSchema } from '@bigorna/domain/entities/common';
import type { SuccessCode } from '@bigorna/domain/errors/codes';
import { catalogue } from '../../../catalogue/index.ts';
import type { Caller } from '../../../members/accounts/caller.ts';
import type { ModCommand } from '../../../mods/lifecycle/change-mod.ts';
import { createMod } from '../../../mods/lifecycle/create-mod.ts';
import { deleteMod, undeleteMod } from '../../../mods/lifecycle/delete-mod.ts';
import { editMod, featureMod } from '../../../mods/lifecycle/edit-mod.ts';
import { chooseModOfTheWeek } from '../../../mods/lifecycle/mod-of-the-week.ts';
import { readStaffMod } from '../../../mods/lifecycle/read-staff-mod.ts';
import { removePicture } from '../../../mods/lifecycle/remove-picture.ts';
import { compareRevisions, listRevisions, revertMod } from '../../../mods/lifecycle/revisions.ts';
import { approveMod, rejectMod, transitionMod } from '../../../mods/lifecycle/transition-mod.ts';
import { toStaffModCard } from '../../../mods/pages/mod-page.ts';
import { findFreeSlug, readSlugState } from '../../../mods/stored/slug-claims.ts';
import { slugify } from '../../../mods/stored/slugify.ts';
import { createFieldError, requireFound } from '../../../platform/api-error.ts';
import { doc, get } from '../../../platform/firestore.ts';
import type { Handler, HandlerRequest, RequestContext } from '../../handler.ts';
import type { Handlers } from '../../mount.ts';
import { getContentRange, parseListQuery } from '../rest-dialect.ts';
import { getLogEntryHeader, toActor } from '../staff-call.ts';

interface ModCall {
  readonly params: { readonly id: string };
  readonly body?: { readonly updated_at?: string | undefined } | undefined;
  readonly caller: Caller;
  readonly context: RequestContext;
}

/** The command of a call: mod, actor and expected version. */
const toModCommand = ({ params, body, caller, context }: ModCall): ModCommand => ({
  modId: params.id,
  actor: caller.uid,
  requestId: context.id,
  seen: body?.updated_at,
});

/** Responds with the mod's current card. Invalidates the search index. `entry` is undefined if nothing changed. */
const respondWithCard = async (modId: string, entry: string | undefined, message: SuccessCode) => {
  catalogue.invalidate();
  const mod = requireFound(await get(doc('mods/{mod}', modId)), 'mod_not_found');
  const data = toStaffModCard(modId, mod, await catalogue.counts(modId));
  return { data, message, headers: getLogEntryHeader(entry) };
};

/** Like {@link respondWithCard}, with all staff data of the mod. */
const respondWithMod = async (modId: string, entry: string | undefined) => {
  catalogue.invalidate();
  const data = await readStaffMod(modId, await catalogue.counts(modId));
  return { data, message: 'mod_saved' as const, headers: getLogEntryHeader(entry) };
};

/** Creates the handler of a call that changes a mod and returns its card. */
const createCardHandler =
  (change: (command: ModCommand) => Promise<string | undefined>, message: SuccessCode) => async (request: ModCall) =>
    respondWithCard(request.params.id, await change(toModCommand(request)), message);

/** Checks whether a slug is free for a mod, or finds the slug that a mod with a title gets. */
const checkSlug: Handler<'checkSlug'> = async ({ query: { slug, title = '', mod } }) => {
  if (slug !== undefined) {
    if (!slugSchema.safeParse(slug).success) throw createFieldError('slug', 'slug_form');
    const { free, takenBy } = await readSlugState({ get }, slug, mod);
    return { data: { slug, free, taken_by: takenBy } };
  }
  if (title.trim() === '') throw createFieldError('title', 'required');
  const base = slugify(title);
  const [{ takenBy }, found] = await Promise.all([readSlugState({ get }, base, mod), findFreeSlug({ get }, base, mod)]);
  return { data: { slug: found, free: true, taken_by: takenBy } };
};

/** Creates a mod, as a draft or pending. Serves the dialects `envelope` and `rest`. */
const handleCreateMod = async (request: HandlerRequest<'createMod' | 'adminCreateMod'>) => {
  const { id, entry } = await createMod(request.body, toActor(request));
  return respondWithMod(id, entry);
};

/** Updates a mod. Changes of an approved mod are visible at once. Serves the dialects `envelope` and `rest`. */
const handleUpdateMod = async (request: HandlerRequest<'updateMod' | 'adminUpdateMod'>) =>
  respondWithMod(request.params.id, await editMod(toModCommand(request), request.body));

/** Soft-deletes a mod: hidden at once, purged after thirty days. Serves the dialects `envelope` and `rest`. */
const handleDeleteMod = createCardHandler(deleteMod, 'mod_deleted');

export const MOD_HANDLERS: Pick<Handlers, keyof typeof adminModEndpoints> = {
  /** Lists mods of every status, for the console. */
  adminListMods: async ({ query }) => {
    const listQuery = parseListQuery(adminModsQuery, query);
    const { cards, total } = await catalogue.listForConsole(listQuery);
    return { data: cards, headers: getContentRange('mods', listQuery.range[0], cards.length, total) };
  },
  /** Gets a mod of any status with all staff data. */
  adminGetMod: async ({ params }) => ({ data: await readStaffMod(params.id, await catalogue.counts(params.id)) }),
  adminCreateMod: handleCreateMod,
  adminUpdateMod: handleUpdateMod,
  adminDeleteMod: handleDeleteMod,
  createMod: handleCreateMod,
  updateMod: handleUpdateMod,
  deleteMod: handleDeleteMod,
  submitMod: createCardHandler((command) => transitionMod('submit', command), 'mod_submitted'),
  approveMod: createCardHandler(approveMod, 'mod_approved'),
  /** Rejects a pending or approved mod. */
  rejectMod: async (request) => {
    const { reason = '', reason_code: code = null } = request.body;
    const entry = await rejectMod(toModCommand(request), { reason: reason === '' ? null : reason, code });
    return respondWithCard(request.params.id, entry, 'mod_rejected');
  },
  /** Returns a rejected mod to the review queue. */
  reopenMod: createCardHandler((command) => transitionMod('reopen', command), 'mod_reopened'),
  archiveMod: createCardHandler((command) => transitionMod('archive', command), 'mod_archived'),
  /** Restores an archived mod to its previous status. */
  restoreMod: createCardHandler((command) => transitionMod('restore', command), 'mod_restored'),
  undeleteMod: createCardHandler(undeleteMod, 'mod_undeleted'),
  featureMod: createCardHandler((command) => featureMod(command, true), 'mod_featured'),
  unfeatureMod: createCardHandler((command) => featureMod(command, false), 'mod_unfeatured'),
  /** Reverts the edited fields of a mod to an approved state. */
  revertMod: async (request) =>
    respondWithCard(request.params.id, await revertMod(toModCommand(request), request.body.revision), 'mod_reverted'),
  removeModPicture: async (request) => {
    const { url, reason } = request.body;
    const command = { modId: request.params.id, actor: request.caller.uid, requestId: request.context.id };
    return respondWithCard(request.params.id, await removePicture(command, url, reason), 'picture_removed');
  },
  /** Lists the approved states of a mod, newest first. */
  listRevisions: async ({ params }) => ({ data: await listRevisions(params.id) }),
  compareRevisions: async ({ params, query: { from, to } }) => ({ data: await compareRevisions(params.id, from, to) }),
  checkSlug,
  /** Sets the mod of the week. Null means the most downloaded mod of the last seven days (R026). */
  chooseModOfTheWeek: async ({ body, caller, context }) => {
    const entry = await chooseModOfTheWeek({ modId: body.mod_id, actor: caller.uid, requestId: context.id });
    catalogue.invalidate();
    return { data: { mod_id: body.mod_id }, message: 'mod_of_the_week_chosen', headers: getLogEntryHeader(entry) };
  },
};
