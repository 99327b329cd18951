import { defineMessages, FormattedMessage } from 'react-intl';
import { GameSelects } from '#app/game-selects.tsx';
import { setMyGame, useMyGame } from '#app/my-game.ts';

const messages = defineMessages({
  title: { id: 'myGame.title', defaultMessage: 'Meu jogo:' },
  hint: { id: 'myGame.hint', defaultMessage: 'vale em todo o site' },
});

/** Version and loader of the visitor's game: told once, seen on every card. */
export const MyGamePicker = () => {
  const game = useMyGame();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 text-text-2">
      <span>
        <FormattedMessage {...messages.title} />
      </span>
      <GameSelects game={game} onChange={setMyGame} />
      <span className="note">
        <FormattedMessage {...messages.hint} />
      </span>
    </div>
  );
};
