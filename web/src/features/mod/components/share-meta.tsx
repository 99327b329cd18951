import { BRAND } from '@bigorna/domain/brand';
import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { getSiteOrigin } from '#shared/page/site-origin.ts';
import { useDescription } from '#shared/page/use-description.ts';
import { paths } from '#shared/routing/paths.ts';

/** Metadata for other sites and search engines; React moves the tags to the head. */
export const ShareMeta = ({ mod }: { mod: ModPage }) => {
  useDescription(mod.short_description);
  const origin = getSiteOrigin();
  const url = origin + paths.mod(mod.slug);
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:title" content={mod.title} />
      <meta property="og:description" content={mod.short_description} />
      <meta property="og:url" content={url} />
      {mod.thumbnail_url && <meta property="og:image" content={origin + mod.thumbnail_url} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
