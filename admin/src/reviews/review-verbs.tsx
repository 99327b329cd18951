import type { Review } from '@bigorna/domain/endpoints/admin/reviews';
import { Paper, Stack } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { useStaffAct } from '../acts/use-staff-act.tsx';
import { useShortcut } from '../layout/shortcuts/use-shortcut.ts';
import { RejectDialog } from '../mods/verbs/reject-dialog.tsx';
import { KeyButton } from '../queue-list/key-button.tsx';
import type { Decided } from './sitting.ts';
import type { ReviewQueue } from './use-review-queue.ts';

/** On a phone the decisions lie at the lower edge, in reach of the thumb; beside the text they stay in sight. */
const BAR = {
  p: 1.5,
  zIndex: 3,
  position: { xs: 'fixed', lg: 'sticky' },
  top: { lg: 64 },
  bottom: { xs: 0, lg: 'auto' },
  insetInline: { xs: 0, lg: 'auto' },
} as const;

/** The decisions about the item on the screen, each with its key. */
export const ReviewVerbs = ({ review, queue }: { review: Review; queue: ReviewQueue }) => {
  const { act, acting } = useStaffAct();
  const { canAccess: mayEdit = false } = useCanAccess({ resource: 'mods', action: 'edit' });
  const [rejecting, setRejecting] = useState(false);
  const { mod } = review;
  const canDecide =
    !acting && mod.status === 'pending' && queue.notice?.kind !== 'claimed' && queue.notice?.kind !== 'gone';
  const done = (verdict: Decided['verdict']) => queue.decided({ id: mod.id, title: mod.title, verdict });
  const approve = async () => {
    const call = { params: { id: mod.id }, body: { updated_at: mod.updated_at } };
    if (await act('approveMod', call, { onFailure: queue.refused })) done('approved');
  };
  useShortcut('a', () => void approve(), canDecide);
  useShortcut('r', () => setRejecting(true), canDecide);
  useShortcut('s', queue.skip, !acting);
  useShortcut('e', queue.edit, mayEdit && !acting);
  useShortcut('j', () => queue.move(1), !acting);
  useShortcut('k', () => queue.move(-1), !acting && queue.sitting.at > 0);
  return (
    <Paper variant="outlined" sx={BAR}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <KeyButton
          label="console.action.approve"
          letter="a"
          variant="contained"
          disabled={!canDecide}
          onClick={() => void approve()}
        />
        <KeyButton
          label="console.action.reject"
          letter="r"
          variant="outlined"
          color="error"
          disabled={!canDecide}
          onClick={() => setRejecting(true)}
        />
        <KeyButton label="console.action.skip" letter="s" variant="outlined" disabled={acting} onClick={queue.skip} />
        {mayEdit ? (
          <KeyButton label="ra.action.edit" letter="e" variant="outlined" disabled={acting} onClick={queue.edit} />
        ) : null}
        <KeyButton
          label="console.reviews.previous"
          letter="k"
          color="inherit"
          disabled={acting || queue.sitting.at === 0}
          onClick={() => queue.move(-1)}
        />
        <KeyButton
          label="console.reviews.next"
          letter="j"
          color="inherit"
          disabled={acting}
          onClick={() => queue.move(1)}
        />
      </Stack>
      <RejectDialog
        mod={mod}
        open={rejecting}
        onClose={() => setRejecting(false)}
        onDone={() => done('rejected')}
        onFailure={queue.refused}
      />
    </Paper>
  );
};
