import { defineMessages } from 'react-intl';
import { GameSelects } from '#shared/game/game-selects.tsx';
import { setMyGame, useMyGame } from '#shared/game/my-game.ts';
import { translate } from '#shared/i18n/translate.tsx';

const messages = defineMessages({
  title: { id: 'myGame.title', defaultMessage: 'Meu jogo:' },
  hint: { id: 'myGame.hint', defaultMessage: 'vale em todo o site' },
});

/** Version and loader of the visitor's game, for the cards on all pages. */
export const MyGamePicker = () => {
  const game = useMyGame();
  return (
    <div className="mt-4 grid gap-2 text-text-2 min-[44rem]:flex min-[44rem]:flex-wrap min-[44rem]:items-center">
      <span>{translate(messages.title)}</span>
      <GameSelects game={game} onChange={setMyGame} />
      <span className="note">{translate(messages.hint)}</span>
    </div>
  );
};
