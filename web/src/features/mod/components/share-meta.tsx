import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { getPreviewPath } from '@bigorna/domain/preview-picture';
import { useIntl } from 'react-intl';
import { PageMeta } from '#shared/page/page-meta.tsx';
import { usePageHead, useSiteOrigin } from '#shared/page/rendering.ts';
import { describeBreadcrumbs, describeMod } from '#shared/page/structured-data.ts';
import { paths } from '#shared/routing/paths.ts';
import { listingNames } from './breadcrumbs.tsx';

/** Metadata of a mod's page. */
export const ShareMeta = ({ mod }: { mod: ModPage }) => {
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
  return <PageMeta title={mod.title} description={mod.short_description} path={path} picture={picture} />;
};
