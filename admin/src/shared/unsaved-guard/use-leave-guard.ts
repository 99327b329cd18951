import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { useUnloadGuard } from './use-unload-guard.ts';

/** Asks before navigation would discard drafts. Changing tabs or filters of the same page does not ask. */
export const useLeaveGuard = (isDirty: boolean): void => {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && nextLocation.pathname !== currentLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed();
    else blocker.reset();
  }, [blocker, translate]);
  useUnloadGuard(isDirty);
};
