import { defineMessages } from 'react-intl';
import { GameSelects } from '#shared/game/game-selects.tsx';
import type { MyGame } from '#shared/game/my-game.ts';
import { translate } from '#shared/i18n/translate.tsx';

const messages = defineMessages({
  tell: { id: 'gameForm.tell', defaultMessage: 'Escolher minha versão' },
  change: { id: 'gameForm.change', defaultMessage: 'Mudar meu jogo' },
});

export const GameForm = ({ game, onChange }: { game: MyGame; onChange: (game: MyGame) => void }) => (
  <details className="game-form">
    <summary>{translate(game.version || game.loader ? messages.change : messages.tell)}</summary>
    <div className="chips mt-2">
      <GameSelects game={game} onChange={onChange} />
    </div>
  </details>
);
