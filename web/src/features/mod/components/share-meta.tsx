import { BRAND } from '@bigorna/domain/brand';
import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { paths } from '#app/paths.ts';
import { useDescription } from '#app/use-description.ts';

/** What other sites and search engines learn of the page; React puts the tags into the head. */
export const ShareMeta = ({ mod }: { mod: ModPage }) => {
  useDescription(mod.short_description);
  const address = location.origin + paths.mod(mod.slug);
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:title" content={mod.title} />
      <meta property="og:description" content={mod.short_description} />
      <meta property="og:url" content={address} />
      {mod.thumbnail_url && <meta property="og:image" content={location.origin + mod.thumbnail_url} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
