import type { Review } from '@bigorna/domain/endpoints/admin/reviews';
import { Alert, AlertTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ChangeList } from '../fields/change-list.tsx';
import { Moment } from '../fields/moment.tsx';
import { changedFields } from '../mods/form/changed-fields.ts';
import type { Notice } from './notices.ts';

const changesBetween = (before: Review, { mod }: Review) =>
  changedFields(before.mod, mod).map((field) => ({ field, before: before.mod[field], after: mod[field] }));

/** Why an item cannot just be decided: who looks at it, what changed while it was read, what became of it. */
export const ReviewNotice = ({ notice, review }: { notice: Notice; review: Review }) => {
  const translate = useTranslate();
  const changes = notice.before ? changesBetween(notice.before, review) : [];
  const status = translate(`console.status.${review.mod.status}`);
  return (
    <Alert
      severity={notice.kind === 'changed' ? 'warning' : 'info'}
      role="alert"
      sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}
    >
      <AlertTitle>{translate(`console.reviews.notice.${notice.kind}`, { status })}</AlertTitle>
      {notice.message}
      {notice.since ? (
        <>
          {' '}
          {translate('console.reviews.since')} <Moment at={notice.since} />.
        </>
      ) : null}
      {changes.length > 0 ? <ChangeList resource="mods" changes={changes} /> : null}
    </Alert>
  );
};
