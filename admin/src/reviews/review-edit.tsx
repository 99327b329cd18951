import { Stack } from '@mui/material';
import { ModEdit } from '../mods/form/mod-edit.tsx';
import { ReviewNotice } from './review-notice.tsx';
import type { ReviewQueue } from './use-review-queue.ts';

/** Edits the item of the queue in its place: saving and cancelling lead back to it, and the sitting goes on. */
export const ReviewEdit = ({ id, queue }: { id: string; queue: ReviewQueue }) => (
  <Stack spacing={2}>
    {queue.notice && queue.review ? <ReviewNotice notice={queue.notice} review={queue.review} /> : null}
    <ModEdit id={id} onEnd={(saved) => void queue.editEnded(saved)} />
  </Stack>
);
