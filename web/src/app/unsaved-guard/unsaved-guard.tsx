import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react';
import { DiscardDialog } from './discard-dialog.tsx';
import { UnsavedParts } from './unsaved-parts.ts';
import { useLeaveBlocker } from './use-leave-blocker.ts';

const UnsavedContext = createContext<UnsavedParts | undefined>(undefined);

/**
 * Around a page with forms: asks before what is typed in them is lost, by a link, the browser's back button, a logout
 * (`mayLeave`) or the tab's end. A page has one of it; its forms report by {@link useUnsaved}.
 */
export const UnsavedGuard = ({ children }: { children: ReactNode }) => {
  const [answer, setAnswer] = useState<(isLeaving: boolean) => void>();
  const [parts] = useState(() => new UnsavedParts(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))));
  const blocker = useLeaveBlocker(parts.hold);
  const settle = (isLeaving: boolean): void => {
    if (isLeaving) parts.forget();
    answer?.(isLeaving);
    setAnswer(undefined);
    if (isLeaving) blocker?.proceed?.();
    else blocker?.reset?.();
  };
  useEffect(() => parts.forget, [parts]);
  return (
    <UnsavedContext value={parts}>
      {children}
      <DiscardDialog
        isOpen={blocker?.state === 'blocked' || answer !== undefined}
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

/** Lets the page be left without a question, whatever its forms hold. Throws outside an {@link UnsavedGuard}. */
export const useForgetUnsaved = (): (() => void) => useParts().forget;

/** Tells the page's guard whether a form holds what is not saved. Throws outside an {@link UnsavedGuard}. */
export const useUnsaved = (isUnsaved: boolean): void => {
  const parts = useParts();
  const id = useId();
  useEffect(() => {
    parts.mark(id, isUnsaved);
    return () => parts.mark(id, false);
  }, [parts, id, isUnsaved]);
};
