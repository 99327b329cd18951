import type { AdminBlockedFile, TakeDownResult } from '@bigorna/domain/endpoints/admin/take-downs.schemas';
import GppBadIcon from '@mui/icons-material/GppBadOutlined';
import { useState } from 'react';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { StaffReasonDialog } from '#shared/actions/staff-reason-dialog.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { TakeDownResultDialog } from '#shared/take-down/take-down-result-dialog.tsx';
import { UNDERWAY } from '#shared/take-down/take-down-target.ts';

const TEXTS = 'console.take_down.file';

interface TakeDownFileProps {
  file: AdminBlockedFile;
}

const TakeDownFileDialog = ({ file, onClose }: TakeDownFileProps & { onClose: () => void }) => {
  const { runAction } = useStaffMutation();
  const [result, setResult] = useState<TakeDownResult>();
  if (result) return <TakeDownResultDialog result={result} blocked={false} onClose={onClose} />;
  const takeDown = async (reason: string) => {
    const call = { params: { hash: file.id }, body: { reason, block: false } };
    const taken = await runAction('takeDownFile', call, UNDERWAY);
    setResult(taken);
    return taken;
  };
  return (
    <StaffReasonDialog
      id={`blocked-files/${file.id}/take-down`}
      texts={TEXTS}
      name={file.name}
      runAction={takeDown}
      // The dialog then shows the result.
      onDone={() => {}}
      onClose={onClose}
    />
  );
};

/** Takes down all releases that are or contain a blocked file, if permitted. A block by hand takes nothing down. */
export const TakeDownFileButton = ({ file }: TakeDownFileProps) =>
  useCurrentStaff().canCall('takeDownFile') ? (
    <DialogButton
      color="error"
      icon={<GppBadIcon />}
      label={`${TEXTS}.open`}
      dialog={(close) => <TakeDownFileDialog file={file} onClose={close} />}
    />
  ) : null;
