import { Button, Skeleton, Stack, Typography } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import { CommentItem } from '#shared/comments/comment-row.tsx';
import { useCommentActions } from '#shared/comments/use-comment-actions.tsx';
import { useStaffList } from '#shared/data/use-staff-list.ts';
import { LoadFailure } from '#shared/loading/load-failure.tsx';
import { getListPath } from '#shared/pages/get-list-path.ts';

const ROWS = 10;
const noop = () => undefined;

/** An account's newest comments with actions. The comment queue has all comments. */
export const UserComments = ({ uid }: { uid: string }) => {
  const translate = useTranslate();
  const actions = useCommentActions();
  const { data, total, error, isPending, refetch } = useStaffList('comments-moderation', {
    filter: { queue: 'all', uid },
    sort: { field: 'created_at', order: 'DESC' },
    pagination: { page: 1, perPage: ROWS },
  });
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  if (isPending) return <Skeleton variant="rectangular" height={200} />;
  if (data.length === 0) return <Typography color="textSecondary">{translate('console.users.no_comments')}</Typography>;
  return (
    <Stack spacing={1.5}>
      {data.map((comment) => (
        <CommentItem
          key={comment.id}
          comment={comment}
          isCurrent={false}
          canReply={actions.canReply}
          isBusy={actions.isBusy}
          onChoose={noop}
          onAction={(action) => actions.run(action, comment)}
        />
      ))}
      {(total ?? 0) > data.length ? (
        <Button
          component={Link}
          to={getListPath('comments-moderation', { queue: 'all', uid })}
          sx={{ alignSelf: 'start' }}
        >
          {translate('console.users.all_comments')}
        </Button>
      ) : null}
      {actions.dialogs}
    </Stack>
  );
};
