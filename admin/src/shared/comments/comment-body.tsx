import type { AdminComment } from '@bigorna/domain/endpoints/admin/comments.schemas';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { RoleBadge } from '#shared/people/role-badge.tsx';

/** Preserves line breaks. The text has no markup. */
const AS_WRITTEN = { whiteSpace: 'pre-wrap', maxWidth: '72ch' } as const;

/** A comment's text with the official reply below. */
export const CommentBody = ({ text, reply }: Pick<AdminComment, 'text' | 'reply'>) => {
  const translate = useTranslate();
  return (
    <>
      <Typography dir="auto" sx={{ mt: 1.5, ...AS_WRITTEN }}>
        {text}
      </Typography>
      {reply ? (
        <Box sx={{ mt: 1.5, pl: 1.5, borderLeft: 2, borderColor: 'primary.main' }}>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', typography: 'body2' }}>
            <strong>{translate('console.comments.official_reply')}</strong>
            <span>{reply.author.display_name}</span>
            <RoleBadge role={reply.author.role} />
            <Box component="span" sx={{ color: 'text.secondary' }}>
              <Timestamp at={reply.created_at} relative />
            </Box>
          </Box>
          <Typography variant="body2" dir="auto" sx={AS_WRITTEN}>
            {reply.text}
          </Typography>
        </Box>
      ) : null}
    </>
  );
};
