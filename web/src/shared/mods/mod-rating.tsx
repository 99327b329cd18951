import { Star } from 'lucide-react';
import { defineMessage, useIntl } from 'react-intl';

const ratingLabel = defineMessage<{ readonly rating: string }>({
  id: 'figures.rating',
  defaultMessage: 'Nota {rating} de 5',
});

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Average rating; renders nothing without ratings. */
export const ModRating = ({ rating }: { rating: number | null }) => {
  const intl = useIntl();
  if (!rating) return null;
  const formatted = intl.formatNumber(rating, ONE_DIGIT);
  const label = intl.formatMessage(ratingLabel, { rating: formatted });
  return (
    <span className="figure" title={label}>
      <Star aria-hidden size={14} />
      <span aria-hidden="true">{formatted}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
};
