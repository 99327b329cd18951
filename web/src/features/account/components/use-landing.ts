import { openConsole } from '@bigorna/client/console-session';
import { writeStorage } from '@bigorna/client/storage';
import { getLandingPath } from '@bigorna/domain/access/guard';
import { mustSetUpFactor } from '@bigorna/domain/access/second-factor';
import { CONSOLE_TOAST_KEY, type ConsoleToast } from '@bigorna/domain/console-toast';
import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isConsolePath, type Origin, readOrigin } from '#shared/routing/origin.ts';
import { SECURITY_PATH } from '#shared/routing/paths.ts';
import { useAuth } from '#shared/session/auth-context.tsx';

/**
 * Redirects signed-in visitors away from the login and registration pages, also after a sign-in in another tab. The
 * target is the page where the visitor came from, else the landing page of the role. Staff who still need a second
 * factor go to its setup, which remembers the target.
 *
 * @param isBusy pauses the redirect
 * @param toast the toast that this page shows; the console repeats it, because the console loads as a new page
 */
export const useLanding = (isBusy: boolean, toast?: ConsoleToast): void => {
  const { user, panelAccess } = useAuth();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const land = useEffectEvent((user: CurrentUser) => {
    const origin = readOrigin(state, search);
    const action = origin?.action ? { action: origin.action } : null;
    const target = origin?.from ?? getLandingPath(user.role, panelAccess);
    if (mustSetUpFactor(user)) {
      void navigate(SECURITY_PATH, { replace: true, state: { from: target, ...action } satisfies Origin });
    } else if (isConsolePath(target)) {
      // The console replaces this page. If storage is refused, the console shows no toast.
      if (toast) writeStorage(CONSOLE_TOAST_KEY, toast, 'sessionStorage');
      openConsole(target);
    } else void navigate(target, { replace: true, state: action });
  });
  useEffect(() => {
    if (user && !isBusy) land(user);
  }, [user, isBusy]);
};
