import { defineMessage, defineMessages, FormattedNumber } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Field } from './field.tsx';
import type { Game } from './game-state.ts';

const messages = defineMessages({
  points: { id: 'notFound.points', defaultMessage: 'Pontos' },
  time: { id: 'notFound.time', defaultMessage: 'Tempo' },
  stop: { id: 'notFound.stop', defaultMessage: 'Parar' },
});
const seconds = defineMessage<{ readonly seconds: number }>({
  id: 'notFound.seconds',
  defaultMessage: '{seconds, number} s',
});

interface RunningProps {
  game: Extract<Game, { phase: 'running' }>;
  strikeAt: (slot: number) => void;
  onStop: () => void;
}

/** A running round: score and time, the field, a stop button. */
export const Running = ({ game, strikeAt, onStop }: RunningProps) => (
  <>
    <div className="endermen-bar flex w-full flex-wrap items-center gap-x-[clamp(12px,4vw,28px)] gap-y-2">
      <p>
        {translate(messages.points)}{' '}
        <b data-points>
          <FormattedNumber value={game.round.score} />
        </b>
      </p>
      <p role="timer">
        {translate(messages.time)} <b>{translate(seconds, { seconds: game.seconds })}</b>
      </p>
      <Button variant="ghost" className="ml-auto" onClick={onStop}>
        {translate(messages.stop)}
      </Button>
    </div>
    <Field round={game.round} strikeAt={strikeAt} />
  </>
);
