import { getContentTypeName } from '@bigorna/domain/catalogue-names';
import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { getPreviewPath } from '@bigorna/domain/preview-picture';
import { type FeedFormat, getModFeedPath, LIST_PATHS } from '@bigorna/domain/site-addresses';
import { useIntl } from 'react-intl';
import { PageMeta } from '#shared/page/page-meta.tsx';
import { usePageHead, useSiteOrigin } from '#shared/page/rendering.ts';
import { describeBreadcrumbs, describeMod } from '#shared/page/structured-data.ts';
import { paths } from '#shared/routing/paths.ts';

interface ModMetaProps {
  mod: ModPage;
  title?: string;
}

/** Metadata of a mod's page and of its download page. Both name the mod's page as canonical. */
export const ModMeta = ({ mod, title = mod.title }: ModMetaProps) => {
  const intl = useIntl();
  const head = usePageHead();
  const origin = useSiteOrigin();
  const path = paths.mod(mod.slug);
  if (import.meta.env.SSR && head) {
    const { content_type } = mod;
    const listing = { name: getContentTypeName(content_type, intl.locale), path: LIST_PATHS[content_type] };
    head.data = [describeMod(origin, mod), describeBreadcrumbs(origin, [listing, { name: mod.title, path }])];
  }
  const picture = { path: getPreviewPath(mod), text: mod.title };
  const feed = (format: FeedFormat): string => getModFeedPath(mod.slug, format);
  return <PageMeta title={title} description={mod.short_description} path={path} picture={picture} feed={feed} />;
};
