import { LOADER_NAMES, LOADERS } from '@bigorna/domain/catalogue-terms';
import { GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { setMyGame, useMyGame } from '#app/my-game.ts';
import { Select } from '#ui/select.tsx';

const messages = defineMessages({
  title: { id: 'myGame.title', defaultMessage: 'Meu jogo:' },
  version: { id: 'myGame.version', defaultMessage: 'Versão do meu jogo' },
  anyVersion: { id: 'myGame.anyVersion', defaultMessage: 'qualquer versão' },
  loader: { id: 'myGame.loader', defaultMessage: 'Carregador do meu jogo' },
  anyLoader: { id: 'myGame.anyLoader', defaultMessage: 'qualquer carregador' },
  hint: { id: 'myGame.hint', defaultMessage: 'vale em todo o site' },
});

/** Version and loader of the visitor's game: told once, seen on every card. */
export const MyGamePicker = () => {
  const intl = useIntl();
  const game = useMyGame();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 text-text-2">
      <span>
        <FormattedMessage {...messages.title} />
      </span>
      <Select
        pill
        label={intl.formatMessage(messages.version)}
        value={game.version}
        onChange={(version) => setMyGame({ ...game, version })}
        options={[
          { value: '', text: intl.formatMessage(messages.anyVersion) },
          ...GAME_VERSIONS.map((version) => ({ value: version, text: version })),
        ]}
      />
      <Select
        pill
        label={intl.formatMessage(messages.loader)}
        value={game.loader}
        onChange={(loader) => setMyGame({ ...game, loader })}
        options={[
          { value: '', text: intl.formatMessage(messages.anyLoader) },
          ...LOADERS.map((loader) => ({ value: loader, text: LOADER_NAMES[loader] })),
        ]}
      />
      <span className="note">
        <FormattedMessage {...messages.hint} />
      </span>
    </div>
  );
};
