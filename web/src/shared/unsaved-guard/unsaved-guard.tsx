import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react';
import { DiscardDialog } from './discard-dialog.tsx';
import { UnsavedParts } from './unsaved-parts.ts';
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
  const blocker = useLeaveBlocker(parts.shouldBlock);
  const settle = (isLeaving: boolean): void => {
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
        isOpen={blocker?.state === 'blocked' || resolveAsk !== undefined}
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

/** Reports whether a form has unsaved input. Throws outside an {@link UnsavedGuard}. */
export const useUnsaved = (isUnsaved: boolean): void => {
  const parts = useParts();
  const id = useId();
  useEffect(() => {
    parts.mark(id, isUnsaved);
    return () => parts.mark(id, false);
  }, [parts, id, isUnsaved]);
};
