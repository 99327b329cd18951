import type { Review } from '@bigorna/domain/endpoints/admin/reviews.schemas';
import { Alert, AlertTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { ChangeList } from '#shared/fields/change-list.tsx';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { getFieldChanges } from '../form/get-changes.ts';
import type { Notice } from './use-notices.ts';

/** Notice above an item: claimed by a colleague, changed, or no longer pending. `onNext` leaves the item. */
export const ReviewNotice = ({ notice, review, onNext }: { notice: Notice; review: Review; onNext?: () => void }) => {
  const translate = useTranslate();
  const changes = notice.before ? getFieldChanges(notice.before.mod, review.mod) : [];
  const status = translate(`console.status.${review.mod.status}`);
  return (
    <Alert
      severity={notice.kind === 'changed' ? 'warning' : 'info'}
      role="alert"
      action={
        onNext && notice.kind !== 'changed' ? (
          <ActionButton label="console.queue.next" color="inherit" onClick={onNext} />
        ) : null
      }
      sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}
    >
      <AlertTitle>{translate(`console.reviews.notice.${notice.kind}`, { status })}</AlertTitle>
      {notice.message}
      {notice.since ? (
        <>
          {' '}
          {translate('console.reviews.since')} <Timestamp at={notice.since} />
        </>
      ) : null}
      {changes.length > 0 ? <ChangeList resource="mods" changes={changes} /> : null}
    </Alert>
  );
};
