import { useCallback, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

/** Asks before a page is left on which something is written that would be lost; its tabs and filters are no leaving. */
export const useLeaveGuard = (isWritten: boolean): void => {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isWritten && nextLocation.pathname !== currentLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed();
    else blocker.reset();
  }, [blocker, translate]);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isWritten) event.preventDefault();
      },
      [isWritten],
    ),
  );
};
