import { LOADER_NAMES } from '@bigorna/domain/catalogue-terms';
import { defineMessages, useIntl } from 'react-intl';
import { Select } from '#ui/select.tsx';
import { loadersWith, type MyGame, versionsWith } from './my-game.ts';

const messages = defineMessages({
  version: { id: 'myGame.version', defaultMessage: 'Versão do meu jogo' },
  anyVersion: { id: 'myGame.anyVersion', defaultMessage: 'qualquer versão' },
  loader: { id: 'myGame.loader', defaultMessage: 'Carregador do meu jogo' },
  anyLoader: { id: 'myGame.anyLoader', defaultMessage: 'qualquer carregador' },
});

interface GameSelectsProps {
  game: MyGame;
  onChange: (game: MyGame) => void;
}

/** The two halves of the visitor's game; only what goes together is offered. */
export const GameSelects = ({ game, onChange }: GameSelectsProps) => {
  const intl = useIntl();
  return (
    <>
      <Select
        pill
        label={intl.formatMessage(messages.version)}
        value={game.version}
        onChange={(version) => onChange({ ...game, version })}
        options={[
          { value: '', text: intl.formatMessage(messages.anyVersion) },
          ...versionsWith(game.loader).map((version) => ({ value: version, text: version })),
        ]}
      />
      <Select
        pill
        label={intl.formatMessage(messages.loader)}
        value={game.loader}
        onChange={(loader) => onChange({ ...game, loader })}
        options={[
          { value: '', text: intl.formatMessage(messages.anyLoader) },
          ...loadersWith(game.version).map((loader) => ({ value: loader, text: LOADER_NAMES[loader] })),
        ]}
      />
    </>
  );
};
