import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useNearViewport } from '#shared/browser/use-near-viewport.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { useLazyPart } from '#shared/loading/use-lazy-part.tsx';
import { Installation } from '#shared/mods/installation.tsx';
import { ModMeta } from '#shared/mods/mod-meta.tsx';
import type { ModTab } from '#shared/mods/mod-page-state.ts';
import { usePageGame } from '#shared/mods/page-game.ts';
import { pickDownloadRelease } from '#shared/mods/pick-download-release.ts';
import { RelatedMods } from '#shared/mods/related-mods.tsx';
import { useTitle } from '#shared/page/use-title.ts';
import { paths } from '#shared/routing/paths.ts';
import { Markdown } from '#shared/text/markdown.tsx';
import type { CommentsProps } from '../comments/comments.tsx';
import { getCommentsKey } from '../comments/comments-state.ts';
import { RatingPanel } from '../feedback/rating-panel.tsx';
import { useModState } from '../use-mod-state.ts';
import { usePageView } from '../use-page-view.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { GalleryTab } from './gallery-tab.tsx';
import { ModHead } from './mod-head.tsx';
import { ModSide } from './mod-side.tsx';
import { ModTabs, tabNames } from './mod-tabs.tsx';
import { ReleasesTab } from './releases-tab.tsx';
import { TagPanel } from './tag-panel.tsx';

const messages = defineMessages({
  backToMods: { id: 'mod.backToMods', defaultMessage: 'Voltar aos mods' },
  backToAddons: { id: 'mod.backToAddons', defaultMessage: 'Voltar aos addons' },
});

interface DescriptionTabProps {
  mod: ModPage;
  release: ModRelease | undefined;
}

/** The author's description and the installation guide. */
const DescriptionTab = ({ mod, release }: DescriptionTabProps) => (
  <>
    <section>
      <h2 className="sr-only">{translate(tabNames.description)}</h2>
      <div lang={mod.language}>
        <Markdown>{mod.description}</Markdown>
      </div>
    </section>
    {release && <Installation mod={mod} release={release} />}
  </>
);

const loadComments = async () => (await import('../comments/comments.tsx')).Comments;

/** Comments tab. The comments load when the visitor scrolls near. Comments that were loaded before appear at once. */
const CommentsTab = (props: CommentsProps) => {
  const Comments = useLazyPart(loadComments);
  const queryClient = useQueryClient();
  const queryKey = getCommentsKey(props.mod.slug);
  const [wereLoaded] = useState(() => queryClient.getQueriesData({ queryKey }).some(([, data]) => data !== undefined));
  const { ref, isNear } = useNearViewport<HTMLElement>();
  const waiting = <div className="skeleton h-64" aria-hidden="true" />;
  return (
    <section ref={ref} className="comments">
      <h2 className="sr-only">{translate(tabNames.comments)}</h2>
      {isNear || wereLoaded ? (
        <Suspense fallback={waiting}>
          <Comments {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  );
};

interface ModViewProps {
  mod: ModPage;
  /** Whether the mod left the catalogue. */
  isGone: boolean;
}

/** A mod's page: summary, download button, tabs and related links. */
export const ModView = ({ mod, isGone }: ModViewProps) => {
  const intl = useIntl();
  const { state, change, comments, commentsHref, changeComments } = useModState(mod);
  const { game } = usePageGame();
  const offer = pickDownloadRelease(mod, game);
  const recommended = offer?.fits === false ? undefined : offer?.release.id;
  usePageView(mod.id);
  const linked = state.tab === 'versions' && mod.releases.find(({ id }) => id === state.release);
  const title = linked ? `${mod.title} ${linked.version}` : mod.title;
  useTitle(state.tab === 'description' ? title : `${title}: ${intl.formatMessage(tabNames[state.tab])}`);
  const tabs: Readonly<Record<ModTab, () => ReactNode>> = {
    description: () => <DescriptionTab mod={mod} release={offer?.release} />,
    versions: () => <ReleasesTab mod={mod} state={state} change={change} recommended={recommended} />,
    gallery: () => <GalleryTab mod={mod} />,
    comments: () => (
      <CommentsTab
        mod={mod}
        offered={offer?.release.version}
        state={comments}
        change={changeComments}
        getHref={commentsHref}
      />
    ),
  };
  const isAddon = mod.content_type === 'addon';
  return (
    <div className="wrap pb-14 max-[56rem]:pb-28">
      <ModMeta mod={mod} />
      <Breadcrumbs mod={mod} />
      <div className="mod-page" data-tab={state.tab}>
        <ModHead mod={mod} />
        <ModSide mod={mod} isGone={isGone} offer={offer} state={state} change={change} />
        <div className="mod-main">
          <ModTabs mod={mod} state={state} />
          {tabs[state.tab]()}
        </div>
        {state.tab === 'description' && (
          <div className="mod-more">
            <TagPanel mod={mod} />
            <RatingPanel mod={mod} />
          </div>
        )}
      </div>
      <Link className="text-link mt-10 inline-flex min-h-8 items-center gap-2" to={isAddon ? paths.addons : paths.mods}>
        <ArrowLeft aria-hidden size={18} />
        {translate(isAddon ? messages.backToAddons : messages.backToMods)}
      </Link>
      <RelatedMods mod={mod} />
    </div>
  );
};
