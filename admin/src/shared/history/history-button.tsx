import { getHistoryPermission } from '@bigorna/domain/endpoints/get-history-permission';
import HistoryIcon from '@mui/icons-material/History';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { TitledDialog } from '#shared/actions/titled-dialog.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { History } from './history.tsx';

/**
 * Button for the history of a record that has no page. Hidden if the current user may not read the history.
 *
 * @param about the record's path in the log
 */
export const HistoryButton = ({ about }: { about: string }) => {
  const translate = useTranslate();
  const { hasPermission } = useCurrentStaff();
  if (!hasPermission(getHistoryPermission(about))) return null;
  return (
    <DialogButton
      color="inherit"
      icon={<HistoryIcon />}
      label="console.word.history"
      dialog={(close) => (
        <TitledDialog
          title={translate('console.word.history')}
          onClose={close}
          maxWidth="md"
          actions={<Button onClick={close}>{translate('console.action.close')}</Button>}
        >
          <History about={about} />
        </TitledDialog>
      )}
    />
  );
};
