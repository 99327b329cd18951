import { z } from 'zod';
import type { Permission } from '../../access/permissions.ts';
import { accessType, category, contentType, count, id, isoMoment, loader, slug } from '../../entities/common.ts';
import { MOD_TEXT, REASON_MAX, REASON_MIN } from '../../limits.ts';
import { MOD_STATUSES, MOVE_PERMISSION } from '../../mod-status.ts';
import { REJECT_REASONS } from '../../reject-reasons.ts';
import { endpoint } from '../endpoint.ts';
import { staffModCard } from '../mods.ts';
import { idsFilter, listCall, restQuestion, seen } from './dialect.ts';
import { modBody, newModBody, staffMod } from './staff-mod.ts';

export const adminModsQuestion = restQuestion(
  ['id', 'title', 'author', 'status', 'updated_at', 'published_at', 'downloads', 'views'],
  ['updated_at', 'ASC'],
  {
    q: z.string().max(120).optional(),
    status: z.enum(MOD_STATUSES).optional(),
    content_type: contentType.optional(),
    category: category.optional(),
    loader: loader.optional(),
    access: accessType.optional(),
    featured: z.boolean().optional(),
    /** Those thrown away; without it none of them. */
    deleted: z.boolean().optional(),
    author: z.string().max(MOD_TEXT.author).optional(),
    id: idsFilter,
  },
);

/** An approved state that can be brought back. */
export const revisionCard = z.object({
  revision: count,
  made_by: id,
  made_at: isoMoment,
  title: z.string(),
  version: z.string(),
});

const reason = z.string().trim().max(REASON_MAX, { error: 'too_long' });
/** A policy's name, or words, or both; `other` asks for words. */
const rejection = z
  .object({ reason: reason.optional(), reason_code: z.enum(REJECT_REASONS).optional(), updated_at: seen })
  .superRefine(({ reason = '', reason_code }, context) => {
    if (reason_code !== undefined && reason_code !== 'other') return;
    if (reason.length === 0) context.addIssue({ code: 'custom', path: ['reason'], message: 'required' });
    else if (reason.length < REASON_MIN) context.addIssue({ code: 'custom', path: ['reason'], message: 'too_short' });
  });

const modParams = z.object({ id });
const seenBody = z.object({ updated_at: seen });
const verb = <const V extends string, A extends Permission>(name: V, access: A, summary: string) =>
  endpoint({
    method: 'post',
    path: `/admin/mods/{id}/${name}`,
    summary,
    access,
    service: 'admin',
    dialect: 'envelope',
    params: modParams,
    body: seenBody,
    answer: staffModCard,
    errors: ['mod_not_found', 'move_not_allowed', 'mod_too_large', 'stale', 'claimed', 'file_blocked'],
  });

