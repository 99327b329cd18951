import { Stack } from '@mui/material';
import { ModEdit } from '../form/mod-edit.tsx';
import { ReviewNotice } from './review-notice.tsx';
import type { ReviewQueue } from './use-review-queue.ts';

/** Edits the current item inside the review session. Save and cancel return to the item. */
export const ReviewEdit = ({ id, queue }: { id: string; queue: ReviewQueue }) => (
  <Stack spacing={2}>
    {queue.notice && queue.review ? <ReviewNotice notice={queue.notice} review={queue.review} /> : null}
    <ModEdit id={id} onEnd={(saved) => void queue.editEnded(saved)} />
  </Stack>
);
