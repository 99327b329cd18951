import { BRAND } from '@bigorna/domain/brand';
import { LOADER_NAMES } from '@bigorna/domain/catalogue-terms';
import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { FEED_ITEMS_MAX } from '@bigorna/domain/limits';
import { getAuthorPath, getModPath, getReleasePath } from '@bigorna/domain/site-addresses';
import { createFeedId, type Feed, type FeedItem, findLastUpdate } from './feed.ts';

/** The releases of a mod, newest first. */
export const buildModFeed = (mod: ModPage, toUrl: (path: string) => string): Feed => {
  const author = { name: mod.author, url: toUrl(getAuthorPath(mod.author)) };
  const items = mod.releases
    .toSorted((a, b) => b.published_at.localeCompare(a.published_at))
    .slice(0, FEED_ITEMS_MAX)
    .map(
      ({ id, version, changelog, published_at, loaders, game_versions }): FeedItem => ({
        id: createFeedId('mods', mod.id, 'releases', id),
        url: toUrl(getReleasePath(mod.slug, id)),
        title: `${mod.title} ${version}`,
        language: mod.language,
        content: changelog,
        published: published_at,
        updated: published_at,
        author,
        tags: [...loaders.map((loader) => LOADER_NAMES[loader]), ...game_versions],
      }),
    );
  return {
    id: createFeedId('mods', mod.id, 'releases'),
    title: `${mod.title} · ${BRAND.name}`,
    language: mod.language,
    page: toUrl(getModPath(mod.slug)),
    updated: findLastUpdate(items),
    items,
  };
};
