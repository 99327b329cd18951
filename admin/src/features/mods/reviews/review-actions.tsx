import type { Review } from '@bigorna/domain/endpoints/admin/reviews.schemas';
import { Paper, Stack } from '@mui/material';
import { useState } from 'react';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { KeyButton } from '#shared/queue-list/key-button.tsx';
import { RejectDialog } from '#shared/rejection/reject-dialog.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { useApproveProps } from '../actions/use-approve-props.ts';
import type { DecidedItem } from './review-session.ts';
import type { ReviewQueue } from './use-review-queue.ts';

/** In narrow windows the actions are at the bottom, where a thumb reaches them. */
const BAR = {
  p: 1.5,
  zIndex: 3,
  position: { xs: 'fixed', lg: 'static' },
  bottom: { xs: 0, lg: 'auto' },
  insetInline: { xs: 0, lg: 'auto' },
} as const;

/** Decisions for the current item, with shortcuts. */
export const ReviewActions = ({ review, queue }: { review: Review; queue: ReviewQueue }) => {
  const { runAction, isBusy } = useStaffMutation();
  const canEdit = useCurrentStaff().canCall('adminUpdateMod');
  const [rejecting, setRejecting] = useState(false);
  const { mod } = review;
  const approveProps = useApproveProps(mod);
  const canDecide =
    !isBusy && mod.status === 'pending' && queue.notice?.kind !== 'claimed' && queue.notice?.kind !== 'gone';
  const done = (verdict: DecidedItem['verdict']) => (logEntry: string | null) =>
    queue.decided({ id: mod.id, title: mod.title, verdict, logEntry });
  const approve = async () => {
    const call = { params: { id: mod.id }, body: { updated_at: mod.updated_at } };
    await runAction('approveMod', call, { onDone: done('approved'), onFailure: queue.handleFailure });
  };
  useShortcut('a', () => void approve(), canDecide && !approveProps.disabled);
  useShortcut('r', () => setRejecting(true), canDecide);
  useShortcut('s', queue.skip, !isBusy);
  useShortcut('e', queue.edit, canEdit && !isBusy);
  useShortcut('j', () => queue.move(1), !isBusy && queue.hasNext);
  useShortcut('k', () => queue.move(-1), !isBusy && queue.session.position > 0);
  return (
    <Paper variant="outlined" sx={BAR}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <KeyButton
          label="console.action.approve"
          letter="a"
          variant="contained"
          disabled={!canDecide}
          onClick={() => void approve()}
          {...approveProps}
        />
        <KeyButton
          label="console.action.reject"
          letter="r"
          variant="outlined"
          color="error"
          disabled={!canDecide}
          onClick={() => setRejecting(true)}
        />
        <KeyButton label="console.action.skip" letter="s" variant="outlined" disabled={isBusy} onClick={queue.skip} />
        {canEdit ? (
          <KeyButton label="ra.action.edit" letter="e" variant="outlined" disabled={isBusy} onClick={queue.edit} />
        ) : null}
        <KeyButton
          label="console.queue.previous"
          letter="k"
          color="inherit"
          disabled={isBusy || queue.session.position === 0}
          onClick={() => queue.move(-1)}
        />
        <KeyButton
          label="console.queue.next"
          letter="j"
          color="inherit"
          disabled={isBusy || !queue.hasNext}
          onClick={() => queue.move(1)}
        />
      </Stack>
      {rejecting ? (
        <RejectDialog
          mod={mod}
          onClose={() => setRejecting(false)}
          onDone={done('rejected')}
          onFailure={queue.handleFailure}
        />
      ) : null}
    </Paper>
  );
};
