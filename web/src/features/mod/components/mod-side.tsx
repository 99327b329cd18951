import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { EllipsisVertical } from 'lucide-react';
import { defineMessages, useIntl } from 'react-intl';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { LazyMenu, type LazyMenuContent } from '#shared/menu/lazy-menu.tsx';
import { FavoriteToggle } from '#shared/mods/favorite-toggle.tsx';
import type { ModPageState } from '#shared/mods/mod-page-state.ts';
import type { Offer } from '#shared/mods/pick-download-release.ts';
import { PATTERNS } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { RatingPanel } from '../feedback/rating-panel.tsx';
import type { ChangeModState } from '../use-mod-state.ts';
import { CompatBox } from './compat-box.tsx';
import { DownloadBox } from './download-box.tsx';
import { TechnicalPanel } from './technical-panel.tsx';

const messages = defineMessages({
  more: { id: 'mod.more', defaultMessage: 'Mais opções' },
  gone: { id: 'mod.goneMeanwhile', defaultMessage: 'Este conteúdo saiu do catálogo enquanto a página estava aberta.' },
  others: { id: 'mod.others', defaultMessage: 'Buscar mods e addons' },
});

/** Shown instead of the download if the mod left the catalogue or has no file. */
const NoDownload = ({ isGone }: { isGone: boolean }) => {
  const text = useDomainText();
  return (
    <div className="panel grid gap-3" role={isGone ? 'alert' : 'note'}>
      <p>{isGone ? translate(messages.gone) : text('download_url_unavailable')}</p>
      <ButtonLink to={PATTERNS.search}>{translate(messages.others)}</ButtonLink>
    </div>
  );
};

/** Button that opens the menu of rarely used actions, which loads on demand. */
const MoreMenu = ({ mod }: { mod: ModPage }) => {
  const label = useIntl().formatMessage(messages.more);
  const load = async () => {
    const { ModMenu } = await import('./mod-menu.tsx');
    return (frame: LazyMenuContent) => <ModMenu {...frame} mod={mod} label={label} />;
  };
  const trigger = { className: 'icon-btn', 'aria-label': label, title: label };
  return <LazyMenu trigger={{ ...trigger, children: <EllipsisVertical aria-hidden size={20} /> }} load={load} />;
};

interface ModSideProps {
  mod: ModPage;
  /** Whether the mod left the catalogue. */
  isGone: boolean;
  offer: Offer | undefined;
  state: ModPageState;
  change: ChangeModState;
}

/**
 * Side column: download, compatibility, favorite button and menu. The description tab adds facts. The comments tab adds
 * ratings.
 */
export const ModSide = ({ mod, isGone, offer, state, change }: ModSideProps) => (
  <div className="mod-side">
    {offer && !isGone ? (
      <>
        <DownloadBox mod={mod} offer={offer} state={state} />
        <CompatBox mod={mod} offer={offer} change={change} />
      </>
    ) : (
      <NoDownload isGone={isGone} />
    )}
    <div className="flex gap-3 [&>.btn]:flex-1">
      <FavoriteToggle mod={mod} />
      <MoreMenu mod={mod} />
    </div>
    {state.tab === 'description' && offer && <TechnicalPanel mod={mod} release={offer.release} />}
    {state.tab === 'comments' && <RatingPanel mod={mod} />}
  </div>
);
