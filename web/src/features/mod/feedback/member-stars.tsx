import { Star } from 'lucide-react';
import { useId, useRef } from 'react';
import { defineMessage, defineMessages } from 'react-intl';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { Button } from '#shared/ui/button.tsx';
import { FeedbackFailure } from './feedback-failure.tsx';
import { FeedbackGate } from './feedback-gate.tsx';
import type { Obstacle } from './use-member-feedback.ts';

const messages = defineMessages({
  remove: { id: 'rating.remove', defaultMessage: 'Remover minha avaliação' },
  own: { id: 'rating.own', defaultMessage: 'Sua avaliação' },
  verify: { id: 'rating.verify', defaultMessage: 'Verifique seu e-mail para avaliar.' },
  download: { id: 'rating.download', defaultMessage: 'Baixe primeiro para poder avaliar.' },
});
const starCount = defineMessage<{ readonly count: number }>({
  id: 'rating.stars',
  defaultMessage: '{count, plural, one {# estrela} many {# de estrelas} other {# estrelas}}',
});

const STARS = [1, 2, 3, 4, 5] as const;

interface MemberStarsProps {
  stars: number | null;
  obstacle: Obstacle;
  /** Null removes the rating. */
  choose: (stars: number | null) => void;
  /** Refetches the member's feedback. */
  onRetry: () => void;
}

/** Input for the member's rating, or what the viewer must do first. */
export const MemberStars = ({ stars, obstacle, choose, onRetry }: MemberStarsProps) => {
  const text = useDomainText();
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
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
      verify: translate(messages.verify),
      download: translate(messages.download),
    };
    return (
      <div className="rating-own">
        <FeedbackGate obstacle={obstacle} texts={texts} />
      </div>
    );
  }
  return (
    <fieldset ref={group} tabIndex={-1} className="rating-own">
      <legend className="sr-only">{translate(messages.own)}</legend>
      <p className="text-step-0 font-semibold" aria-hidden="true">
        {translate(messages.own)}
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
            <span className="sr-only">{translate(starCount, { count })}</span>
          </label>
        ))}
      </div>
      {stars !== null && (
        <Button
          variant="ghost"
          onClick={() => {
            choose(null);
            // The button disappears with the rating, so the group takes the focus.
            group.current?.focus();
          }}
        >
          {translate(messages.remove)}
        </Button>
      )}
    </fieldset>
  );
};
