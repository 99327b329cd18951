import type { AdminAnnouncement } from '@bigorna/domain/endpoints/admin/content';
import SendIcon from '@mui/icons-material/SendOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useStaffAct } from '../acts/use-staff-act.tsx';
import { ConfirmSending } from './confirm-sending.tsx';

/** Sends a saved draft, after one more question. */
export const SendButton = ({ announcement }: { announcement: AdminAnnouncement }) => {
  const translate = useTranslate();
  const { act, acting } = useStaffAct();
  const { dirtyFields } = useFormState();
  const [asking, setAsking] = useState(false);
  const { id, updated_at } = announcement;
  const isDirty = Object.keys(dirtyFields).length > 0;
  const send = async () => {
    await act('sendAnnouncement', { params: { id }, body: { updated_at } }, { undo: false });
    setAsking(false);
  };
  return (
    <Box>
      <Button
        variant="outlined"
        startIcon={<SendIcon />}
        disabled={isDirty || acting}
        onClick={() => setAsking(true)}
        aria-describedby={isDirty ? 'send-dirty' : undefined}
      >
        {translate('console.announcements.send')}
      </Button>
      {isDirty ? (
        <Typography id="send-dirty" variant="body2" color="textSecondary">
          {translate('console.announcements.send_dirty')}
        </Typography>
      ) : null}
      {asking ? (
        <ConfirmSending
          announcement={announcement}
          sending={acting}
          onConfirm={() => void send()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Box>
  );
};
