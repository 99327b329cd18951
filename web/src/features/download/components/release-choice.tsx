import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { defineMessages, useIntl } from 'react-intl';
import { useVersionSpans } from '#shared/mods/game-versions.tsx';
import { formatLoaderNames } from '#shared/mods/loader-names.ts';
import { channelNames } from '#shared/mods/release-messages.ts';
import { Select } from '#shared/ui/select.tsx';

const messages = defineMessages({ label: { id: 'download.release', defaultMessage: 'Versão' } });

interface ReleaseChoiceProps {
  mod: ModPage;
  release: ModRelease;
  choose: (release: string) => void;
  /** Called when the visitor starts and stops choosing. */
  onChoosing: (isChoosing: boolean) => void;
}

/** Selection of another release; nothing if the mod has only one release. */
export const ReleaseChoice = ({ mod, release, choose, onChoosing }: ReleaseChoiceProps) => {
  const intl = useIntl();
  const toSpans = useVersionSpans();
  if (mod.releases.length < 2) return null;
  const getLabel = ({ version, loaders, game_versions, channel }: ModRelease): string =>
    [
      version,
      `${formatLoaderNames(intl, loaders)} ${toSpans(game_versions).join(', ')}`,
      channel !== 'release' && intl.formatMessage(channelNames[channel]),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <div className="release-choice">
      <Select
        labelShown
        label={intl.formatMessage(messages.label)}
        value={release.id}
        onChange={choose}
        onFocusChange={onChoosing}
        options={mod.releases.map((one) => ({ value: one.id, text: getLabel(one) }))}
      />
    </div>
  );
};
