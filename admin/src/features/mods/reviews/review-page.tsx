import { Alert, Box, Skeleton, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { Title, useTranslate } from 'react-admin';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { KeyButton } from '#shared/queue-list/key-button.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import type { PageShortcut } from '#shared/shortcuts/shortcuts.ts';
import { useRegisteredShortcuts, useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { visuallyHidden } from '#shared/theme/visually-hidden.ts';
import { ModEdit } from '../form/mod-edit.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewNotice } from './review-notice.tsx';
import { getCurrentItem, getQueuePosition, type ReviewSession } from './review-session.ts';
import { ReviewSummary } from './review-summary.tsx';
import { useReviewQueue } from './use-review-queue.ts';

/** Shortcuts of the review queue, for the shortcut list. */
const REVIEW_KEYS: readonly PageShortcut[] = [
  { keys: ['a'], text: 'console.action.approve' },
  { keys: ['r'], text: 'console.action.reject' },
  { keys: ['s'], text: 'console.action.skip' },
  { keys: ['z'], text: 'console.reviews.undo_last' },
  { keys: ['j'], text: 'console.queue.next' },
  { keys: ['k'], text: 'console.queue.previous' },
];

const historyState = z.object({ review: z.string().nullable() });

/** Stores the current item in the browser's history, so that a reload returns to it. */
const useStoredItem = (session: ReviewSession): void => {
  const id = getCurrentItem(session) ?? null;
  const { ended } = session;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    // The user may already be on the way to another page.
    if (window.location.pathname !== pathname) return;
    if (id !== null || ended) void navigate({ search }, { replace: true, state: { review: id } });
  }, [id, ended, pathname, search, navigate]);
};

/** Shortcuts of staff who may edit mods. */
const EDITOR_KEYS = [...REVIEW_KEYS, { keys: ['e'], text: 'ra.action.edit' }];

/** @param first the mod to start with; null for the oldest mod */
const ReviewQueuePage = ({ first }: { first: string | null }) => {
  const translate = useTranslate();
  const queue = useReviewQueue(first);
  useRegisteredShortcuts(useCurrentStaff().canCall('adminUpdateMod') ? EDITOR_KEYS : REVIEW_KEYS);
  useShortcut('z', queue.undoLast, queue.canUndo);
  useStoredItem(queue.session);
  const { session, review, notice, failure, retry, editing } = queue;
  const last = session.done.at(-1);
  const currentText = review
    ? translate('console.reviews.now', { title: review.mod.title, smart_count: review.waiting })
    : '';
  const lastText = last ? translate(`console.reviews.done.${last.verdict}`, { title: last.title }) : '';
  return (
    <Box sx={{ pt: 2, pb: 4, minWidth: 0 }}>
      <Title title={translate('console.reviews.title')} />
      <Box role="status" sx={visuallyHidden}>
        {[lastText, currentText].filter(Boolean).join(' ')}
      </Box>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'baseline', mb: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {translate('console.reviews.title')}
          {review ? ` · ${translate('console.reviews.place', { ...getQueuePosition(session, review.waiting) })}` : ''}
          {session.done.length > 0
            ? ` · ${translate('console.reviews.decided', { smart_count: session.done.length })}`
            : ''}
        </Typography>
        {session.done.length > 0 ? (
          <KeyButton
            label="console.reviews.undo_last"
            letter="z"
            color="inherit"
            disabled={!queue.canUndo}
            onClick={queue.undoLast}
          />
        ) : null}
      </Stack>
      {editing !== undefined ? (
        <Stack key={editing} spacing={2}>
          {notice && review?.mod.id === editing ? <ReviewNotice notice={notice} review={review} /> : null}
          <ModEdit id={editing} onEnd={(saved) => void queue.editEnded(saved)} />
        </Stack>
      ) : failure ? (
        <Alert severity="error" action={<ActionButton label="console.action.retry" onClick={retry} />}>
          {failure.message ?? translate('console.error.offline')}
        </Alert>
      ) : review ? (
        <ReviewItem key={review.mod.id} review={review} queue={queue} />
      ) : getCurrentItem(session) === undefined && session.ended ? (
        <ReviewSummary session={session} onResume={queue.resume} getTitle={queue.getTitle} />
      ) : (
        <Skeleton variant="rectangular" height={420} aria-label={translate('ra.page.loading')} />
      )}
    </Box>
  );
};

/** Review queue: one pending mod at a time, oldest first, with shortcuts. A link to another mod starts over. */
export const ReviewPage = () => {
  const linked = useSearchParams()[0].get('mod');
  const { state } = useLocation();
  const stored = historyState.safeParse(state);
  const first = stored.success ? stored.data.review : linked;
  return <ReviewQueuePage key={linked} first={first} />;
};
