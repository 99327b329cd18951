import { Star } from 'lucide-react';
import { useId } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { FeedbackFailure } from './feedback-failure.tsx';
import { FeedbackGate } from './feedback-gate.tsx';
import type { Obstacle } from './use-own-feedback.ts';

const messages = defineMessages({
  own: { id: 'rating.own', defaultMessage: 'Sua nota' },
  verify: { id: 'rating.verify', defaultMessage: 'Verifique seu e-mail para avaliar.' },
  download: { id: 'rating.download', defaultMessage: 'Baixe o mod para dar a sua nota.' },
});
const starCount = defineMessage<{ readonly count: number }>({
  id: 'rating.stars',
  defaultMessage: '{count, plural, one {# estrela} many {# de estrelas} other {# estrelas}}',
});

const STARS = [1, 2, 3, 4, 5] as const;

interface OwnStarsProps {
  stars: number | null;
  obstacle: Obstacle;
  choose: (stars: number) => void;
  /** Asks again what is one's own. */
  onRetry: () => void;
}

/** One's own rating, to be given and changed, or what it takes first. */
export const OwnStars = ({ stars, obstacle, choose, onRetry }: OwnStarsProps) => {
  const text = useDomainText();
  const name = useId();
  if (obstacle === 'unknown') return <div className="rating-own" />;
  if (obstacle === 'failed') {
    return (
      <div className="rating-own">
        <FeedbackFailure onRetry={onRetry} />
      </div>
    );
  }
  if (obstacle !== 'none') {
    const texts = {
      login: text('login_to_rate'),
      verify: <FormattedMessage {...messages.verify} />,
      download: <FormattedMessage {...messages.download} />,
    };
    return (
      <div className="rating-own">
        <FeedbackGate obstacle={obstacle} texts={texts} />
      </div>
    );
  }
  return (
    <fieldset className="rating-own">
      <legend className="sr-only">
        <FormattedMessage {...messages.own} />
      </legend>
      <p className="text-step-0 font-semibold" aria-hidden="true">
        <FormattedMessage {...messages.own} />
      </p>
      <div className="stars">
        {STARS.map((count) => (
          <label key={count} data-on={stars !== null && count <= stars ? '' : undefined}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={count === stars}
              onChange={() => choose(count)}
            />
            <Star aria-hidden size={24} />
            <span className="sr-only">
              <FormattedMessage {...starCount} values={{ count }} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