export const adminModEndpoints = {
  adminListMods: listCall(
    '/admin/mods',
    'read:mod:any',
    staffModCard,
    'Mods of every status, in the console’s dialect',
  ),
  adminGetMod: endpoint({
    method: 'get',
    path: '/admin/mods/{id}',
    summary: 'One mod with all that staff know of it',
    access: 'read:mod:any',
    service: 'admin',
    dialect: 'rest',
    params: modParams,
    answer: staffMod,
    errors: ['mod_not_found'],
  }),
  adminCreateMod: endpoint({
    method: 'post',
    path: '/admin/mods',
    summary: 'Make a mod, as a draft or into the queue',
    access: 'edit:mod',
    service: 'admin',
    dialect: 'rest',
    body: newModBody,
    answer: staffMod,
    errors: ['slug_taken'],
  }),
  adminUpdateMod: endpoint({
    method: 'put',
    path: '/admin/mods/{id}',
    summary: 'Change a mod; an approved one shows it at once',
    access: 'edit:mod',
    service: 'admin',
    dialect: 'rest',
    params: modParams,
    body: modBody,
    answer: staffMod,
    errors: ['mod_not_found', 'mod_too_large', 'slug_taken', 'stale'],
  }),
  adminDeleteMod: endpoint({
    method: 'delete',
    path: '/admin/mods/{id}',
    summary: 'Throw a mod away: hidden at once, gone for good after thirty days',
    access: 'edit:mod',
    service: 'admin',
    dialect: 'rest',
    params: modParams,
    answer: staffModCard,
    errors: ['mod_not_found'],
  }),
  createMod: endpoint({
    method: 'post',
    path: '/mods',
    summary: 'Make a mod (staff)',
    access: 'edit:mod',
    service: 'catalogue',
    dialect: 'envelope',
    body: newModBody,
    answer: staffMod,
    errors: ['slug_taken'],
  }),
  updateMod: endpoint({
    method: 'put',
    path: '/mods/{id}',
    summary: 'Change a mod (staff)',
    access: 'edit:mod',
    service: 'catalogue',
    dialect: 'envelope',
    params: modParams,
    body: modBody,
    answer: staffMod,
    errors: ['mod_not_found', 'mod_too_large', 'slug_taken', 'stale'],
  }),
  deleteMod: endpoint({
    method: 'delete',
    path: '/mods/{id}',
    summary: 'Throw a mod away (staff)',
    access: 'edit:mod',
    service: 'catalogue',
    dialect: 'envelope',
    params: modParams,
    answer: staffModCard,
    errors: ['mod_not_found'],
  }),
  submitMod: verb('submit', MOVE_PERMISSION.submit, 'Put a draft into the queue'),
  approveMod: verb('approve', MOVE_PERMISSION.approve, 'Approve a pending mod'),
  rejectMod: endpoint({
    method: 'post',
    path: '/admin/mods/{id}/reject',
    summary: 'Reject a pending mod, or take an approved one away, with a reason',
    access: MOVE_PERMISSION.reject,
    service: 'admin',
    dialect: 'envelope',
    params: modParams,
    body: rejection,
    answer: staffModCard,
    errors: ['mod_not_found', 'move_not_allowed', 'stale', 'claimed'],
  }),
  reopenMod: verb('reopen', MOVE_PERMISSION.reopen, 'Put a rejected mod back into the queue'),
  archiveMod: verb('archive', MOVE_PERMISSION.archive, 'Take a mod out of sight, whatever its status'),
  restoreMod: verb('restore', MOVE_PERMISSION.restore, 'Bring an archived mod back to its former status'),
  undeleteMod: verb('undelete', 'edit:mod', 'Bring back a mod that was thrown away'),
  featureMod: verb('feature', 'edit:mod', 'Show a mod among the featured ones'),
  unfeatureMod: verb('unfeature', 'edit:mod', 'No longer show a mod among the featured ones'),
  revertMod: endpoint({
    method: 'post',
    path: '/admin/mods/{id}/revert',
    summary: 'Bring an approved state back: its texts and pictures, not its releases',
    access: 'edit:mod',
    service: 'admin',
    dialect: 'envelope',
    params: modParams,
    body: z.object({ revision: count, updated_at: seen }),
    answer: staffModCard,
    errors: ['mod_not_found', 'mod_too_large', 'record_not_found', 'stale'],
  }),
  listRevisions: endpoint({
    method: 'get',
    path: '/admin/mods/{id}/revisions',
    summary: 'The approved states of a mod, newest first',
    access: 'read:history',
    service: 'admin',
    dialect: 'envelope',
    params: modParams,
    answer: z.array(revisionCard),
    errors: ['mod_not_found'],
  }),
  checkSlug: endpoint({
    method: 'get',
    path: '/admin/slugs',
    summary: 'Whether a slug, or the one that a title makes, is free',
    access: 'edit:mod',
    service: 'admin',
    dialect: 'envelope',
    query: z.strictObject({
      title: z.string().max(MOD_TEXT.title).optional(),
      slug: z.string().max(100).optional(),
      /** The mod it is for, whose own slugs are free to it. */
      mod: id.optional(),
    }),
    answer: z.object({ slug, free: z.boolean(), taken_by: id.nullable() }),
    errors: [],
  }),
  chooseModOfTheWeek: endpoint({
    method: 'put',
    path: '/admin/mod-of-the-week',
    summary: 'Choose the mod of the week; null leaves it to the downloads',
    access: 'choose:mod_of_the_week',
    service: 'admin',
    dialect: 'envelope',
    body: z.object({ mod_id: id.nullable() }),
    answer: z.object({ mod_id: id.nullable() }),
    errors: ['mod_not_found', 'move_not_allowed'],
  }),
};
