import type { AdminComment } from '@bigorna/domain/endpoints/admin/comments.schemas';
import { commentText } from '@bigorna/domain/entities/comment-text';
import { COMMENT_MAX } from '@bigorna/domain/limits';
import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { z } from 'zod';
import { CancelButton, TitledDialog } from '#shared/actions/titled-dialog.tsx';
import { useGuardedClose } from '#shared/actions/use-guarded-close.ts';
import { useDraftState } from '#shared/drafts/use-draft-state.ts';
import { QuotedText } from '#shared/fields/quoted-text.tsx';

const replyDraft = z.object({ text: z.string() });

interface ReplyDialogProps {
  comment: AdminComment;
  isBusy: boolean;
  /** Returns whether the call succeeded. */
  onSend: (text: string) => Promise<boolean>;
  onClose: () => void;
}

/** Writes or replaces the official reply. The dialog is outside the list, so a refetch does not discard its input. */
export const ReplyDialog = ({ comment, isBusy, onSend, onClose }: ReplyDialogProps) => {
  const translate = useTranslate();
  const [initialText] = useState(comment.reply?.text ?? '');
  const { draft, updateDraft, deleteDraft } = useDraftState(`comments/${comment.id}/reply`, replyDraft, {
    text: initialText,
  });
  const { text } = draft;
  const end = () => {
    deleteDraft();
    onClose();
  };
  const { close, onDialogClose } = useGuardedClose(end, () => text.trim() !== initialText.trim());
  const isValid = commentText.safeParse(text).success;
  const send = async () => {
    if (isValid && (await onSend(text.trim()))) end();
  };
  return (
    <TitledDialog
      title={translate('console.comments.reply_title', {
        name: comment.author.display_name || translate('console.word.gone'),
      })}
      onClose={onDialogClose}
      actions={
        <>
          <CancelButton onClose={close} />
          <Button variant="contained" disabled={!isValid || isBusy} onClick={() => void send()}>
            {translate('console.comments.reply_send')}
          </Button>
        </>
      }
    >
      <QuotedText>{comment.text}</QuotedText>
      <TextField
        label={translate('console.comments.official_reply')}
        value={text}
        onChange={({ target }) => updateDraft({ text: target.value })}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) void send();
        }}
        helperText={`${translate('console.comments.reply_help')} ${[...text].length}/${COMMENT_MAX}`}
        slotProps={{ htmlInput: { maxLength: COMMENT_MAX, dir: 'auto' } }}
        multiline
        minRows={4}
        autoFocus
      />
    </TitledDialog>
  );
};
