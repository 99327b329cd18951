import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { useUnloadGuard } from './use-unload-guard.ts';

/**
 * Asks before navigation would discard drafts. Changing tabs or filters of the same page does not ask. A save or a reset
 * in the same tick as the navigation makes it continue without asking.
 *
 * @param onLeave called when the user chooses to discard the drafts
 */
export const useLeaveGuard = (isDirty: boolean, onLeave: () => void = () => {}): void => {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && nextLocation.pathname !== currentLocation.pathname,
  );
  const decide = useEffectEvent(() => {
    if (!isDirty) return blocker.proceed?.();
    if (!globalThis.confirm(translate('ra.message.unsaved_changes'))) return blocker.reset?.();
    onLeave();
    blocker.proceed?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') decide();
  }, [blocker.state]);
  useUnloadGuard(isDirty);
};
