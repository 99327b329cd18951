import type { ModPage, StaffModCard } from '@bigorna/domain/endpoints/mods';
import type { Mod, ModCounts, ModDetails, Page, Release } from '@bigorna/domain/entities/mod';
import { compareVersions } from '@bigorna/domain/version-order';

type ListedRelease = Page['releases'][number];

/** The releases that visitors see. */
export const clearReleases = (releases: readonly { id: string; data: Release }[]): ListedRelease[] =>
  releases
    .filter(({ data }) => data.verdict === 'clear')
    .map(({ id, data: { verdict: _verdict, ...release } }) => ({ ...release, id }));

/** A mod's card with its status, as staff's lists show it. */
export const staffCardOf = (id: string, mod: Mod, counts: ModCounts): StaffModCard => ({
  id,
  slug: mod.slug,
  title: mod.title,
  author: mod.author,
  short_description: mod.short_description,
  content_type: mod.content_type,
  access: mod.access,
  featured: mod.featured,
  version: mod.version,
  minecraft_version: mod.minecraft_version,
  loader: mod.loader,
  file_size: mod.file_size,
  categories: mod.categories,
  tags: mod.tags,
  compat: mod.compat,
  thumbnail_url: mod.thumbnail_url,
  download_url: `/mods/${mod.slug}/download`,
  published_at: mod.published_at?.toISOString() ?? null,
  updated_at: mod.updated_at.toISOString(),
  views: counts.views,
  downloads: counts.downloads,
  favorites: counts.favorites,
  comments: counts.comments,
  rating: counts.ratings === 0 ? null : counts.stars / counts.ratings,
  ratings: counts.ratings,
  status: mod.status,
});

/** A mod's page with its status, for staff. */
export const staffPageOf = (
  id: string,
  mod: Mod,
  { description, license, links, gallery }: ModDetails,
  releases: readonly ListedRelease[],
  counts: ModCounts,
): ModPage & StaffModCard => ({
  ...staffCardOf(id, mod, counts),
  description,
  license,
  links,
  gallery,
  releases: releases
    .toSorted((a, b) => compareVersions(b.version, a.version))
    .map((release) => ({ ...release, published_at: release.published_at.toISOString() })),
});

/** A mod's page as visitors see it. */
export const modPageOf = (id: string, page: Page, counts: ModCounts): ModPage => {
  const { status: _status, ...visible } = staffPageOf(id, page, page, page.releases, counts);
  return visible;
};
