import { Alert, Box, Skeleton, Stack, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useAnnouncedShortcuts } from '../layout/shortcuts/use-shortcut.ts';
import { ActionButton } from '../mods/action-button.tsx';
import { ReviewEdit } from './review-edit.tsx';
import { ReviewItem } from './review-item.tsx';
import { REVIEW_KEYS } from './review-keys.ts';
import { ReviewSummary } from './review-summary.tsx';
import { currentOf } from './sitting.ts';
import { useReviewQueue } from './use-review-queue.ts';

/** The review queue: one pending mod after the other, the longest waiting first, decided by a key each. */
export const ReviewPage = () => {
  const translate = useTranslate();
  const [address] = useSearchParams();
  const queue = useReviewQueue(address.get('mod'));
  useAnnouncedShortcuts(REVIEW_KEYS);
  const { sitting, review, failure, retry, editing } = queue;
  const last = sitting.done.at(-1);
  const now = review ? translate('console.reviews.now', { title: review.mod.title, smart_count: review.waiting }) : '';
  const before = last ? translate(`console.reviews.done.${last.verdict}`, { title: last.title }) : '';
  return (
    <Box sx={{ pt: 2, pb: 4, minWidth: 0 }}>
      <Title title={translate('console.reviews.title')} />
      <Box
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {[before, now].filter(Boolean).join(' ')}
      </Box>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'baseline', mb: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {translate('console.reviews.title')}
          {review ? ` · ${translate('console.reviews.waiting', { smart_count: review.waiting })}` : ''}
          {sitting.done.length > 0
            ? ` · ${translate('console.reviews.decided', { smart_count: sitting.done.length })}`
            : ''}
        </Typography>
      </Stack>
      {editing !== undefined ? (
        <ReviewEdit key={editing} id={editing} queue={queue} />
      ) : failure ? (
        <Alert severity="error" action={<ActionButton label="console.action.retry" onClick={retry} />}>
          {failure.message ?? translate('console.error.offline')}
        </Alert>
      ) : review ? (
        <ReviewItem key={review.mod.id} review={review} queue={queue} />
      ) : currentOf(sitting) === undefined && sitting.ended ? (
        <ReviewSummary sitting={sitting} onTakeUp={queue.takeUp} titleOf={queue.titleOf} />
      ) : (
        <Skeleton variant="rectangular" height={420} aria-label={translate('ra.page.loading')} />
      )}
    </Box>
  );
};
