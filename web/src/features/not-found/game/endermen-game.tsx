import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { Game } from './game-state.ts';
import { IntermissionPanel } from './intermission-panel.tsx';
import { getResult, type Result } from './result.ts';
import { Running } from './running.tsx';
import { useGame } from './use-game.ts';

const messages = defineMessages({
  game: { id: 'notFound.game', defaultMessage: 'Caça aos endermen' },
  rules: {
    id: 'notFound.rules',
    defaultMessage:
      'Um enderman pula de ilha em ilha por 30 segundos. Acerte-o com um toque, um clique ou as teclas de 1 a 9; use as setas para andar pelas ilhas.',
  },
  begin: { id: 'notFound.begin', defaultMessage: 'Começar' },
  again: { id: 'notFound.again', defaultMessage: 'Jogar de novo' },
  leave: { id: 'notFound.leave', defaultMessage: 'Parar de jogar' },
});
const progress = defineMessage<{ readonly seconds: number; readonly score: number }>({
  id: 'notFound.told',
  defaultMessage:
    'Faltam {seconds, number} segundos. {score, plural, =0 {Nenhum ponto ainda.} one {# ponto.} many {# de pontos.} other {# pontos.}}',
});
const outcome = defineMessage<{ readonly score: number; readonly isRecord: string }>({
  id: 'notFound.outcome',
  defaultMessage:
    '{score, plural, =0 {Nenhum enderman desta vez.} one {Você acertou # enderman.} many {Você acertou # de endermen.} other {Você acertou # endermen.}}{isRecord, select, true { É o seu novo recorde!} other {}}',
});

/** Announcement for screen readers: start, remaining time at intervals, end. */
const useAnnouncement = (game: Game): string => {
  const intl = useIntl();
  if (game.phase === 'running') return intl.formatMessage(progress, game.announced);
  if (game.phase === 'ready') return '';
  return intl.formatMessage(outcome, { score: game.score, isRecord: String(game.isRecord) });
};

const resultMessages = defineMessages({
  tryAgain: { id: 'notFound.tryAgain', defaultMessage: 'Tente de novo' },
  goodTry: { id: 'notFound.goodTry', defaultMessage: 'Boa tentativa' },
  excellent: { id: 'notFound.excellent', defaultMessage: 'Excelente!' },
  master: { id: 'notFound.master', defaultMessage: 'Mestre dos endermen!' },
}) satisfies Record<Result, unknown>;

/** The hidden game of the 404 page: rules, a round of thirty seconds, the result. */
export const EndermenGame = ({ onLeave }: { onLeave: () => void }) => {
  const { game, begin, strikeAt } = useGame();
  const announcement = useAnnouncement(game);
  return (
    <section className="grid w-[min(100%,640px)] grid-cols-1 justify-items-center gap-3.5" data-phase={game.phase}>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {game.phase === 'running' ? (
        <Running game={game} strikeAt={strikeAt} onStop={onLeave} />
      ) : (
        <IntermissionPanel
          key={game.phase}
          title={translate(game.phase === 'ready' ? messages.game : resultMessages[getResult(game.score)])}
          text={game.phase === 'ready' ? translate(messages.rules) : announcement}
          best={game.best}
        >
          <Button variant="primary" onClick={begin}>
            {translate(game.phase === 'ready' ? messages.begin : messages.again)}
          </Button>
          <Button onClick={onLeave}>{translate(messages.leave)}</Button>
        </IntermissionPanel>
      )}
    </section>
  );
};
