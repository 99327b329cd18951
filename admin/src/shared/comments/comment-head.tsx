import type { AdminComment } from '@bigorna/domain/endpoints/admin/comments.schemas';
import { Box, Chip, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PersonPicture } from '#shared/people/person-picture.tsx';
import { RoleBadge } from '#shared/people/role-badge.tsx';
import { ItemTime } from '#shared/queue-list/item-time.tsx';
import { RowViewers } from '#shared/queue-list/row-viewers.tsx';

/** Author, mod, date and state of a comment. */
export const CommentHead = ({ comment }: { comment: AdminComment }) => {
  const translate = useTranslate();
  const { author, comment_id, mod_slug, mod_title } = comment;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, minWidth: 0, alignItems: 'flex-start' }}>
      <PersonPicture username={author.username} avatarUrl={author.avatar_url} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography component="span" sx={{ fontWeight: 700 }}>
            {author.display_name || translate('console.word.gone')}
          </Typography>
          <RoleBadge role={author.role} />
          <Chip size="small" variant="outlined" label={translate(`console.comments.kind.${comment.kind}`)} />
          {comment.parent === null ? null : (
            <Chip size="small" variant="outlined" label={translate('console.comments.reply')} />
          )}
          {comment.hidden ? (
            <Chip size="small" color="warning" label={translate('resources.comments-moderation.fields.hidden')} />
          ) : null}
          <RowViewers path={`mods/${comment.mod_id}/comments/${comment_id}`} />
        </Box>
        <Typography variant="body2" color="textSecondary">
          <ItemTime resource="comments-moderation" id={comment.id} at={comment.created_at} />
          {comment.edited_at ? ` · ${translate('console.comments.edited')}` : ''}
          {' · '}
          <Link
            href={`/mods/${mod_slug}?${new URLSearchParams({ tab: 'comments', c: comment_id })}`}
            target="_blank"
            rel="noopener"
          >
            {mod_title}
          </Link>
          {comment.release ? ` · ${comment.release}` : ''}
        </Typography>
      </Box>
    </Box>
  );
};
