import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import type { Game } from './game-state.ts';
import { Rest } from './rest.tsx';
import { resultOf } from './result.ts';
import { resultMessages } from './result-messages.ts';
import { Running } from './running.tsx';
import { useGame } from './use-game.ts';

const messages = defineMessages({
  game: { id: 'notFound.game', defaultMessage: 'Caça aos endermen' },
  rules: {
    id: 'notFound.rules',
    defaultMessage:
      'Um enderman pula de ilha em ilha por 30 segundos. Acerte-o com um toque, um clique ou as teclas de 1 a 9; as setas andam pelas ilhas.',
  },
  begin: { id: 'notFound.begin', defaultMessage: 'Começar' },
  again: { id: 'notFound.again', defaultMessage: 'Jogar de novo' },
  leave: { id: 'notFound.leave', defaultMessage: 'Parar de jogar' },
});
const told = defineMessage<{ readonly seconds: number; readonly score: number }>({
  id: 'notFound.told',
  defaultMessage:
    'Faltam {seconds, number} segundos. {score, plural, =0 {Nenhum ponto ainda.} one {# ponto.} many {# de pontos.} other {# pontos.}}',
});
const outcome = defineMessage<{ readonly score: number; readonly isRecord: string }>({
  id: 'notFound.outcome',
  defaultMessage:
    '{score, plural, =0 {Nenhum enderman desta vez.} one {Você acertou # enderman.} many {Você acertou # de endermen.} other {Você acertou # endermen.}}{isRecord, select, true { É o seu novo recorde!} other {}}',
});

/** What is said politely: the beginning, the time left now and then, the end. */
const useAnnouncement = (game: Game): string => {
  const intl = useIntl();
  if (game.phase === 'running') return intl.formatMessage(told, game.told);
  if (game.phase === 'ready') return '';
  return intl.formatMessage(outcome, { score: game.score, isRecord: String(game.isRecord) });
};

/** The game hidden in the page that is not there: rules, a round of thirty seconds, its result. */
export const EndermenGame = ({ onLeave }: { onLeave: () => void }) => {
  const { game, begin, strikeAt } = useGame();
  const announcement = useAnnouncement(game);
  return (
    <section className="endermen-game" data-phase={game.phase}>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {game.phase === 'running' ? (
        <Running game={game} strikeAt={strikeAt} onStop={onLeave} />
      ) : (
        <Rest
          key={game.phase}
          title={
            <FormattedMessage {...(game.phase === 'ready' ? messages.game : resultMessages[resultOf(game.score)])} />
          }
          text={game.phase === 'ready' ? <FormattedMessage {...messages.rules} /> : announcement}
          best={game.best}
        >
          <Button variant="primary" onClick={begin}>
            <FormattedMessage {...(game.phase === 'ready' ? messages.begin : messages.again)} />
          </Button>
          <Button onClick={onLeave}>
            <FormattedMessage {...messages.leave} />
          </Button>
        </Rest>
      )}
    </section>
  );
};
