import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { useEffect, useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { MOD_TABS, type ModPageState, type ModTab, modAddress } from '#app/mods/mod-address.ts';

export const tabNames = defineMessages({
  description: { id: 'mod.description', defaultMessage: 'Descrição' },
  versions: { id: 'mod.versions', defaultMessage: 'Versões' },
  gallery: { id: 'mod.gallery', defaultMessage: 'Galeria' },
  comments: { id: 'mod.comments', defaultMessage: 'Comentários' },
});
const messages = defineMessages({ label: { id: 'mod.tabs', defaultMessage: 'Partes da página' } });

/** How much of the tab before stays in sight. */
const TAB_MARGIN_PX = 48;

/** How much is behind a tab; nothing is said of the description. */
const countOf = (mod: ModPage, tab: ModTab): number | undefined =>
  ({ description: undefined, versions: mod.releases.length, gallery: mod.gallery.length, comments: mod.comments })[tab];

/** The parts of the page as links: each has an address, so that it can be sent, opened in a new tab and gone back to. */
export const ModTabs = ({ mod, state }: { mod: ModPage; state: ModPageState }) => {
  const intl = useIntl();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the tabs are wider than the window: the one whose part is shown comes into sight.
    const current = nav.current?.querySelector<HTMLElement>(`[data-tab=${state.tab}]`);
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - TAB_MARGIN_PX;
  }, [state.tab]);
  const shown = MOD_TABS.filter((tab) => tab !== 'gallery' || mod.gallery.length > 0);
  return (
    <nav className="tabs mod-tabs" ref={nav} aria-label={intl.formatMessage(messages.label)}>
      {shown.map((tab) => {
        const count = countOf(mod, tab);
        return (
          <Link
            key={tab}
            data-tab={tab}
            to={modAddress(mod.slug, { ...state, tab })}
            preventScrollReset
            aria-current={tab === state.tab ? 'page' : undefined}
          >
            <FormattedMessage {...tabNames[tab]} />
            {count !== undefined && count > 0 && <small>{intl.formatNumber(count, { notation: 'compact' })}</small>}
          </Link>
        );
      })}
    </nav>
  );
};
