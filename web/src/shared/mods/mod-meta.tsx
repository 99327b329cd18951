import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { getPreviewPath } from '@bigorna/domain/preview-picture';
import { type FeedFormat, getModFeedPath } from '@bigorna/domain/site-addresses';
import { defineMessages, useIntl } from 'react-intl';
import { PageMeta } from '#shared/page/page-meta.tsx';
import { usePageHead, useSiteOrigin } from '#shared/page/rendering.ts';
import { describeBreadcrumbs, describeMod } from '#shared/page/structured-data.ts';
import { paths } from '#shared/routing/paths.ts';

/** Names of the listings of both kinds. */
export const listingNames = defineMessages({
  mods: { id: 'breadcrumbs.mods', defaultMessage: 'Mods' },
  addons: { id: 'breadcrumbs.addons', defaultMessage: 'Addons' },
});

interface ModMetaProps {
  mod: ModPage;
  title?: string;
}

/** Metadata of a mod's pages. They are all about the page of the mod. */
export const ModMeta = ({ mod, title = mod.title }: ModMetaProps) => {
  const intl = useIntl();
  const head = usePageHead();
  const origin = useSiteOrigin();
  const path = paths.mod(mod.slug);
  if (import.meta.env.SSR && head) {
    const isAddon = mod.content_type === 'addon';
    const name = intl.formatMessage(isAddon ? listingNames.addons : listingNames.mods);
    const listing = { name, path: isAddon ? paths.addons : paths.mods };
    head.data = [describeMod(origin, mod), describeBreadcrumbs(origin, [listing, { name: mod.title, path }])];
  }
  const picture = { path: getPreviewPath(mod), text: mod.title };
  const feed = (format: FeedFormat): string => getModFeedPath(mod.slug, format);
  return <PageMeta title={title} description={mod.short_description} path={path} picture={picture} feed={feed} />;
};
