import { CHANNELS, LOADER_NAMES, LOADERS } from '@bigorna/domain/catalogue-terms';
import type { ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { sortNewestFirst } from '@bigorna/domain/version-order';
import { defineMessages, useIntl } from 'react-intl';
import type { ModPageState } from '#shared/mods/mod-page-state.ts';
import { channelNames } from '#shared/mods/release-messages.ts';
import { Select } from '#shared/ui/select.tsx';
import type { ChangeModState } from '../use-mod-state.ts';

const messages = defineMessages({
  version: { id: 'versions.version', defaultMessage: 'Versão do jogo' },
  anyVersion: { id: 'versions.anyVersion', defaultMessage: 'Qualquer versão' },
  loader: { id: 'versions.loader', defaultMessage: 'Loader' },
  anyLoader: { id: 'versions.anyLoader', defaultMessage: 'Qualquer loader' },
  channel: { id: 'versions.channel', defaultMessage: 'Canal' },
  anyChannel: { id: 'versions.anyChannel', defaultMessage: 'Qualquer canal' },
});

/** Values that the releases have, and the selected value, even if no release has it. */
const offered = <Value extends string>(
  all: readonly Value[],
  present: readonly string[],
  chosen: Value | '',
): Value[] => all.filter((value) => value === chosen || present.includes(value));

interface ReleaseFiltersProps {
  releases: readonly ModRelease[];
  state: ModPageState;
  change: ChangeModState;
}

/** Filters by game version, loader and channel, limited to the mod's values. */
export const ReleaseFilters = ({ releases, state, change }: ReleaseFiltersProps) => {
  const intl = useIntl();
  const versions = releases.flatMap(({ game_versions }) => game_versions);
  const loaders = releases.flatMap((release) => release.loaders);
  const channels = releases.map((release) => release.channel);
  return (
    <>
      <Select
        label={intl.formatMessage(messages.version)}
        value={state.version}
        onChange={(version) => change({ version })}
        options={[
          { value: '', text: intl.formatMessage(messages.anyVersion) },
          ...sortNewestFirst([...versions, state.version].filter(Boolean)).map((value) => ({ value, text: value })),
        ]}
      />
      <Select
        label={intl.formatMessage(messages.loader)}
        value={state.loader}
        onChange={(loader) => change({ loader })}
        options={[
          { value: '', text: intl.formatMessage(messages.anyLoader) },
          ...offered(LOADERS, loaders, state.loader).map((value) => ({ value, text: LOADER_NAMES[value] })),
        ]}
      />
      <Select
        label={intl.formatMessage(messages.channel)}
        value={state.channel}
        onChange={(channel) => change({ channel })}
        options={[
          { value: '', text: intl.formatMessage(messages.anyChannel) },
          ...offered(CHANNELS, channels, state.channel).map((value) => ({
            value,
            text: intl.formatMessage(channelNames[value]),
          })),
        ]}
      />
    </>
  );
};
