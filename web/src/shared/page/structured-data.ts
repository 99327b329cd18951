import { BRAND } from '@bigorna/domain/brand';
import type { Author, ModCard, ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { getPreviewPath } from '@bigorna/domain/preview-picture';
import type { SearchAction, Thing, WebPage, WithActionConstraints, WithContext } from 'schema-dts';
import { paths } from '#shared/routing/paths.ts';

/** Data of schema.org about a page, for search engines. Only a server writes it. The types are those of schema.org. */
export type StructuredData = WithContext<Thing>;

const CONTEXT = 'https://schema.org';

/** The site and its search. */
export const describeSite = (origin: string, inLanguage: string): StructuredData => {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={text}` },
    'query-input': 'required name=text',
  };
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: BRAND.name,
    url: `${origin}/`,
    inLanguage,
    potentialAction: search,
  };
};

/** Type and properties of schema.org that a page has besides those of all pages. */
export type PageData = Exclude<WebPage, string>;

interface PageFacts {
  name: string;
  description: string;
  path: string;
  /** Language tag of the page. */
  inLanguage: string;
}

/** A page about the portal. */
export const describePage = (
  origin: string,
  { path, ...facts }: PageFacts,
  data: PageData = { '@type': 'WebPage' },
): StructuredData => ({ '@context': CONTEXT, ...data, ...facts, url: origin + path });

/** Questions with their answers, as Markdown. */
export const describeQuestions = (entries: readonly { question: string; answer: string }[]): PageData => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** A list of mods in the order of the page. */
export const describeList = (origin: string, mods: readonly Pick<ModCard, 'slug' | 'title'>[]): StructuredData => ({
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
export const describeBreadcrumbs = (
  origin: string,
  steps: readonly { name: string; path: string }[],
): StructuredData => ({
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
export const describeMod = (origin: string, mod: ModPage): StructuredData => {
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
    author: { '@type': 'Person', name: mod.author, url: origin + paths.author(mod.author) },
    inLanguage: mod.language,
    ...(mod.published_at && { datePublished: mod.published_at }),
    dateModified: mod.released_at ?? mod.updated_at,
    ...(mod.license && { license: mod.license }),
    ...(newest && { softwareVersion: newest.version, softwareRequirements: newest.game_versions.join(', ') }),
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'BRL' },
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'DownloadAction' },
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

/** The page of an author. */
export const describeAuthor = (origin: string, { key, name, downloads, released_at }: Author): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'ProfilePage',
  dateModified: released_at,
  mainEntity: {
    '@type': 'Person',
    name,
    url: origin + paths.author(key),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'DownloadAction' },
      userInteractionCount: downloads,
    },
  },
});
