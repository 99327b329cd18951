import type { AdminReport } from '@bigorna/domain/endpoints/admin/comments.schemas';
import { Button, DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CancelButton, TitledDialog } from '#shared/actions/titled-dialog.tsx';
import { QuotedText } from '#shared/fields/quoted-text.tsx';

interface HideReportedDialogProps {
  report: AdminReport;
  isBusy: boolean;
  onHide: () => void;
  /** Upholds the report and leaves the comment visible. */
  onKeep: () => void;
  onClose: () => void;
}

/** Asks whether to hide the comment when a report about it is upheld. */
export const HideReportedDialog = ({ report, isBusy, onHide, onKeep, onClose }: HideReportedDialogProps) => {
  const translate = useTranslate();
  return (
    <TitledDialog
      title={translate('console.reports.hide.title', { name: report.about?.name || translate('console.word.gone') })}
      onClose={onClose}
      actions={
        <>
          <CancelButton onClose={onClose} />
          <Button disabled={isBusy} onClick={onKeep}>
            {translate('console.reports.hide.keep')}
          </Button>
          <Button variant="contained" disabled={isBusy} onClick={onHide} autoFocus>
            {translate('console.reports.hide.act')}
          </Button>
        </>
      }
    >
      <QuotedText>{report.about?.text}</QuotedText>
      <DialogContentText>{translate('console.reports.hide.text')}</DialogContentText>
    </TitledDialog>
  );
};
