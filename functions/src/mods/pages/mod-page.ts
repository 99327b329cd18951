import type { ModPage, ModRelease, StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import type { Mod, ModCounts, ModDetails, Page } from '@bigorna/domain/entities/mod';
import type { Release } from '@bigorna/domain/entities/release';
import { getWaitingSince } from '@bigorna/domain/mod-status';
import { getMeanRating } from '@bigorna/domain/rating';
import { compareVersions } from '@bigorna/domain/version-order';

type ListedRelease = Page['releases'][number];

/** A visible mod with its current slug. */
export interface VisibleMod {
  readonly id: string;
  readonly slug: string;
}

/** A release for a response. Names only the dependencies in `present`; without `present`, all of them. */
const toModRelease = (release: ListedRelease, present?: ReadonlyMap<string, VisibleMod>): ModRelease => {
  const isNamed = ({ mod_id }: { mod_id: string }) => present === undefined || present.has(mod_id);
  const { dependencies } = release;
  return {
    ...release,
    dependencies: dependencies
      .filter(isNamed)
      .map((dependency) => ({ ...dependency, slug: present?.get(dependency.mod_id)?.slug ?? dependency.slug })),
    missing_dependencies: dependencies.filter((one) => one.kind === 'required' && !isNamed(one)).length,
    published_at: release.published_at.toISOString(),
  };
};

/** The releases with the verdict `clear`, without the field `verdict`. */
export const getClearReleases = (releases: readonly { id: string; data: Release }[]): ListedRelease[] =>
  releases
    .filter(({ data }) => data.verdict === 'clear')
    .map(({ id, data: { verdict: _verdict, ...release } }) => ({ ...release, id }));

/** A mod's card with its status, for the console. */
export const toStaffModCard = (id: string, mod: Mod, counts: ModCounts): StaffModCard => ({
  id,
  slug: mod.slug,
  title: mod.title,
  author: mod.author,
  short_description: mod.short_description,
  language: mod.language,
  content_type: mod.content_type,
  access: mod.access,
  featured: mod.featured,
  version: mod.version,
  minecraft_version: mod.minecraft_version,
  loader: mod.loader,
  side: mod.side,
  file_size: mod.file_size,
  categories: mod.categories,
  tags: mod.tags,
  compat: mod.compat,
  thumbnail_url: mod.thumbnail_url,
  download_url: `/mods/${mod.slug}/download`,
  published_at: mod.published_at?.toISOString() ?? null,
  released_at: mod.released_at?.toISOString() ?? null,
  updated_at: mod.updated_at.toISOString(),
  views: counts.views,
  downloads: counts.downloads,
  favorites: counts.favorites,
  comments: counts.comments,
  rating: getMeanRating(counts),
  ratings: counts.ratings,
  status: mod.status,
  deleted_at: mod.deleted_at?.toISOString() ?? null,
  submitted_at: getWaitingSince(mod),
});

/** A mod's page with its status, for the console. */
export const toStaffModPage = (
  id: string,
  mod: Mod,
  { description, license, links, gallery }: ModDetails,
  releases: readonly ListedRelease[],
  counts: ModCounts,
  present?: ReadonlyMap<string, VisibleMod>,
): ModPage & StaffModCard => ({
  ...toStaffModCard(id, mod, counts),
  description,
  license,
  links,
  gallery,
  releases: releases
    .toSorted((a, b) => compareVersions(b.version, a.version))
    .map((release) => toModRelease(release, present)),
});

/**
 * A mod's page for visitors.
 *
 * @param present visible mods among the dependencies; the page names no other dependencies
 */
export const toModPage = (
  id: string,
  page: Page,
  counts: ModCounts,
  present: ReadonlyMap<string, VisibleMod>,
): ModPage => {
  const {
    status: _status,
    deleted_at: _deleted,
    submitted_at: _submitted,
    ...visible
  } = toStaffModPage(id, page, page, page.releases, counts, present);
  return visible;
};
