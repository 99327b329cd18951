import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import { type DraftStep, getDraftStep } from '@bigorna/domain/review-checklist';
import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/Check';
import EditIcon from '@mui/icons-material/EditOutlined';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { ReleaseAdd } from '../releases/release-add.tsx';
import { useStaffMod } from '../use-staff-mod.ts';

/** The next step of the page's draft; undefined for other mods, and until the draft is loaded. */
export const useDraftStep = (): DraftStep | undefined => {
  const mod = useStaffMod();
  return mod?.status === 'draft' && mod.deleted_at === null ? getDraftStep(mod) : undefined;
};

/** Main button of a draft that is not ready for the queue: starts the next step that the draft needs. */
export const DraftStepButton = ({ mod, step }: { mod: StaffMod; step: DraftStep }) => {
  const { canCall } = useCurrentStaff();
  if (step === 'add_release' && canCall('createRelease'))
    return (
      <DialogButton
        label="console.releases.new"
        variant="contained"
        icon={<AddIcon />}
        dialog={(close) => <ReleaseAdd mod={mod} onClose={close} />}
      />
    );
  if (step === 'confirm_release' && canCall('clearRelease'))
    return (
      <ActionButton
        label="console.mods.draft.confirm_release"
        variant="contained"
        icon={<CheckIcon />}
        to={`/admin/mods/${mod.id}/show/releases`}
      />
    );
  if (step === 'edit' && canCall('adminUpdateMod'))
    return (
      <ActionButton
        label="console.mods.draft.edit"
        variant="contained"
        icon={<EditIcon />}
        to={`/admin/mods/${mod.id}`}
      />
    );
  return null;
};
