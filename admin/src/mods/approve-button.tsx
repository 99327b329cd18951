import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import { statusAfter } from '@bigorna/domain/mod-status';
import CheckIcon from '@mui/icons-material/Check';
import { Button, useCanAccess, useRecordContext } from 'react-admin';
import { useModDecision } from './use-mod-decision.ts';

const Approve = ({ mod }: { mod: StaffModCard }) => {
  const { deciding, decide } = useModDecision(mod);
  return (
    <Button
      label="console.mods.approve"
      variant="contained"
      disabled={deciding}
      onClick={(event) => {
        event.stopPropagation();
        void decide();
      }}
    >
      <CheckIcon />
    </Button>
  );
};

/** Approves the record; shown where its status and the reader's role allow it. */
export const ApproveButton = () => {
  const mod = useRecordContext<StaffModCard>();
  const { canAccess } = useCanAccess({ resource: 'mods', action: 'approve' });
  return mod && canAccess && statusAfter(mod.status, 'approve') ? <Approve mod={mod} /> : null;
};
