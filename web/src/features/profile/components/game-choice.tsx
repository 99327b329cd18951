import { defineMessages, FormattedMessage } from 'react-intl';
import { GameSelects } from '#app/game-selects.tsx';
import { type MyGame, setMyGame, useMyGame } from '#app/my-game.ts';
import type { SomeSettings } from '../use-saved-settings.ts';

const messages = defineMessages({
  label: { id: 'preferences.game', defaultMessage: 'Meu jogo' },
  hint: { id: 'preferences.gameHint', defaultMessage: 'Cada mod diz se funciona com ele.' },
});

/** Version and loader of the member's game. */
export const GameChoice = ({ onChosen }: { onChosen: (settings: SomeSettings) => Promise<void> }) => {
  const game = useMyGame();
  const take = (chosen: MyGame): void => {
    setMyGame(chosen);
    void onChosen({ game_version: chosen.version || null, loader: chosen.loader || null });
  };
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">
        <FormattedMessage {...messages.label} />
      </legend>
      <div className="flex flex-wrap items-center gap-2">
        <GameSelects game={game} onChange={take} />
      </div>
      <p className="field-hint mt-2">
        <FormattedMessage {...messages.hint} />
      </p>
    </fieldset>
  );
};
