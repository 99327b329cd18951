import type { StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { useRecordContext, useUnselect } from 'react-admin';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { MOD_ACTIONS, type ModActionName } from './mod-actions.ts';
import { useApproveProps } from './use-approve-props.ts';

interface ModActionButtonProps {
  action: ModActionName;
  /** Whether the button is the page's primary button. */
  isPrimary?: boolean;
}

const EnabledButton = ({ action, isPrimary = false, mod }: ModActionButtonProps & { mod: StaffModCard }) => {
  const { runAction, isBusy } = useStaffMutation();
  const unselect = useUnselect('mods');
  const approveProps = useApproveProps(mod);
  const { call, icon: Icon } = MOD_ACTIONS[action];
  const decide = async () => {
    const updated = await runAction(call, { params: { id: mod.id }, body: { updated_at: mod.updated_at } });
    // Remove the mod from the bulk selection after a single decision.
    if (updated) unselect([mod.id]);
  };
  return (
    <ActionButton
      label={`console.action.${action}`}
      variant={isPrimary ? 'contained' : 'outlined'}
      disabled={isBusy}
      onClick={() => void decide()}
      icon={<Icon />}
      {...(action === 'approve' ? approveProps : {})}
    />
  );
};

/** Runs one action. Hidden unless the mod's state and the user's role allow the action. */
export const ModActionButton = (props: ModActionButtonProps) => {
  const mod = useRecordContext<StaffModCard>();
  const { call, isAvailable } = MOD_ACTIONS[props.action];
  const { canCall } = useCurrentStaff();
  return mod && canCall(call) && isAvailable(mod) ? <EnabledButton {...props} mod={mod} /> : null;
};
