import { z } from 'zod';
import { COMMENT_KINDS, COMMENT_SORTS } from '../comment-terms.ts';
import { count, id, isoTimestamp } from '../entities/common.ts';
import { authorCard, comment, officialReply } from '../entities/member.ts';
import { CARDS_MAX, COMMENTS_PAGE_SIZE, MEMBER_VOTES_MAX, PINNED_COMMENTS_MAX, VIEW_SECONDS_MAX } from '../limits.ts';
import type { SchemaTable } from './endpoint.schemas.ts';
import type { feedbackEndpoints } from './feedback.ts';
import { createIntegerSchema, pageMeta } from './list-query.schemas.ts';
import { modCard, ofSlug } from './mods.schemas.ts';

/** A comment as shown to visitors. The author card of a deleted account is blank: `username` is empty. */
export const commentCard = comment.omit({ hidden: true }).extend({
  id,
  author: authorCard,
  created_at: isoTimestamp,
  edited_at: isoTimestamp.nullable(),
  reply: officialReply.extend({ created_at: isoTimestamp }).nullable(),
});
export type CommentCard = z.infer<typeof commentCard>;

export const commentsQuery = z.strictObject({
  sort: z.enum(COMMENT_SORTS).default('newest'),
  kind: z.enum(['all', ...COMMENT_KINDS]).default('all'),
  /**
   * Requests the page with this comment; for a reply, the page with the comment that it replies to. If visitors may not
   * see the comment, requests the first page. Overrides `kind`, `parent` and `page`, and sorts by `newest`.
   */
  comment: id.optional(),
  /** Only the replies to this comment. If absent, only comments that are not replies. */
  parent: id.optional(),
  page: createIntegerSchema(1, 10_000).default(1),
  limit: createIntegerSchema(1, 50).default(COMMENTS_PAGE_SIZE),
});

/** Numbers of ratings by stars, from one star to five. */
const distribution = z.tuple([count, count, count, count, count]);

export const commentsMeta = pageMeta.extend({
  /**
   * Comments of the requested kind with an official reply, newest reply first. The list contains these comments too.
   */
  pinned: z.array(commentCard).max(PINNED_COMMENTS_MAX),
  stars: distribution,
  /** If the query's `comment` is a reply: the listed comment that it replies to. Otherwise null. */
  thread: id.nullable(),
});
export type CommentsMeta = z.infer<typeof commentsMeta>;

/** Recent votes about a release; see `compat-votes.ts`. */
const voteCounts = z.object({ works: count, broken: count });

export const modFeedback = z.object({
  /** Mean of 1 to 5 stars; null without ratings. */
  rating: z.number().min(1).max(5).nullable(),
  ratings: count,
  stars: distribution,
  /** By release id. Omits releases without recent votes. */
  releases: z.record(id, voteCounts),
});
export type ModFeedback = z.infer<typeof modFeedback>;

/** A member's own feedback about a mod. */
export const memberFeedback = z.object({
  /** Whether the member ever downloaded the mod. Required to rate and vote. */
  downloaded: z.boolean(),
  /** Release of the last download in the member's history; null without one. */
  last_release: id.nullable(),
  stars: z.int().min(1).max(5).nullable(),
  /** Own votes on the requested releases: whether each works. */
  votes: z.record(id, z.boolean()),
});
export type MemberFeedback = z.infer<typeof memberFeedback>;

export const feedbackSchemas = {
  modCards: {
    summary: 'Get mod cards by id, in the given order; omits mods that visitors may not see',
    query: z.strictObject({ id: z.array(id).min(1, { error: 'required' }).max(CARDS_MAX) }),
    response: z.array(modCard),
  },
  listComments: {
    ...ofSlug,
    summary: 'List a mod’s comments, pinned ones with an official reply, and ratings by stars',
    query: commentsQuery,
    response: z.array(commentCard),
    meta: commentsMeta,
  },
  modFeedback: {
    ...ofSlug,
    summary: 'Get a mod’s ratings by stars and the votes on its releases',
    response: modFeedback,
  },
  viewTime: {
    summary: 'Add to the member’s view time of a mod page today',
    params: z.object({ id }),
    body: z.object({
      seconds: z
        .int({ error: 'invalid_value' })
        .min(1, { error: 'too_small' })
        .max(VIEW_SECONDS_MAX, { error: 'too_big' }),
    }),
    response: z.null(),
    errors: ['mod_not_found'],
  },
  ownFeedback: {
    summary: 'Get the member’s rating and votes for a mod, and whether they may give them',
    params: z.object({ id }),
    query: z.strictObject({ release: z.array(id).max(MEMBER_VOTES_MAX).optional() }),
    response: memberFeedback,
    errors: ['mod_not_found'],
  },
} satisfies SchemaTable<typeof feedbackEndpoints>;
