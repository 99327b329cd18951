import { z } from 'zod';
import { contentType, id, isoMoment, role } from '../entities/common.ts';
import { REASON_MAX, REASON_MIN } from '../limits.ts';
import { MOD_STATUSES, MOVE_PERMISSION } from '../mod-status.ts';
import { endpoint } from './endpoint.ts';
import { modPage, staffModCard } from './mods.ts';

/** ra-data-simple-rest's list question; each value is JSON text, parsed and checked by the API. */
export const restListQuery = z.strictObject({
  sort: z.string().max(100).optional(),
  range: z.string().max(100).optional(),
  filter: z.string().max(2000).optional(),
});

/** What `sort`, `range` and `filter` hold for the mods list, once parsed. */
export const adminModsQuestion = z.object({
  sort: z
    .tuple([
      z.enum(['id', 'title', 'author', 'status', 'updated_at', 'published_at', 'downloads', 'views']),
      z.enum(['ASC', 'DESC']),
    ])
    .default(['updated_at', 'ASC']),
  range: z
    .tuple([z.int().nonnegative(), z.int().nonnegative()])
    .refine(([first, last]) => last >= first && last - first < 1000, { error: 'invalid_value' })
    .default([0, 24]),
  filter: z
    .strictObject({
      q: z.string().max(120).optional(),
      status: z.enum(MOD_STATUSES).optional(),
      content_type: contentType.optional(),
      id: z.array(id).max(1000).optional(),
    })
    .default({}),
});

/** A mod as the console's review page shows it. */
export const staffMod = modPage.extend({
  status: z.enum(MOD_STATUSES),
  created_by: z.string().nullable(),
  reason: z.string().nullable(),
  decided_at: isoMoment.nullable(),
});
export type StaffMod = z.infer<typeof staffMod>;

const reason = z
  .string({ error: 'required' })
  .trim()
  .min(REASON_MIN, { error: 'too_short' })
  .max(REASON_MAX, { error: 'too_long' });
const modParams = z.object({ id });

export const adminEndpoints = {
  adminListMods: endpoint({
    method: 'get',
    path: '/admin/mods',
    summary: 'Mods of every status, in the console’s dialect',
    access: 'read:mod:any',
    service: 'admin',
    dialect: 'rest',
    query: restListQuery,
    answer: z.array(staffModCard),
    errors: [],
  }),
  adminGetMod: endpoint({
    method: 'get',
    path: '/admin/mods/{id}',
    summary: 'One mod with all that its reviewer needs',
    access: 'read:mod:any',
    service: 'admin',
    dialect: 'rest',
    params: modParams,
    answer: staffMod,
    errors: ['mod_not_found'],
  }),
  approveMod: endpoint({
    method: 'post',
    path: '/admin/mods/{id}/approve',
    summary: 'Approve a pending mod',
    access: MOVE_PERMISSION.approve,
    service: 'admin',
    dialect: 'envelope',
    params: modParams,
    body: z.object({ updated_at: isoMoment.optional() }),
    answer: staffModCard,
    errors: ['mod_not_found', 'move_not_allowed', 'stale'],
  }),
  rejectMod: endpoint({
    method: 'post',
    path: '/admin/mods/{id}/reject',
    summary: 'Reject a pending mod, or take an approved one away, with a reason',
    access: MOVE_PERMISSION.reject,
    service: 'admin',
    dialect: 'envelope',
    params: modParams,
    body: z.object({ reason, updated_at: isoMoment.optional() }),
    answer: staffModCard,
    errors: ['mod_not_found', 'move_not_allowed', 'stale'],
  }),
  banUser: endpoint({
    method: 'post',
    path: '/admin/users/{uid}/ban',
    summary: 'Ban an account of lower rank, at once',
    access: 'ban:user',
    service: 'admin',
    dialect: 'envelope',
    params: z.object({ uid: id }),
    body: z.object({ reason, until: isoMoment.nullable().optional() }),
    answer: z.object({ id, username: z.string(), role, is_banned: z.boolean(), ban_reason: z.string().nullable() }),
    errors: ['user_not_found', 'forbidden'],
  }),
  unbanUser: endpoint({
    method: 'post',
    path: '/admin/users/{uid}/unban',
    summary: 'Lift a ban; sessions from before it are served again',
    access: 'ban:user',
    service: 'admin',
    dialect: 'envelope',
    params: z.object({ uid: id }),
    answer: z.object({ id, username: z.string(), role, is_banned: z.boolean(), ban_reason: z.string().nullable() }),
    errors: ['user_not_found', 'forbidden'],
  }),
};
