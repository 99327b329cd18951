import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { useEffect, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { getModPath } from '#shared/mods/get-mod-path.ts';
import { MOD_TABS, type ModPageState, type ModTab } from '#shared/mods/mod-page-state.ts';

export const tabNames = defineMessages({
  description: { id: 'mod.description', defaultMessage: 'Descrição' },
  versions: { id: 'mod.versions', defaultMessage: 'Versões' },
  gallery: { id: 'mod.gallery', defaultMessage: 'Galeria' },
  comments: { id: 'mod.comments', defaultMessage: 'Comentários' },
});
const messages = defineMessages({ label: { id: 'mod.tabs', defaultMessage: 'Seções da página' } });

/** Width of the previous tab that stays visible. */
const TAB_MARGIN_PX = 48;

/** Number of items in a tab; undefined for the description. */
const getCount = (mod: ModPage, tab: ModTab): number | undefined =>
  ({ description: undefined, versions: mod.releases.length, gallery: mod.gallery.length, comments: mod.comments })[tab];

/** The page's sections as links: each has a URL to share, to open in a new tab and to go back to. */
export const ModTabs = ({ mod, state }: { mod: ModPage; state: ModPageState }) => {
  const intl = useIntl();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On phones the tabs overflow, so the current tab scrolls into view.
    const current = nav.current?.querySelector<HTMLElement>(`[data-tab=${state.tab}]`);
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - TAB_MARGIN_PX;
  }, [state.tab]);
  const visibleTabs = MOD_TABS.filter((tab) => tab !== 'gallery' || mod.gallery.length > 0);
  return (
    <nav className="tabs mod-tabs" ref={nav} aria-label={intl.formatMessage(messages.label)}>
      {visibleTabs.map((tab) => {
        const count = getCount(mod, tab);
        return (
          <Link
            key={tab}
            data-tab={tab}
            to={getModPath(mod.slug, { ...state, tab })}
            preventScrollReset
            aria-current={tab === state.tab ? 'page' : undefined}
          >
            {translate(tabNames[tab])}
            {count !== undefined && count > 0 && <small>{intl.formatNumber(count, { notation: 'compact' })}</small>}
          </Link>
        );
      })}
    </nav>
  );
};
