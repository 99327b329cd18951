import type { AnswerOf } from '@bigorna/domain/endpoints/index';
import { useEffect, useEffectEvent } from 'react';
import { useStaffAct } from './use-staff-act.tsx';

type UndoEntry = AnswerOf<'undoLog'>;
type Listener = (entry: UndoEntry) => void;

const listeners = new Set<Listener>();

/** Takes back what a log entry tells of, and tells those who count what was done. */
export const useUndo = () => {
  const { act, acting } = useStaffAct();
  const undo = async (id: string): Promise<void> => {
    const entry = await act('undoLog', { params: { id } }, { undo: false });
    if (entry) for (const listener of listeners) listener(entry);
  };
  return { undo, undoing: acting };
};

/** Is told of each entry that undoes another, wherever on the page it was asked for. */
export const useOnUndo = (listener: Listener): void => {
  const tell = useEffectEvent(listener);
  useEffect(() => {
    const told: Listener = (entry) => tell(entry);
    listeners.add(told);
    return () => void listeners.delete(told);
  }, []);
};
