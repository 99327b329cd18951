import type { AdminComment } from '@bigorna/domain/endpoints/admin/comments.schemas';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Drawer, IconButton, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PersonSummary } from './person-summary.tsx';

/** Author of the current comment, next to the list. */
export const AuthorPanel = ({ comment }: { comment: AdminComment | undefined }) => {
  const translate = useTranslate();
  if (!comment) return null;
  return (
    <Paper
      component="aside"
      variant="outlined"
      aria-label={translate('console.comments.author')}
      sx={{ p: 2, position: 'sticky', top: 72, alignSelf: 'start', maxHeight: 'calc(100vh - 96px)', overflowY: 'auto' }}
    >
      {comment.author.username ? (
        <PersonSummary uid={comment.uid} />
      ) : (
        <Typography color="textSecondary">{translate('console.comments.author_none')}</Typography>
      )}
    </Paper>
  );
};

/** Author of the current comment as a sheet, for narrow windows. */
export const AuthorSheet = ({ uid, onClose }: { uid: string | undefined; onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <Drawer
      anchor="bottom"
      open={uid !== undefined}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('console.comments.author') } }}
    >
      <Box sx={{ p: 2, maxHeight: '80vh', overflowY: 'auto' }}>
        <Box sx={{ display: 'flex', justifyContent: 'end' }}>
          <IconButton onClick={onClose} aria-label={translate('console.action.close')} autoFocus>
            <CloseIcon />
          </IconButton>
        </Box>
        {uid ? <PersonSummary uid={uid} /> : null}
      </Box>
    </Drawer>
  );
};
