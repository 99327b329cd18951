import { z } from 'zod';
import { count, id, isoTimestamp } from '../../entities/common.ts';
import { finding } from '../../entities/release.ts';
import type { SchemaTable } from '../endpoint.schemas.ts';
import { modCard } from '../mods.schemas.ts';
import { logCard } from './logs.schemas.ts';
import type { reviewEndpoints } from './reviews.ts';
import { staffMod } from './staff-mod.schemas.ts';

/** A field that differs between two states. Lists and maps are JSON text. */
export const fieldChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type FieldChange = z.infer<typeof fieldChange>;

/** Lease of a reviewer on a queue item. */
export const claim = z.object({ uid: id, name: z.string(), since: isoTimestamp });

/** A mod that somebody is reviewing now. */
export const reviewClaim = claim.extend({ mod_id: id, title: z.string() });
export type ReviewClaim = z.infer<typeof reviewClaim>;

/** A pending mod with everything a reviewer needs. */
export const review = z.object({
  mod: staffMod,
  findings: z.array(finding),
  /** Differences from the last approved state; null before the first approval. */
  changes: z.array(fieldChange).nullable(),
  /** Earlier decisions about the mod, newest first. */
  decisions: z.array(logCard),
  author: z.object({ name: z.string(), approved: count, rejected: count, others: z.array(modCard).max(4) }),
  claim: claim.nullable(),
  /** Number of other mods in the queue. */
  waiting: count,
});
export type Review = z.infer<typeof review>;

/** What the calls about one mod have in common. */
const ofMod = { params: z.object({ id }), errors: ['mod_not_found'] } as const;
const CLAIM_ERRORS = ['mod_not_found', 'claimed'] as const;

export const reviewSchemas = {
  listReviewClaims: {
    summary: 'List the mods that staff are reviewing now',
    response: z.array(reviewClaim),
  },
  getReview: { ...ofMod, summary: 'Read a mod as a reviewer without claiming it', response: review },
  nextReview: {
    summary: 'Claim the longest waiting unclaimed mod; null if the queue is empty',
    /** Mods skipped in this session. */
    body: z.object({ skip: z.array(id).max(200).default([]) }),
    response: review.nullable(),
  },
  claimReview: { ...ofMod, summary: 'Claim a mod for review', response: review, errors: CLAIM_ERRORS },
  keepReview: {
    ...ofMod,
    summary: 'Renew a claim without loading the item',
    response: z.null(),
    errors: CLAIM_ERRORS,
  },
  leaveReview: { ...ofMod, summary: 'Release a claim', response: z.null() },
} satisfies SchemaTable<typeof reviewEndpoints>;
