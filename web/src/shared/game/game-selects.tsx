import { LOADER_NAMES } from '@bigorna/domain/catalogue-terms';
import { defineMessages, useIntl } from 'react-intl';
import { Select } from '#shared/ui/select.tsx';
import { getOfferedLoaders, getOfferedVersions, type MyGame } from './my-game.ts';
import { useKnownVersions } from './use-known-versions.ts';

const messages = defineMessages({
  version: { id: 'myGame.version', defaultMessage: 'Versão do meu jogo' },
  anyVersion: { id: 'myGame.anyVersion', defaultMessage: 'qualquer versão' },
  loader: { id: 'myGame.loader', defaultMessage: 'Loader do meu jogo' },
  anyLoader: { id: 'myGame.anyLoader', defaultMessage: 'qualquer loader' },
});

interface GameSelectsProps {
  game: MyGame;
  onChange: (game: MyGame) => void;
}

/** Selects for the version and loader of the visitor's game. Only compatible options are offered. */
export const GameSelects = ({ game, onChange }: GameSelectsProps) => {
  const intl = useIntl();
  const known = useKnownVersions();
  return (
    <>
      <Select
        pill
        label={intl.formatMessage(messages.version)}
        value={game.version}
        onChange={(version) => onChange({ ...game, version })}
        options={[
          { value: '', text: intl.formatMessage(messages.anyVersion) },
          ...getOfferedVersions(game, known).map((version) => ({ value: version, text: version })),
        ]}
      />
      <Select
        pill
        label={intl.formatMessage(messages.loader)}
        value={game.loader}
        onChange={(loader) => onChange({ ...game, loader })}
        options={[
          { value: '', text: intl.formatMessage(messages.anyLoader) },
          ...getOfferedLoaders(game, known).map((loader) => ({ value: loader, text: LOADER_NAMES[loader] })),
        ]}
      />
    </>
  );
};
