import type { ModFeedback } from '@bigorna/domain/endpoints/feedback.schemas';
import { Star } from 'lucide-react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';

const messages = defineMessages({
  none: { id: 'rating.none', defaultMessage: 'Ninguém avaliou ainda.' },
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

/** Mean, number and distribution of a mod's ratings. */
export const RatingSum = ({ feedback }: { feedback: ModFeedback }) => {
  const intl = useIntl();
  const { rating, ratings, stars } = feedback;
  const formatted = rating === null ? '–' : intl.formatNumber(rating, ONE_DIGIT);
  const max = Math.max(1, ...stars);
  return (
    <div className="rating-sum">
      <p className="grid min-w-18 justify-items-center gap-1 text-center">
        <strong className="text-[2.125rem] leading-none font-bold" aria-hidden="true">
          {formatted}
        </strong>
        {rating !== null && <span className="sr-only">{translate(mean, { rating: formatted })}</span>}
        <span className="note">
          {ratings === 0 ? translate(messages.none) : translate(ratingCount, { count: ratings })}
        </span>
      </p>
      <ol className="grid gap-1 text-step-0 tabular-nums">
        {stars
          .map((count, index) => ({ count, star: index + 1 }))
          .reverse()
          .map(({ count, star }) => (
            <li key={star} className="grid grid-cols-[26px_minmax(0,1fr)_4ch] items-center gap-2 text-text-2">
              <span className="inline-flex items-center gap-[3px]" aria-hidden="true">
                {star}
                <Star aria-hidden size={12} />
              </span>
              <span className="rating-bar" aria-hidden="true">
                <i className="block h-full bg-gold" style={{ width: `${(100 * count) / max}%` }} />
              </span>
              <span aria-hidden="true">{intl.formatNumber(count, { notation: 'compact' })}</span>
              <span className="sr-only">{translate(bar, { stars: star, count })}</span>
            </li>
          ))}
      </ol>
    </div>
  );
};
