import { useTranslate } from 'react-admin';
import { CancelButton, TitledDialog } from '#shared/actions/titled-dialog.tsx';
import { useStaffQuery } from '#shared/data/use-staff-query.ts';
import { LoadFailure } from '#shared/loading/load-failure.tsx';
import { LoadingTab } from '#shared/loading/loading-tab.tsx';
import { RejectDialog } from '#shared/rejection/reject-dialog.tsx';

interface ReportRejectionProps {
  modId: string;
  onDone: () => void;
  onClose: () => void;
}

/** Loads a reported mod, then asks for the reason of its rejection. */
export const ReportRejection = ({ modId, onDone, onClose }: ReportRejectionProps) => {
  const translate = useTranslate();
  const { data: mod, error, refetch } = useStaffQuery('adminGetMod', { params: { id: modId } });
  if (mod) return <RejectDialog mod={mod} onDone={onDone} onClose={onClose} />;
  return (
    <TitledDialog
      title={translate('console.reports.reject')}
      onClose={onClose}
      actions={<CancelButton onClose={onClose} autoFocus />}
    >
      {error ? <LoadFailure error={error} onRetry={refetch} /> : <LoadingTab />}
    </TitledDialog>
  );
};
