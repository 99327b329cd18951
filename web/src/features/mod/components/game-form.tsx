import { defineMessages, FormattedMessage } from 'react-intl';
import { GameSelects } from '#app/game-selects.tsx';
import type { MyGame } from '#app/my-game.ts';

const messages = defineMessages({
  tell: { id: 'gameForm.tell', defaultMessage: 'Dizer qual é o meu jogo' },
  change: { id: 'gameForm.change', defaultMessage: 'Mudar meu jogo' },
});

/** The visitor's game, to be told or changed where it matters. */
export const GameForm = ({ game, onChange }: { game: MyGame; onChange: (game: MyGame) => void }) => (
  <details className="game-form">
    <summary>
      <FormattedMessage {...(game.version || game.loader ? messages.change : messages.tell)} />
    </summary>
    <div className="chips">
      <GameSelects game={game} onChange={onChange} />
    </div>
  </details>
);
