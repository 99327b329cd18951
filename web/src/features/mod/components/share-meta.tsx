import { BRAND } from '@bigorna/domain/brand';
import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { getPreviewPath, PREVIEW_SIZE } from '@bigorna/domain/preview-picture';
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
      <meta property="og:image" content={origin + getPreviewPath(mod)} />
      <meta property="og:image:width" content={String(PREVIEW_SIZE.width)} />
      <meta property="og:image:height" content={String(PREVIEW_SIZE.height)} />
      <meta property="og:image:alt" content={mod.title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
