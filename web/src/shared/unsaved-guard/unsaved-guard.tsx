import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react';
import { DiscardDialog } from './discard-dialog.tsx';
import { type LeaveQuestion, UnsavedParts } from './unsaved-parts.ts';
import { useLeaveBlocker } from './use-leave-blocker.ts';

const UnsavedContext = createContext<UnsavedParts | undefined>(undefined);

/**
 * Asks before a page's unsaved input is discarded by a link, the back button, a logout (`canLeave`) or closing the tab.
 * Each page has one guard; its forms report to it with {@link useUnsaved}.
 */
export const UnsavedGuard = ({ children }: { children: ReactNode }) => {
  const [resolveAsk, setResolveAsk] = useState<(isLeaving: boolean) => void>();
  const [parts] = useState(
    () => new UnsavedParts(() => new Promise<boolean>((resolve) => setResolveAsk(() => resolve))),
  );
  const [answered, setAnswered] = useState<LeaveQuestion>();
  const blocker = useLeaveBlocker(parts.shouldBlock);
  const isOpen = blocker?.state === 'blocked' || resolveAsk !== undefined;
  const settle = (isLeaving: boolean): void => {
    // The dialog keeps its texts while it closes.
    setAnswered(parts.question);
    if (isLeaving) parts.discard();
    resolveAsk?.(isLeaving);
    setResolveAsk(undefined);
    if (isLeaving) blocker?.proceed?.();
    else blocker?.reset?.();
  };
  useEffect(() => parts.discard, [parts]);
  return (
    <UnsavedContext value={parts}>
      {children}
      <DiscardDialog
        question={isOpen ? parts.question : answered}
        isOpen={isOpen}
        onStay={() => settle(false)}
        onDiscard={() => settle(true)}
      />
    </UnsavedContext>
  );
};

const useParts = (): UnsavedParts => {
  const parts = useContext(UnsavedContext);
  if (!parts) throw new Error('useUnsaved must be used within an UnsavedGuard');
  return parts;
};

/** Returns a function that lets the visitor leave without a question. Throws outside an {@link UnsavedGuard}. */
export const useDiscardUnsaved = (): (() => void) => useParts().discard;

/**
 * Reports whether a form has unsaved input. Throws outside an {@link UnsavedGuard}.
 *
 * @param question constant texts of the question before leaving; by default about unsaved changes
 */
export const useUnsaved = (isUnsaved: boolean, question?: LeaveQuestion): void => {
  const parts = useParts();
  const id = useId();
  useEffect(() => {
    parts.mark(id, isUnsaved, question);
    return () => parts.mark(id, false);
  }, [parts, id, isUnsaved, question]);
};
