import type { StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { BulkResults } from '#shared/actions/bulk-results.tsx';
import { ConfirmBulk } from '#shared/actions/confirm-bulk.tsx';
import { useBulkRun } from '#shared/actions/use-bulk-run.ts';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { MOD_ACTIONS } from '../actions/mod-actions.ts';
import { type BulkModAction, runOnAll } from './bulk-mod-actions.ts';

/** After a confirmation, runs an action on all selected mods that allow it. Lists each failure. */
export const BulkActionButton = ({ action }: { action: BulkModAction }) => {
  const translate = useTranslate();
  const { data = [], selectedIds } = useListContext<StaffModCard>();
  const { call, icon: Icon, isAvailable } = MOD_ACTIONS[action];
  const { canCall } = useCurrentStaff();
  const [isConfirming, setIsConfirming] = useState(false);
  const { run, isRunning, ...outcome } = useBulkRun();
  const selected = data.filter((mod) => selectedIds.includes(mod.id) && isAvailable(mod));
  if (!canCall(call)) return null;
  const confirm = async () => {
    await run({
      done: `console.mods.bulk.done.${action}`,
      names: new Map(selected.map(({ id, title }) => [id, title])),
      work: () => runOnAll(action, selected),
    });
    setIsConfirming(false);
  };
  const label = translate(`console.action.${action}`);
  return (
    <>
      {selected.length > 0 ? (
        <ActionButton
          label={`${label} (${selected.length})`}
          disabled={isRunning}
          onClick={() => setIsConfirming(true)}
          icon={<Icon />}
        />
      ) : null}
      {isConfirming ? (
        <ConfirmBulk
          title={translate(`console.mods.bulk.ask.${action}`, { smart_count: selected.length })}
          text={translate(`console.mods.bulk.help.${action}`)}
          action={label}
          count={selected.length}
          isBusy={isRunning}
          onConfirm={() => void confirm()}
          onClose={() => setIsConfirming(false)}
        />
      ) : null}
      <BulkResults {...outcome} />
    </>
  );
};
