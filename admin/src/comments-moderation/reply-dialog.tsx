import type { AdminComment } from '@bigorna/domain/endpoints/admin/comments';
import { commentText } from '@bigorna/domain/entities/comment-text';
import { COMMENT_MAX } from '@bigorna/domain/limits';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCarefulClose } from '../acts/use-careful-close.ts';

interface ReplyDialogProps {
  comment: AdminComment;
  acting: boolean;
  /** Answers whether it was carried out. */
  onSend: (text: string) => Promise<boolean>;
  onClose: () => void;
}

/** Writes the official reply, in place of a former one. It lies above the list, so that no refresh touches what is typed. */
export const ReplyDialog = ({ comment, acting, onSend, onClose }: ReplyDialogProps) => {
  const translate = useTranslate();
  const [before] = useState(comment.reply?.text ?? '');
  const [text, setText] = useState(before);
  const { onDialogClose } = useCarefulClose(onClose, () => text.trim() !== before.trim());
  const isSayable = commentText.safeParse(text).success;
  const send = async () => {
    if (isSayable && (await onSend(text.trim()))) onClose();
  };
  return (
    <Dialog open onClose={onDialogClose} fullWidth maxWidth="sm" aria-labelledby="reply-title">
      <DialogTitle id="reply-title">
        {translate('console.comments.reply_title', {
          name: comment.author.display_name || translate('console.word.gone'),
        })}
      </DialogTitle>
      <DialogContent>
        <Typography
          dir="auto"
          color="textSecondary"
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 2, maxHeight: '30vh', overflowY: 'auto' }}
        >
          {comment.text}
        </Typography>
        <TextField
          label={translate('console.comments.reply_text')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key, ctrlKey, metaKey }) => {
            if (key === 'Enter' && (ctrlKey || metaKey)) void send();
          }}
          helperText={`${translate('console.comments.reply_help')} ${[...text].length}/${COMMENT_MAX}`}
          slotProps={{ htmlInput: { maxLength: COMMENT_MAX, dir: 'auto' } }}
          multiline
          minRows={4}
          fullWidth
          autoFocus
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('console.action.cancel')}</Button>
        <Button variant="contained" disabled={!isSayable || acting} onClick={() => void send()}>
          {translate('console.comments.reply_send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
