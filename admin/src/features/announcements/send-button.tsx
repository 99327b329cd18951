import type { AdminAnnouncement } from '@bigorna/domain/endpoints/admin/content.schemas';
import SendIcon from '@mui/icons-material/SendOutlined';
import { Box } from '@mui/material';
import { useFormState } from 'react-hook-form';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { UiText } from '#shared/fields/ui-text.tsx';
import { ConfirmSending } from './confirm-sending.tsx';

/** Sends a saved draft after a confirmation. */
export const SendButton = ({ announcement }: { announcement: AdminAnnouncement }) => {
  const { runAction, isBusy } = useStaffMutation();
  const { dirtyFields } = useFormState();
  const { id, updated_at } = announcement;
  const isDirty = Object.keys(dirtyFields).length > 0;
  const send = async (close: () => void) => {
    await runAction('sendAnnouncement', { params: { id }, body: { updated_at } });
    close();
  };
  return (
    <Box>
      <DialogButton
        size="medium"
        variant="outlined"
        icon={<SendIcon />}
        label="console.announcements.send"
        disabled={isDirty || isBusy}
        aria-describedby={isDirty ? 'send-dirty' : undefined}
        dialog={(close) => (
          <ConfirmSending
            announcement={announcement}
            sending={isBusy}
            onConfirm={() => void send(close)}
            onClose={close}
          />
        )}
      />
      {isDirty ? (
        <UiText id="send-dirty" variant="body2" color="textSecondary" text="console.announcements.send_dirty" />
      ) : null}
    </Box>
  );
};
