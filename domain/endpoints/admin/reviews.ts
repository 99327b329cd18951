import { z } from 'zod';
import { count, id, isoMoment } from '../../entities/common.ts';
import { finding } from '../../entities/release.ts';
import { endpoint } from '../endpoint.ts';
import { modCard } from '../mods.ts';
import { logCard } from './logs.ts';
import { staffMod } from './staff-mod.ts';

/** One field that differs between two states; texts as they are, lists and maps as JSON. */
export const fieldChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type FieldChange = z.infer<typeof fieldChange>;

/** Who looks at an item of a queue. */
export const claim = z.object({ uid: id, name: z.string(), since: isoMoment });

/** All that a reviewer needs of a pending mod, in one call. */
export const review = z.object({
  mod: staffMod,
  findings: z.array(finding),
  /** Against the last approved state; null before the first approval. */
  changes: z.array(fieldChange).nullable(),
  /** Earlier decisions about it, newest first. */
  decisions: z.array(logCard),
  author: z.object({ name: z.string(), approved: count, rejected: count, others: z.array(modCard).max(4) }),
  claim: claim.nullable(),
  /** How many wait besides. */
  waiting: count,
});
export type Review = z.infer<typeof review>;

const params = z.object({ id });

export const reviewEndpoints = {
  nextReview: endpoint({
    method: 'post',
    path: '/admin/reviews/next',
    summary: 'Claim the longest waiting mod that nobody looks at; null where none is left',
    access: 'decide:mod',
    service: 'admin',
    dialect: 'envelope',
    /** Those put off in this sitting. */
    body: z.object({ skip: z.array(id).max(200).default([]) }),
    answer: review.nullable(),
    errors: [],
  }),
  claimReview: endpoint({
    method: 'post',
    path: '/admin/reviews/{id}/claim',
    summary: 'Claim a mod for review',
    access: 'decide:mod',
    service: 'admin',
    dialect: 'envelope',
    params,
    answer: review,
    errors: ['mod_not_found', 'claimed'],
  }),
  keepReview: endpoint({
    method: 'post',
    path: '/admin/reviews/{id}/keep',
    summary: 'Keep a claim alive, without reading the item anew',
    access: 'decide:mod',
    service: 'admin',
    dialect: 'envelope',
    params,
    answer: z.null(),
    errors: ['mod_not_found', 'claimed'],
  }),
  leaveReview: endpoint({
    method: 'delete',
    path: '/admin/reviews/{id}/claim',
    summary: 'Give a claim up',
    access: 'decide:mod',
    service: 'admin',
    dialect: 'envelope',
    params,
    answer: z.null(),
    errors: ['mod_not_found'],
  }),
};
