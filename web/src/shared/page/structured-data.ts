import { BRAND } from '@bigorna/domain/brand';
import type { ModCard, ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { getPreviewPath } from '@bigorna/domain/preview-picture';
import { paths } from '#shared/routing/paths.ts';

/** Data of schema.org about a page, for search engines. Only a server writes it. */
const CONTEXT = 'https://schema.org';

/** The site and its search. */
export const describeSite = (origin: string, inLanguage: string): object => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: BRAND.name,
  url: `${origin}/`,
  inLanguage,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={text}` },
    'query-input': 'required name=text',
  },
});

/** A list of mods in the order of the page. */
export const describeList = (origin: string, mods: readonly Pick<ModCard, 'slug' | 'title'>[]): object => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  itemListElement: mods.map(({ slug, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: origin + paths.mod(slug),
    name: title,
  })),
});

/** The breadcrumbs of a page: names and paths, from the outermost. */
export const describeBreadcrumbs = (origin: string, steps: readonly { name: string; path: string }[]): object => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

/** A mod or an addon. */
export const describeMod = (origin: string, mod: ModPage): object => {
  const [newest] = mod.releases;
  return {
    '@context': CONTEXT,
    '@type': 'SoftwareApplication',
    name: mod.title,
    description: mod.short_description,
    url: origin + paths.mod(mod.slug),
    image: origin + getPreviewPath(mod),
    applicationCategory: 'GameApplication',
    operatingSystem: mod.content_type === 'mod' ? 'Minecraft: Java Edition' : 'Minecraft: Bedrock Edition',
    author: { '@type': 'Person', name: mod.author },
    inLanguage: mod.language,
    ...(mod.published_at && { datePublished: mod.published_at }),
    dateModified: mod.released_at ?? mod.updated_at,
    ...(mod.license && { license: mod.license }),
    ...(newest && { softwareVersion: newest.version, softwareRequirements: newest.game_versions.join(', ') }),
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'BRL' },
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/DownloadAction',
      userInteractionCount: mod.downloads,
    },
    ...(mod.rating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: mod.rating,
        ratingCount: mod.ratings,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
};
