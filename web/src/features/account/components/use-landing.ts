import { landingFor } from '@bigorna/domain/access/guard';
import type { ConsoleToast } from '@bigorna/domain/console-toast';
import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '#session/auth-context.tsx';
import { isConsolePath, readOrigin } from '#session/origin.ts';
import { leaveToast } from './leave-toast.ts';

/**
 * Leads on from a page for signed-out visitors as soon as somebody is signed in, here or in another tab: to the
 * remembered origin with its action, else to the landing of the role. The console is another application.
 *
 * @param isBusy while true, nothing happens yet.
 * @param toast what this page has just told, for the console to tell again: nobody could read it here.
 */
export const useLanding = (isBusy: boolean, toast?: ConsoleToast): void => {
  const { user, panelAccess } = useAuth();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const land = useEffectEvent(({ role }: OwnUser) => {
    const origin = readOrigin(state, search);
    const target = origin?.from ?? landingFor(role, panelAccess);
    if (isConsolePath(target)) {
      if (toast) leaveToast(toast);
      location.assign(target);
    } else void navigate(target, { replace: true, state: origin?.action ? { action: origin.action } : null });
  });
  useEffect(() => {
    if (user && !isBusy) land(user);
  }, [user, isBusy]);
};
