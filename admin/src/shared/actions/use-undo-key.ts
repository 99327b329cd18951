import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { getLastAct } from './acts.ts';
import { useUndo } from './use-undo.ts';

/** Z undoes the newest act on this page, or with a visible toast. */
export const useUndoKey = (): void => {
  const { undoAct, isUndoing } = useUndo();
  useShortcut(
    'z',
    () => {
      const entries = getLastAct();
      if (entries) void undoAct(entries);
    },
    !isUndoing,
  );
};
