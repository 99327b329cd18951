import { z } from 'zod';
import { accessType, category, contentType, count, id, isoTimestamp, loader, slug } from '../../entities/common.ts';
import { staffReason } from '../../entities/staff-fields.ts';
import { UPLOADED_PICTURE } from '../../hosted-image.ts';
import { MOD_TEXT, REASON_MAX, SEARCH_TEXT_MAX } from '../../limits.ts';
import { MOD_STATUSES } from '../../mod-status.ts';
import { REJECT_REASONS } from '../../reject-reasons.ts';
import type { EndpointSchemas, SchemaTable } from '../endpoint.schemas.ts';
import { createIntegerSchema } from '../list-query.schemas.ts';
import { staffModCard } from '../mods.schemas.ts';
import { createRestQuery, expectedUpdatedAt, idsFilter, listSchemas, oneOrMore } from './dialect.schemas.ts';
import type { adminModEndpoints } from './mods.ts';
import { requireReason } from './require-reason.schemas.ts';
import { fieldChange } from './reviews.schemas.ts';
import { modBody, newModBody, staffMod } from './staff-mod.schemas.ts';

export const adminModsQuery = createRestQuery(
  // `relevance`, for a search text: the best match first, whatever the direction.
  ['id', 'title', 'author', 'status', 'updated_at', 'submitted_at', 'published_at', 'downloads', 'views', 'relevance'],
  ['updated_at', 'ASC'],
  {
    q: z.string().max(SEARCH_TEXT_MAX).optional(),
    status: z.enum(MOD_STATUSES).optional(),
    content_type: contentType.optional(),
    category: oneOrMore(category).optional(),
    loader: oneOrMore(loader).optional(),
    access: accessType.optional(),
    featured: z.boolean().optional(),
    /** True lists soft-deleted mods; otherwise they are excluded. */
    deleted: z.boolean().optional(),
    author: z.string().max(MOD_TEXT.author).optional(),
    /** Limits of `updated_at`. */
    from: isoTimestamp.optional(),
    to: isoTimestamp.optional(),
    id: idsFilter,
  },
);

/** An approved state to revert to. */
export const revisionCard = z.object({
  revision: count,
  made_by: id,
  made_at: isoTimestamp,
  title: z.string(),
  version: z.string(),
  /** Fields that differ from the previous approved state, also `slug` and `releases`; null for the first state. */
  changed: z.array(z.string()).nullable(),
});

const reason = z.string().trim().max(REASON_MAX, { error: 'too_long' });
/** A reason code, a text, or both. `other` requires a text. */
const rejection = z
  .object({ reason: reason.optional(), reason_code: z.enum(REJECT_REASONS).optional(), updated_at: expectedUpdatedAt })
  .superRefine(requireReason);

const modParams = z.object({ id });
const revisionNumber = createIntegerSchema(1, Number.MAX_SAFE_INTEGER);
/** What the calls about one mod have in common. */
const ofMod = { params: modParams, response: staffModCard, errors: ['mod_not_found'] } as const;
/** The console and the site have the same calls, in different dialects. */
const creation = {
  body: newModBody,
  response: staffMod,
  errors: ['slug_taken', 'mod_too_large', 'file_not_found', 'file_blocked'],
} as const;
const change = {
  params: modParams,
  body: modBody,
  response: staffMod,
  errors: ['mod_not_found', 'move_not_allowed', 'mod_too_large', 'slug_taken', 'stale'],
} as const;
const lockBody = z.object({ updated_at: expectedUpdatedAt });
const action = (summary: string) =>
  ({
    summary,
    params: modParams,
    body: lockBody,
    response: staffModCard,
    errors: [
      'mod_not_found',
      'move_not_allowed',
      'mod_too_large',
      'stale',
      'claimed',
      'file_blocked',
      'release_missing',
    ],
  }) satisfies EndpointSchemas;

export const adminModSchemas = {
  adminListMods: listSchemas(staffModCard, 'List mods of every status, for the console'),
  adminGetMod: { ...ofMod, summary: 'Get a mod with all staff data', response: staffMod },
  adminCreateMod: { ...creation, summary: 'Create a mod, as a draft or pending' },
  adminUpdateMod: { ...change, summary: 'Update a mod; visible at once if it is approved' },
  adminDeleteMod: { ...ofMod, summary: 'Delete a mod: hidden at once, purged after thirty days' },
  createMod: { ...creation, summary: 'Create a mod (staff)' },
  updateMod: { ...change, summary: 'Update a mod (staff)' },
  deleteMod: { ...ofMod, summary: 'Delete a mod (staff)' },
  submitMod: action('Submit a draft for review'),
  approveMod: action('Approve a pending mod'),
  rejectMod: {
    summary: 'Reject a pending or approved mod, with a reason',
    params: modParams,
    body: rejection,
    response: staffModCard,
    errors: ['mod_not_found', 'move_not_allowed', 'stale', 'claimed'],
  },
  reopenMod: action('Return a rejected mod to the review queue'),
  archiveMod: action('Archive a mod of any status'),
  restoreMod: action('Restore an archived mod to its previous status'),
  undeleteMod: action('Restore a deleted mod'),
  featureMod: action('Add a mod to the featured ones'),
  unfeatureMod: action('Remove a mod from the featured ones'),
  revertMod: {
    summary: 'Revert texts and images to an approved state; releases stay',
    params: modParams,
    body: z.object({ revision: count, updated_at: expectedUpdatedAt }),
    response: staffModCard,
    errors: ['mod_not_found', 'mod_too_large', 'record_not_found', 'stale'],
  },
  removeModPicture: {
    summary: 'Remove one of a mod’s uploaded pictures at once and permanently',
    params: modParams,
    body: z.object({ url: z.string().regex(UPLOADED_PICTURE, { error: 'invalid_value' }), reason: staffReason }),
    response: staffModCard,
    errors: ['mod_not_found', 'file_not_found'],
  },
  listRevisions: {
    ...ofMod,
    summary: 'List the approved states of a mod, newest first',
    response: z.array(revisionCard),
  },
  compareRevisions: {
    summary: 'Compare two approved states of a mod',
    params: modParams,
    query: z.strictObject({ from: revisionNumber, to: revisionNumber }),
    response: z.array(fieldChange),
    errors: ['mod_not_found', 'record_not_found'],
  },
  checkSlug: {
    summary: 'Check whether a slug is free, or get the slug that a new mod with a title gets',
    query: z.strictObject({
      title: z.string().max(MOD_TEXT.title).optional(),
      slug: z.string().max(100).optional(),
      /** The mod that will use the slug. Slugs that this mod already has count as free. */
      mod: id.optional(),
    }),
    /** `taken_by` is the other mod with the slug, or with the slug of the title before it got a number. */
    response: z.object({ slug, free: z.boolean(), taken_by: id.nullable() }),
  },
  chooseModOfTheWeek: {
    summary: 'Choose the mod of the week; null computes it from downloads',
    body: z.object({ mod_id: id.nullable() }),
    response: z.object({ mod_id: id.nullable() }),
    errors: ['mod_not_found', 'move_not_allowed'],
  },
} satisfies SchemaTable<typeof adminModEndpoints>;
