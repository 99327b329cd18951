import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods';
import { useRef } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import type { ModPageState } from '#app/mods/mod-address.ts';
import { Button } from '#ui/button.tsx';
import type { ChangeModState } from '../use-mod-state.ts';
import { tabNames } from './mod-tabs.tsx';
import { ReleaseTable } from './release-table.tsx';
import { VersionFilters } from './version-filters.tsx';

const messages = defineMessages({
  none: { id: 'versions.none', defaultMessage: 'Nenhuma versão com estes filtros.' },
  noneAtAll: { id: 'versions.noneAtAll', defaultMessage: 'Este mod ainda não tem versões publicadas.' },
  clear: { id: 'versions.clear', defaultMessage: 'Limpar filtros' },
});
const found = defineMessage<{ readonly count: number }>({
  id: 'versions.found',
  defaultMessage: '{count, plural, =0 {nenhuma versão} one {# versão} many {# de versões} other {# versões}}',
});

const matches =
  ({ version, loader, channel }: ModPageState) =>
  (release: ModRelease): boolean =>
    (!version || release.game_versions.includes(version)) &&
    (!loader || release.loaders.includes(loader)) &&
    (!channel || release.channel === channel);

interface VersionsTabProps {
  mod: ModPage;
  state: ModPageState;
  change: ChangeModState;
  /** The id of the release to mark as the one to take. */
  recommended: string | undefined;
}

/** All releases, newest first by version number, to be filtered by game version, loader and channel. */
export const VersionsTab = ({ mod, state, change, recommended }: VersionsTabProps) => {
  const releases = mod.releases.filter(matches(state));
  const isFiltered = Boolean(state.version || state.loader || state.channel);
  const filters = useRef<HTMLDivElement>(null);
  const clear = (): void => {
    change({ version: '', loader: '', channel: '' });
    // The button goes away with the filters: what it was about takes the focus.
    filters.current?.querySelector('select')?.focus();
  };
  return (
    <section className="grid gap-5">
      <h2 className="sr-only">
        <FormattedMessage {...tabNames.versions} />
      </h2>
      {mod.releases.length > 0 && (
        <div className="release-filters" ref={filters}>
          <VersionFilters releases={mod.releases} state={state} change={change} />
          <p className="note" role="status">
            <FormattedMessage {...found} values={{ count: releases.length }} />
          </p>
          {isFiltered && releases.length > 0 && (
            <Button variant="ghost" onClick={clear}>
              <FormattedMessage {...messages.clear} />
            </Button>
          )}
        </div>
      )}
      {releases.length > 0 ? (
        <ReleaseTable mod={mod} releases={releases} recommended={recommended} />
      ) : (
        <div className="quiet-state">
          <p className="quiet-title">
            <FormattedMessage {...(isFiltered ? messages.none : messages.noneAtAll)} />
          </p>
          {isFiltered && (
            <Button onClick={clear}>
              <FormattedMessage {...messages.clear} />
            </Button>
          )}
        </div>
      )}
    </section>
  );
};
