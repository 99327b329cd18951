import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { useQuery } from '@tanstack/react-query';
import { defineMessages } from 'react-intl';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { Button } from '#shared/ui/button.tsx';
import { feedbackQuery } from '../api/feedback-query.ts';
import { applyMemberStars } from './apply-member-stars.ts';
import { MemberStars } from './member-stars.tsx';
import { RatingSum } from './rating-sum.tsx';
import { useRating } from './use-rating.ts';

const messages = defineMessages({
  failed: { id: 'rating.loadFailed', defaultMessage: 'As avaliações não carregaram.' },
});

/** A mod's ratings, and the member's own rating. */
export const Ratings = ({ mod }: { mod: ModPage }) => {
  const text = useDomainText();
  const { data, isError, refetch } = useQuery(feedbackQuery(mod.slug));
  const { before, stars, obstacle, choose, retry } = useRating(mod);
  if (isError && !data) {
    return (
      <div className="grid min-h-48 content-center justify-items-start gap-3" role="alert">
        <p>{translate(messages.failed)}</p>
        <Button onClick={() => void refetch()}>{text('try_again')}</Button>
      </div>
    );
  }
  return (
    <>
      {data ? (
        <RatingSum feedback={applyMemberStars(data, before, stars)} />
      ) : (
        <div className="rating-sum skeleton" aria-hidden="true" />
      )}
      <MemberStars stars={stars} obstacle={obstacle} choose={choose} onRetry={retry} />
    </>
  );
};
