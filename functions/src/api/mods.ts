import { isStaff } from '@bigorna/domain/access/roles';
import type { feedbackEndpoints } from '@bigorna/domain/endpoints/feedback';
import type { modEndpoints } from '@bigorna/domain/endpoints/mods';
import type { searchEndpoints } from '@bigorna/domain/endpoints/search';
import { DEEP_COMMENTS_FROM } from '@bigorna/domain/limits';
import { catalogue } from '../catalogue/index.ts';
import { countOnce } from '../counters/count-once.ts';
import { getVisitorId } from '../counters/visitor.ts';
import { getSiteTotals } from '../members/accounts/site-totals.ts';
import { requestViewProgress } from '../members/achievements/request-progress.ts';
import { addViewTime, saveView } from '../members/activity/views.ts';
import { findCommentPage } from '../mods/comments/find-comment-page.ts';
import { listComments } from '../mods/comments/list-comments.ts';
import { countStars, getModFeedback, readMemberFeedback } from '../mods/pages/feedback.ts';
import { filterReleases } from '../mods/pages/filter-releases.ts';
import { findFileOwner } from '../mods/pages/find-file-owner.ts';
import { readPublishedMod } from '../mods/pages/read-page.ts';
import { requireFound } from '../platform/api-error.ts';
import { consume } from '../platform/rate-limits.ts';
import { listActiveAds } from '../portal/ads/active-ads.ts';
import { toListMeta } from './list-meta.ts';
import type { Handlers } from './mount.ts';

const resolveMod = async (slug: string) => requireFound(await catalogue.resolve(slug), 'mod_not_found');
const findMod = async (id: string) => requireFound(await catalogue.find(id), 'mod_not_found');

/** Handlers of mod pages, lists of mods, and feedback on mods. */
export const PUBLIC_MOD_HANDLERS: Pick<
  Handlers,
  keyof typeof modEndpoints | keyof typeof searchEndpoints | keyof typeof feedbackEndpoints
> = {
  /**
   * Gets everything that the home page shows. The number of mods comes from the catalogue, so that it matches the
   * lists.
   */
  home: async () => {
    const [shelves, mods, { downloads, users }, ads] = await Promise.all([
      catalogue.shelves(),
      catalogue.size(),
      getSiteTotals(),
      listActiveAds(['home_top', 'home_middle']),
    ]);
    return { data: { totals: { downloads, mods, users }, ...shelves, ads } };
  },
  /** Lists approved mods by a visitor's search, filters and sort. */
  listMods: async ({ query }) => {
    const { cards, ...listing } = await catalogue.list(query);
    return { data: cards, meta: toListMeta(query, listing) };
  },
  /** Lists mods of every status, for super_admin on the site (R125). */
  listModsForSuperAdmin: async ({ query }) => {
    const { cards, ...listing } = await catalogue.listAll(query);
    return { data: cards, meta: toListMeta(query, listing) };
  },
  /** Gets a mod page by a current or previous slug. The response has the current slug (R016). */
  getMod: async ({ params }) => ({ data: await readPublishedMod(await catalogue.resolve(params.slug)) }),
  /** Lists the releases of a mod that match the filter, newest version first. */
  listReleases: async ({ params, query }) => {
    const mod = await readPublishedMod(await catalogue.resolve(params.slug));
    const releases = filterReleases(mod.releases, query);
    return { data: releases, meta: { total: releases.length } };
  },
  /** Gets an author of approved mods, from the index. */
  getAuthor: async ({ params }) => ({ data: requireFound(await catalogue.author(params.key), 'author_not_found') }),
  /** Lists similar mods, and other mods by the same author. */
  relatedMods: async ({ params }) => ({ data: await catalogue.related((await resolveMod(params.slug)).id) }),
  /** Suggests mods, authors and categories while typing. */
  suggest: async ({ query }) => ({ data: await catalogue.suggest(query.q) }),
  /** Finds the mod and release of a file by its hash. */
  findFile: async ({ params }) => ({ data: requireFound(await findFileOwner(params.hash), 'file_not_found') }),
  /** Gets mod cards by id. Reads only the index. */
  modCards: async ({ query }) => ({ data: await catalogue.cards(query.id) }),
  /**
   * Lists a page of public comments, or of the replies to one comment. Adds the pinned comments, and how many ratings
   * have one to five stars.
   */
  listComments: async ({ params, query: requested, context }) => {
    const { id } = await resolveMod(params.slug);
    const { query, thread } = await findCommentPage(id, requested);
    if (query.page * query.limit > DEEP_COMMENTS_FROM) await consume('far_comments_by_address', context.ip);
    const [{ comments, total, pinned }, stars] = await Promise.all([listComments({ mod: id, query }), countStars(id)]);
    const { page, limit } = query;
    return { data: comments, meta: { total, page, limit, pages: Math.ceil(total / limit), pinned, stars, thread } };
  },
  /** Gets a mod's ratings and the votes on its releases. */
  modFeedback: async ({ params }) => ({ data: await getModFeedback(await resolveMod(params.slug)) }),
  /** Gets the caller's rating and votes for a mod, directly from the documents. */
  ownFeedback: async ({ params, query, caller }) => ({
    data: await readMemberFeedback(caller.uid, params.id, query.release ?? []),
  }),
  /**
   * Counts a view of a mod page. A member's counted view becomes an activity entry. Views by staff do not count,
   * because staff look at pages for their work.
   */
  viewMod: async ({ params, caller, context }) => {
    const { counts_bucket } = await findMod(params.id);
    if (caller === undefined || !isStaff(caller.account.role)) {
      const visitor = await getVisitorId(context, caller?.uid);
      const view = { kind: 'view', mod_id: params.id, release_id: null, bucket: counts_bucket } as const;
      const isCounted = await countOnce(view, visitor);
      if (isCounted && caller !== undefined) {
        await saveView(caller.uid, params.id);
        await requestViewProgress(caller.uid);
      }
    }
    return { data: null };
  },
  /** Adds view time to the activity entry of the caller's view. No effect if the view was not counted. */
  viewTime: async ({ params, body, caller }) => {
    const { id } = await findMod(params.id);
    await addViewTime(caller.uid, id, body.seconds);
    return { data: null };
  },
};
