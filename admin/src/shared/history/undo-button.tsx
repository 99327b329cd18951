import type { LogCard } from '@bigorna/domain/endpoints/admin/logs.schemas';
import UndoIcon from '@mui/icons-material/Undo';
import { type ComponentProps, useState } from 'react';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { useUndo } from '#shared/actions/use-undo.ts';
import { BringBackDialog } from '#shared/take-down/bring-back-dialog.tsx';
import { isTakeDown } from './use-action-name.ts';

/** Undoes a log entry. Asks before a harmful release becomes available again. */
export const UndoButton = ({
  entry,
  ...props
}: { entry: LogCard } & Pick<ComponentProps<typeof ActionButton>, 'variant'>) => {
  const { undo, isUndoing } = useUndo();
  const [isAsking, setIsAsking] = useState(false);
  const run = () => void undo(entry.id).then(() => setIsAsking(false));
  return (
    <>
      <ActionButton
        {...props}
        label="console.action.undo"
        color="inherit"
        icon={<UndoIcon />}
        disabled={isUndoing}
        onClick={isTakeDown(entry) ? () => setIsAsking(true) : run}
      />
      {isAsking ? (
        <BringBackDialog
          version={entry.target_name ?? ''}
          isBusy={isUndoing}
          onConfirm={run}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
};
