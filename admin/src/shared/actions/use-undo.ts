import type { EndpointResponse } from '@bigorna/domain/endpoints/index.schemas';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { callStaffApi } from '#shared/data/call-staff-api.ts';
import { getErrorMessage } from '#shared/loading/get-error-message.ts';
import { forgetEntry, rememberAct } from './acts.ts';
import { runInBatches } from './run-in-batches.ts';
import { isUnproved, useStaffMutation } from './use-staff-mutation.tsx';

type UndoEntry = EndpointResponse<'undoLog'>;
type Listener = (entry: UndoEntry) => void;

const listeners = new Set<Listener>();

const notifyListeners = (entry: UndoEntry): void => {
  for (const listener of listeners) listener(entry);
};

/** Undoes a log entry, or all entries of a bulk action, and notifies the listeners of `useOnUndo`. */
export const useUndo = () => {
  const { runAction, isBusy } = useStaffMutation();
  const notify = useNotify();
  const translate = useTranslate();
  const refresh = useRefresh();
  const [isUndoingAll, setIsUndoingAll] = useState(false);
  const undo = async (id: string): Promise<void> => {
    // Also if it fails, so that the next Z undoes the act before.
    forgetEntry(id);
    const entry = await runAction('undoLog', { params: { id } }, { undo: false });
    if (entry) notifyListeners(entry);
  };
  const undoAll = async (ids: readonly string[]): Promise<void> => {
    setIsUndoingAll(true);
    const failures: unknown[] = [];
    /** Entries that remain, because the user canceled the prompt for a second factor. */
    const canceled: string[] = [];
    for (const id of ids) forgetEntry(id);
    await runInBatches(ids, async (id) => {
      // The next batch must not ask again.
      if (canceled.length > 0) return canceled.push(id);
      return callStaffApi('undoLog', { params: { id } }).then(
        ({ data }) => notifyListeners(data),
        (error: unknown) => (isUnproved(error) ? canceled.push(id) : failures.push(error)),
      );
    });
    rememberAct(canceled);
    const undoneCount = ids.length - failures.length - canceled.length;
    if (undoneCount > 0) notify('console.bulk.undone', { type: 'success', messageArgs: { smart_count: undoneCount } });
    if (failures.length > 0) {
      const reason = getErrorMessage(failures[0], translate);
      notify('console.bulk.not_undone', { type: 'error', messageArgs: { smart_count: failures.length, reason } });
    }
    refresh();
    setIsUndoingAll(false);
  };
  /** Undoes the entries of one act. */
  const undoAct = async (ids: readonly string[]): Promise<void> => {
    const [first, ...others] = ids;
    if (first !== undefined) await (others.length === 0 ? undo(first) : undoAll(ids));
  };
  return { undo, undoAct, isUndoing: isBusy || isUndoingAll };
};

/** Calls the listener with the log entry of each undo, whichever part of the page started the undo. */
export const useOnUndo = (listener: Listener): void => {
  const notifyListener = useEffectEvent(listener);
  useEffect(() => {
    const handler: Listener = (entry) => notifyListener(entry);
    listeners.add(handler);
    return () => void listeners.delete(handler);
  }, []);
};
