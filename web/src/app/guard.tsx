import { type GuardRequirement, guardRoute } from '@bigorna/domain/access/guard';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '#session/auth-context.tsx';
import { judgeOpenPage } from '#session/guard-memory.ts';
import { originOf } from '#session/origin.ts';
import { RestrictedAccess } from '#session/restricted-access.tsx';
import { lazyOrNothing } from './lazy-or-nothing.ts';
import { isOffline } from './offline/is-offline.ts';
import { OfflineInstead } from './offline/offline-instead.tsx';
import { RouteSpinner } from './route-spinner.tsx';

interface GuardProps {
  requirement: GuardRequirement;
  children: ReactNode;
}

const Returning = lazyOrNothing(async () => (await import('#session/returning.tsx')).Returning, <RouteSpinner />);

const reload = (): void => location.reload();

/**
 * Lets a route's page through, shows the spinner or redirects, as domain's guard decides on arrival; a page already open
 * says that the session ended, or leads on by itself when one began. Without a network nobody is sent to a login that cannot be.
 */
export const Guard = ({ requirement, children }: GuardProps) => {
  const { session, panelAccess } = useAuth();
  const location = useLocation();
  const { pathname } = location;
  const [allowedAt, setAllowedAt] = useState<string>();
  const outcome = guardRoute(session, requirement, panelAccess);
  if (outcome.kind === 'allow' && allowedAt !== pathname) setAllowedAt(pathname);
  const judged = judgeOpenPage(outcome, allowedAt === pathname, requirement.signedOut ?? false);
  if (judged.kind === 'loading') return <RouteSpinner />;
  if (judged.kind === 'allow') return children;
  if (session.status === 'anonymous' && session.isReturning) return <Returning />;
  if (judged.kind === 'session_ended') return <RestrictedAccess />;
  const away = <Navigate to={judged.to} replace state={judged.rememberOrigin ? originOf(location) : null} />;
  return isOffline() ? <OfflineInstead onRetry={reload}>{away}</OfflineInstead> : away;
};
