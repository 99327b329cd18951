import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { Button } from '#ui/button.tsx';
import { feedbackQuery } from '../api/feedback-query.ts';
import { OwnStars } from './own-stars.tsx';
import { RatingSum } from './rating-sum.tsx';
import { useRating } from './use-rating.ts';
import { withOwnStars } from './with-own-stars.ts';

const messages = defineMessages({
  failed: { id: 'rating.loadFailed', defaultMessage: 'As avaliações não carregaram.' },
});

/** What a mod's ratings are, and one's own. */
export const Ratings = ({ mod }: { mod: ModPage }) => {
  const text = useDomainText();
  const { data, isError, refetch } = useQuery(feedbackQuery(mod.slug));
  const { before, stars, obstacle, choose, retry } = useRating(mod);
  if (isError && !data) {
    return (
      <div className="grid min-h-48 content-center justify-items-start gap-3" role="alert">
        <p>
          <FormattedMessage {...messages.failed} />
        </p>
        <Button onClick={() => void refetch()}>{text('try_again')}</Button>
      </div>
    );
  }
  return (
    <>
      {data ? (
        <RatingSum feedback={stars === null ? data : withOwnStars(data, before, stars)} />
      ) : (
        <div className="rating-sum skeleton" aria-hidden="true" />
      )}
      <OwnStars stars={stars} obstacle={obstacle} choose={choose} onRetry={retry} />
    </>
  );
};
