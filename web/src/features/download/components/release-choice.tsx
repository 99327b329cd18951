import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods';
import { defineMessages, useIntl } from 'react-intl';
import { loaderNames } from '#app/mods/loader-names.ts';
import { channelNames } from '#app/mods/release-messages.ts';
import { versionSpans } from '#app/mods/version-spans.ts';
import { Select } from '#ui/select.tsx';

const messages = defineMessages({ label: { id: 'download.release', defaultMessage: 'Versão' } });

interface ReleaseChoiceProps {
  mod: ModPage;
  release: ModRelease;
  choose: (release: string) => void;
  /** Hears when the visitor begins and ends to choose. */
  onChoosing: (isChoosing: boolean) => void;
}

/** Another of the mod's releases instead; nothing where there is one. */
export const ReleaseChoice = ({ mod, release, choose, onChoosing }: ReleaseChoiceProps) => {
  const intl = useIntl();
  if (mod.releases.length < 2) return null;
  const textOf = ({ version, loaders, game_versions, channel }: ModRelease): string =>
    [
      version,
      `${loaderNames(intl, loaders)} ${versionSpans(game_versions).join(', ')}`,
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
        options={mod.releases.map((one) => ({ value: one.id, text: textOf(one) }))}
      />
    </div>
  );
};
