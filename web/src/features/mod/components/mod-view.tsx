import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ModTab } from '#app/mods/mod-address.ts';
import { offeredRelease } from '#app/mods/offered-release.ts';
import { usePageGame } from '#app/mods/page-game.ts';
import { RelatedMods } from '#app/mods/related-mods.tsx';
import { paths } from '#app/paths.ts';
import { useTitle } from '#app/use-title.ts';
import { useModState } from '../use-mod-state.ts';
import { usePageView } from '../use-page-view.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CommentsTab } from './comments-tab.tsx';
import { DescriptionTab } from './description-tab.tsx';
import { GalleryTab } from './gallery-tab.tsx';
import { ModHead } from './mod-head.tsx';
import { ModSide } from './mod-side.tsx';
import { ModTabs, tabNames } from './mod-tabs.tsx';
import { ShareMeta } from './share-meta.tsx';
import { VersionsTab } from './versions-tab.tsx';

const messages = defineMessages({
  backToMods: { id: 'mod.backToMods', defaultMessage: 'Voltar aos mods' },
  backToAddons: { id: 'mod.backToAddons', defaultMessage: 'Voltar aos addons' },
});

interface ModViewProps {
  mod: ModPage;
  /** Whether the catalogue no longer has the mod that is shown. */
  isGone: boolean;
}

/** A mod's page: what it is, the one download button, its parts by tabs, and where to go from here. */
export const ModView = ({ mod, isGone }: ModViewProps) => {
  const intl = useIntl();
  const { state, change, comments, commentsHref, changeComments } = useModState(mod);
  const { game } = usePageGame();
  const offer = offeredRelease(mod, game);
  const recommended = offer?.fits === false ? undefined : offer?.release.id;
  usePageView(mod.id);
  useTitle(state.tab === 'description' ? mod.title : `${mod.title}: ${intl.formatMessage(tabNames[state.tab])}`);
  const tabs: Readonly<Record<ModTab, () => ReactNode>> = {
    description: () => <DescriptionTab mod={mod} release={offer?.release} />,
    versions: () => <VersionsTab mod={mod} state={state} change={change} recommended={recommended} />,
    gallery: () => <GalleryTab mod={mod} />,
    comments: () => (
      <CommentsTab
        mod={mod}
        offered={offer?.release.version}
        state={comments}
        change={changeComments}
        hrefOf={commentsHref}
      />
    ),
  };
  const isAddon = mod.content_type === 'addon';
  return (
    <div className="wrap pb-14">
      <ShareMeta mod={mod} />
      <Breadcrumbs mod={mod} />
      <div className="mod-page">
        <ModHead mod={mod} />
        <ModSide mod={mod} isGone={isGone} offer={offer} state={state} change={change} />
        <div className="mod-main">
          <ModTabs mod={mod} state={state} />
          {tabs[state.tab]()}
        </div>
      </div>
      <RelatedMods mod={mod} />
      <Link className="text-link mt-10 inline-flex min-h-8 items-center gap-2" to={isAddon ? paths.addons : paths.mods}>
        <ArrowLeft aria-hidden size={18} />
        <FormattedMessage {...(isAddon ? messages.backToAddons : messages.backToMods)} />
      </Link>
    </div>
  );
};
