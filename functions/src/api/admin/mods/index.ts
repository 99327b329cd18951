import type { adminModEndpoints } from '@bigorna/domain/api/admin/mods';
import { adminModsQuery } from '@bigorna/domain/endpoints/admin/mods';
import { slug as slugSchema } from '@bigorna/domain/entities/common';
import { slugify } from '@bigorna/domain/slug';
import { catalogue } from '../../../catalogue/index.ts';
import { deleteMod as throwAway, undeleteMod } from '../../../mods/lifecycle/delete-mod.ts';
import { editMod, featureMod } from '../../../mods/lifecycle/edit-mod.ts';
import { chooseModOfTheWeek } from '../../../mods/lifecycle/mod-of-the-week.ts';
import { readStaffMod } from '../../../mods/lifecycle/read-staff-mod.ts';
import { removePicture } from '../../../mods/lifecycle/remove-picture.ts';
import { listRevisions, revertMod } from '../../../mods/lifecycle/revisions.ts';
import { approveMod, rejectMod, transitionMod } from '../../../mods/lifecycle/transition-mod.ts';
import { readSlugState } from '../../../mods/stored/slug-claims.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { get } from '../../../platform/firestore.ts';
import type { Handler, HandlerRequest } from '../../handler.ts';
import type { Handlers } from '../../mount.ts';
import { getContentRange, parseListQuery } from '../rest-dialect.ts';
import { getLogEntryHeader } from '../staff-call.ts';
import { createMod } from './create-mod.ts';
import { respondWithCard, respondWithMod, toModCommand } from './respond-with-mod.ts';

const getRequestedSlug = ({ slug, title = '' }: HandlerRequest<'checkSlug'>['query']): string => {
  if (slug !== undefined) {
    if (!slugSchema.safeParse(slug).success)
      throw new ApiError('invalid_request', { fields: [{ path: 'slug', code: 'invalid_value' }] });
    return slug;
  }
  if (title.trim() === '') throw new ApiError('invalid_request', { fields: [{ path: 'title', code: 'required' }] });
  return slugify(title);
};

/** Checks whether a slug, or the slug of a title, is free for a mod. */
const checkSlug: Handler<'checkSlug'> = async ({ query }) => {
  const slug = getRequestedSlug(query);
  const { free, takenBy } = await readSlugState({ get }, slug, query.mod);
  return { data: { slug, free, taken_by: takenBy } };
};

/** Updates a mod; visible at once if it is approved. Serves both dialects. */
const updateMod = async (call: HandlerRequest<'updateMod' | 'adminUpdateMod'>) =>
  respondWithMod(call.params.id, await editMod(toModCommand(call), call.body));

/** Soft-deletes a mod: hidden at once, purged after thirty days. Serves both dialects. */
const deleteMod = async (call: HandlerRequest<'deleteMod' | 'adminDeleteMod'>) =>
  respondWithCard(call.params.id, await throwAway(toModCommand(call)), 'mod_deleted');

/** Handlers of staff calls about mods. */
export const MOD_HANDLERS: Pick<Handlers, keyof typeof adminModEndpoints> = {
  /** Lists mods of every status, for the console. */
  adminListMods: async ({ query }) => {
    const listQuery = parseListQuery(adminModsQuery, query);
    const { cards, total } = await catalogue.listForConsole(listQuery);
    return { data: cards, headers: getContentRange('mods', listQuery.range[0], cards.length, total) };
  },
  /** Gets a mod of any status with all staff data. */
  adminGetMod: async ({ params }) => ({ data: await readStaffMod(params.id, await catalogue.counts(params.id)) }),
  adminCreateMod: createMod,
  adminUpdateMod: updateMod,
  adminDeleteMod: deleteMod,
  createMod,
  updateMod,
  deleteMod,
  submitMod: async (call) =>
    respondWithCard(call.params.id, await transitionMod('submit', toModCommand(call)), 'mod_submitted'),
  approveMod: async (call) => respondWithCard(call.params.id, await approveMod(toModCommand(call)), 'mod_approved'),
  /** Rejects a pending or approved mod. */
  rejectMod: async (call) => {
    const { reason = '', reason_code: code = null } = call.body;
    const entry = await rejectMod(toModCommand(call), { reason: reason === '' ? null : reason, code });
    return respondWithCard(call.params.id, entry, 'mod_rejected');
  },
  /** Returns a rejected mod to the review queue. */
  reopenMod: async (call) =>
    respondWithCard(call.params.id, await transitionMod('reopen', toModCommand(call)), 'mod_reopened'),
  archiveMod: async (call) =>
    respondWithCard(call.params.id, await transitionMod('archive', toModCommand(call)), 'mod_archived'),
  /** Restores an archived mod to its previous status. */
  restoreMod: async (call) =>
    respondWithCard(call.params.id, await transitionMod('restore', toModCommand(call)), 'mod_restored'),
  undeleteMod: async (call) => respondWithCard(call.params.id, await undeleteMod(toModCommand(call)), 'mod_undeleted'),
  featureMod: async (call) =>
    respondWithCard(call.params.id, await featureMod(toModCommand(call), true), 'mod_featured'),
  unfeatureMod: async (call) =>
    respondWithCard(call.params.id, await featureMod(toModCommand(call), false), 'mod_unfeatured'),
  /** Reverts texts and images to an approved state. */
  revertMod: async (call) =>
    respondWithCard(call.params.id, await revertMod(toModCommand(call), call.body.revision), 'mod_reverted'),
  removeModPicture: async (call) => {
    const { url, reason } = call.body;
    const command = { modId: call.params.id, actor: call.caller.uid, requestId: call.request.id };
    return respondWithCard(call.params.id, await removePicture(command, url, reason), 'picture_removed');
  },
  /** Lists the approved states of a mod, newest first. */
  listRevisions: async ({ params }) => ({ data: await listRevisions(params.id) }),
  checkSlug,
  /** Sets the mod of the week. Null: computed from downloads (R026). */
  chooseModOfTheWeek: async ({ body, caller, request }) => {
    const entry = await chooseModOfTheWeek({ modId: body.mod_id, actor: caller.uid, requestId: request.id });
    catalogue.invalidate();
    return { data: { mod_id: body.mod_id }, message: 'mod_of_the_week_chosen', headers: getLogEntryHeader(entry) };
  },
};
