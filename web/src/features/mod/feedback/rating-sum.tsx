import type { ModFeedback } from '@bigorna/domain/endpoints/feedback';
import { Star } from 'lucide-react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';

const messages = defineMessages({
  none: { id: 'rating.none', defaultMessage: 'Ainda ninguém avaliou.' },
});
const mean = defineMessage<{ readonly rating: string }>({ id: 'rating.mean', defaultMessage: 'Nota {rating} de 5' });
const ratingCount = defineMessage<{ readonly count: number }>({
  id: 'rating.count',
  defaultMessage: '{count, plural, one {# avaliação} many {# de avaliações} other {# avaliações}}',
});
const bar = defineMessage<{ readonly stars: number; readonly count: number }>({
  id: 'rating.bar',
  defaultMessage:
    '{stars, plural, one {# estrela} many {# de estrelas} other {# estrelas}}: {count, plural, =0 {nenhuma avaliação} one {# avaliação} many {# de avaliações} other {# avaliações}}',
});

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** The mean of a mod's ratings, how many there are, and how they lie. */
export const RatingSum = ({ feedback }: { feedback: ModFeedback }) => {
  const intl = useIntl();
  const { rating, ratings, stars } = feedback;
  const shown = rating === null ? '–' : intl.formatNumber(rating, ONE_DIGIT);
  const most = Math.max(1, ...stars);
  return (
    <div className="rating-sum">
      <p className="rating-mean">
        <strong aria-hidden="true">{shown}</strong>
        {rating !== null && (
          <span className="sr-only">
            <FormattedMessage {...mean} values={{ rating: shown }} />
          </span>
        )}
        <span className="note">
          {ratings === 0 ? (
            <FormattedMessage {...messages.none} />
          ) : (
            <FormattedMessage {...ratingCount} values={{ count: ratings }} />
          )}
        </span>
      </p>
      <ol className="rating-bars">
        {stars
          .map((count, index) => ({ count, star: index + 1 }))
          .reverse()
          .map(({ count, star }) => (
            <li key={star}>
              <span aria-hidden="true">
                {star}
                <Star aria-hidden size={12} />
              </span>
              <span className="rating-bar" aria-hidden="true">
                <i style={{ width: `${(100 * count) / most}%` }} />
              </span>
              <span aria-hidden="true">{intl.formatNumber(count, { notation: 'compact' })}</span>
              <span className="sr-only">
                <FormattedMessage {...bar} values={{ stars: star, count }} />
              </span>
            </li>
          ))}
      </ol>
    </div>
  );
};
