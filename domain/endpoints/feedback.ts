import { z } from 'zod';
import { COMMENT_KINDS, COMMENT_SORTS } from '../comment-terms.ts';
import { count, id, isoMoment } from '../entities/common.ts';
import { authorCard, comment, officialReply } from '../entities/member.ts';
import { CARDS_MAX, COMMENTS_PAGE_SIZE, OWN_VOTES_MAX, PINNED_COMMENTS_MAX, VIEW_SECONDS_MAX } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { modCard } from './mods.ts';

/** A comment as everybody may read it. A deleted account's author card is blank: `username` is empty. */
export const commentCard = comment.omit({ hidden: true }).extend({
  id,
  author: authorCard,
  created_at: isoMoment,
  edited_at: isoMoment.nullable(),
  reply: officialReply.extend({ created_at: isoMoment }).nullable(),
});
export type CommentCard = z.infer<typeof commentCard>;

export const commentsQuery = z.strictObject({
  sort: z.enum(COMMENT_SORTS).default('newest'),
  kind: z.enum(['all', ...COMMENT_KINDS]).default('all'),
  page: z.coerce.number().int().min(1, { error: 'too_small' }).max(10_000, { error: 'too_big' }).default(1),
  limit: z.coerce
    .number()
    .int()
    .min(1, { error: 'too_small' })
    .max(50, { error: 'too_big' })
    .default(COMMENTS_PAGE_SIZE),
});

/** How many gave one star, two, three, four, five. */
const distribution = z.tuple([count, count, count, count, count]);

export const commentsMeta = z.object({
  total: count,
  page: z.int().positive(),
  limit: z.int().positive(),
  pages: count,
  /** Comments of the kind asked for that have an official reply, newest reply first; also in their place in the list. */
  pinned: z.array(commentCard).max(PINNED_COMMENTS_MAX),
  stars: distribution,
});
export type CommentsMeta = z.infer<typeof commentsMeta>;

/** Whether a release works for those who voted; newer votes weigh more (`compat-votes.ts`). */
export const worksFigure = z.object({
  works: z.number().nonnegative(),
  broken: z.number().nonnegative(),
  /** Between 0 and 1; null while too few have voted. */
  share: z.number().min(0).max(1).nullable(),
});
export type WorksFigure = z.infer<typeof worksFigure>;

export const modFeedback = z.object({
  /** Mean of 1 to 5 stars; null without ratings. */
  rating: z.number().min(1).max(5).nullable(),
  ratings: count,
  stars: distribution,
  /** By release; those that nobody has voted on are not in it. */
  releases: z.record(id, worksFigure),
});
export type ModFeedback = z.infer<typeof modFeedback>;

/** What a member has said of a mod, and whether they may. */
export const ownFeedback = z.object({
  /** Has downloaded it at some time: may rate it, and say whether its releases work. */
  downloaded: z.boolean(),
  stars: z.int().min(1).max(5).nullable(),
  /** Of the releases asked for, those voted on: whether it works. */
  votes: z.record(id, z.boolean()),
});
export type OwnFeedback = z.infer<typeof ownFeedback>;

const slugParams = z.object({ slug: z.string().max(200) });

export const feedbackEndpoints = {
  modCards: endpoint({
    method: 'get',
    path: '/mods/cards',
    summary: 'The cards of several mods by id, in the order asked; those that visitors may not see are left out',
    access: 'public',
    service: 'catalogue',
    dialect: 'envelope',
    sharedCacheSeconds: 5,
    query: z.strictObject({ id: z.array(id).min(1, { error: 'required' }).max(CARDS_MAX, { error: 'too_big' }) }),
    answer: z.array(modCard),
    errors: ['too_many_requests'],
  }),
  listComments: endpoint({
    method: 'get',
    path: '/mods/{slug}/comments',
    summary: 'A mod’s comments, those with an official reply also first, and the ratings by stars',
    access: 'public',
    service: 'catalogue',
    dialect: 'envelope',
    sharedCacheSeconds: 5,
    params: slugParams,
    query: commentsQuery,
    answer: z.array(commentCard),
    meta: commentsMeta,
    errors: ['mod_not_found', 'too_many_requests'],
  }),
  modFeedback: endpoint({
    method: 'get',
    path: '/mods/{slug}/feedback',
    summary: 'A mod’s ratings by stars, and which of its releases work for those who have them',
    access: 'public',
    service: 'catalogue',
    dialect: 'envelope',
    sharedCacheSeconds: 5,
    params: slugParams,
    answer: modFeedback,
    errors: ['mod_not_found', 'too_many_requests'],
  }),
  viewTime: endpoint({
    method: 'post',
    path: '/mods/{id}/view-time',
    summary: 'How long the member had the mod’s page open, added to today’s',
    access: 'signed_in',
    service: 'catalogue',
    dialect: 'envelope',
    params: z.object({ id }),
    body: z.object({
      seconds: z
        .int({ error: 'invalid_value' })
        .min(1, { error: 'too_small' })
        .max(VIEW_SECONDS_MAX, { error: 'too_big' }),
    }),
    answer: z.null(),
    errors: ['mod_not_found', 'too_many_requests'],
  }),
  ownFeedback: endpoint({
    method: 'get',
    path: '/user/mods/{id}',
    summary: 'What the member has said of a mod, and whether they may',
    access: 'signed_in',
    service: 'api',
    dialect: 'envelope',
    params: z.object({ id }),
    query: z.strictObject({ release: z.array(id).max(OWN_VOTES_MAX, { error: 'too_big' }).optional() }),
    answer: ownFeedback,
    errors: ['mod_not_found', 'too_many_requests'],
  }),
};
