import { useStaffMod } from '../use-staff-mod.ts';
import { DeleteButton } from './delete-button.tsx';
import { DraftStepButton, useDraftStep } from './draft-step.tsx';
import { ModActionButton } from './mod-action-button.tsx';
import { MOD_ACTIONS, type ModActionName } from './mod-actions.ts';
import { RejectButton } from './reject-button.tsx';
import { WeekButton } from './week-button.tsx';

/** Actions before and after the reject button. The first group moves a mod forward or back into use. */
const FIRST = ['submit', 'approve', 'reopen', 'restore', 'undelete'] as const satisfies readonly ModActionName[];
const LAST = ['feature', 'unfeature', 'archive'] as const satisfies readonly Exclude<
  ModActionName,
  (typeof FIRST)[number]
>[];

/** All actions that the mod's state and the role allow. The main action of a draft is its next step. */
export const ModActionsBar = () => {
  const mod = useStaffMod();
  const step = useDraftStep();
  const isPrimary = (action: ModActionName): boolean =>
    action === 'submit' ? step === 'submit' : MOD_ACTIONS[action].call !== 'reopenMod';
  return (
    <>
      {mod && step ? <DraftStepButton mod={mod} step={step} /> : null}
      {FIRST.map((action) => (
        <ModActionButton key={action} action={action} isPrimary={isPrimary(action)} />
      ))}
      <RejectButton />
      {LAST.map((action) => (
        <ModActionButton key={action} action={action} />
      ))}
      <WeekButton />
      <DeleteButton />
    </>
  );
};
