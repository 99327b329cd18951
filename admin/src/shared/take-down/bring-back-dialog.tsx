import { useTranslate } from 'react-admin';
import { ActionDialog } from '#shared/actions/titled-dialog.tsx';

interface BringBackDialogProps {
  /** Version of the release, or its full name. */
  version: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a release that was taken down for safety reasons becomes available again. */
export const BringBackDialog = ({ version, isBusy, ...dialog }: BringBackDialogProps) => {
  const translate = useTranslate();
  return (
    <ActionDialog
      title={translate('console.releases.bring_back_title', { version })}
      action={translate('console.releases.bring_back')}
      color="error"
      isDisabled={isBusy}
      {...dialog}
    >
      {translate('console.releases.bring_back_help')}
    </ActionDialog>
  );
};
