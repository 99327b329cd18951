import { defineMessage, defineMessages, FormattedMessage, FormattedNumber } from 'react-intl';
import { Button } from '#ui/button.tsx';
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
  strikeAt: (place: number) => void;
  onStop: () => void;
}

/** A round: points and time, the islands, the way out. */
export const Running = ({ game, strikeAt, onStop }: RunningProps) => (
  <>
    <div className="endermen-bar">
      <p>
        <FormattedMessage {...messages.points} />{' '}
        <b data-points>
          <FormattedNumber value={game.round.score} />
        </b>
      </p>
      <p role="timer">
        <FormattedMessage {...messages.time} />{' '}
        <b>
          <FormattedMessage {...seconds} values={{ seconds: game.seconds }} />
        </b>
      </p>
      <Button variant="ghost" onClick={onStop}>
        <FormattedMessage {...messages.stop} />
      </Button>
    </div>
    <Field round={game.round} strikeAt={strikeAt} />
  </>
);
