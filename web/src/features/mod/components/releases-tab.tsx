import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { useRef } from 'react';
import { defineMessage, defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import type { ModPageState } from '#shared/mods/mod-page-state.ts';
import { Button } from '#shared/ui/button.tsx';
import type { ChangeModState } from '../use-mod-state.ts';
import { ChangesSince } from './changes-since.tsx';
import { tabNames } from './mod-tabs.tsx';
import { ReleaseFilters } from './release-filters.tsx';
import { ReleaseTable } from './release-table.tsx';

const messages = defineMessages({
  none: { id: 'versions.none', defaultMessage: 'Nenhuma versão com estes filtros.' },
  noneAtAll: { id: 'versions.noneAtAll', defaultMessage: 'Ainda não há versões publicadas.' },
  clear: { id: 'versions.clear', defaultMessage: 'Limpar filtros' },
  gone: {
    id: 'versions.gone',
    defaultMessage: 'A versão deste link não existe ou não está mais disponível. Veja as outras abaixo.',
  },
});
const resultCount = defineMessage<{ readonly count: number }>({
  id: 'versions.found',
  defaultMessage: '{count, plural, =0 {nenhuma versão} one {# versão} many {# de versões} other {# versões}}',
});

const matches =
  ({ version, loader, channel }: ModPageState) =>
  (release: ModRelease): boolean =>
    (!version || release.game_versions.includes(version)) &&
    (!loader || release.loaders.includes(loader)) &&
    (!channel || release.channel === channel);

interface ReleasesTabProps {
  mod: ModPage;
  state: ModPageState;
  change: ChangeModState;
  /** Id of the recommended release. */
  recommended: string | undefined;
}

/** All releases, newest version first, with filters. Also shows what changed since a chosen release. */
export const ReleasesTab = ({ mod, state, change, recommended }: ReleasesTabProps) => {
  const { release: linked } = state;
  const isMatch = matches(state);
  // The list always contains the release that the URL names, even if the filters exclude it.
  const releases = mod.releases.filter((release) => release.id === linked || isMatch(release));
  const isGone = linked !== '' && mod.releases.length > 0 && mod.releases.every(({ id }) => id !== linked);
  const filter: ChangeModState = (next) => change({ ...next, release: '' });
  const isFiltered = Boolean(state.version || state.loader || state.channel);
  const filters = useRef<HTMLDivElement>(null);
  const clear = (): void => {
    filter({ version: '', loader: '', channel: '' });
    // The reset button disappears, so the first filter takes the focus.
    filters.current?.querySelector('select')?.focus();
  };
  return (
    <section className="grid gap-5">
      <h2 className="sr-only">{translate(tabNames.versions)}</h2>
      {isGone && (
        <p className="panel" role="status">
          {translate(messages.gone)}
        </p>
      )}
      {mod.releases.length > 1 && <ChangesSince mod={mod} state={state} change={change} />}
      {mod.releases.length > 0 && (
        <div className="release-filters" ref={filters}>
          <ReleaseFilters releases={mod.releases} state={state} change={filter} />
          <p className="note" role="status">
            {translate(resultCount, { count: releases.length })}
          </p>
          {isFiltered && releases.length > 0 && (
            <Button variant="ghost" className="ml-auto" onClick={clear}>
              {translate(messages.clear)}
            </Button>
          )}
        </div>
      )}
      {releases.length > 0 ? (
        <ReleaseTable mod={mod} releases={releases} recommended={recommended} linked={linked} change={change} />
      ) : (
        <div className="quiet-state">
          <p className="quiet-title">{translate(isFiltered ? messages.none : messages.noneAtAll)}</p>
          {isFiltered && <Button onClick={clear}>{translate(messages.clear)}</Button>}
        </div>
      )}
    </section>
  );
};
