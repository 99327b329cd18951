import UndoIcon from '@mui/icons-material/Undo';
import type { ComponentProps } from 'react';
import { ActionButton } from './action-button.tsx';
import { useUndo } from './use-undo.ts';

/** Undoes the log entry with this id. */
export const UndoButton = ({
  id,
  ...props
}: { id: string } & Pick<ComponentProps<typeof ActionButton>, 'label' | 'variant'>) => {
  const { undo, isUndoing } = useUndo();
  return (
    <ActionButton {...props} color="inherit" icon={<UndoIcon />} disabled={isUndoing} onClick={() => void undo(id)} />
  );
};
