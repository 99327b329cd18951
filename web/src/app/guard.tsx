import { type GuardRequirement, guardRoute } from '@bigorna/domain/access/guard';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useIsOffline } from '#shared/browser/use-is-offline.ts';
import { lazyWithFallback } from '#shared/loading/lazy-with-fallback.ts';
import { toOrigin } from '#shared/routing/origin.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { RestrictedAccess } from '#shared/session/restricted-access.tsx';
import { RouteSpinner } from '#shared/ui/route-spinner.tsx';
import { guardOpenPage } from './guard-open-page.ts';
import { OfflineFallback } from './offline/offline-fallback.tsx';

interface GuardProps {
  requirement: GuardRequirement;
  children: ReactNode;
}

const LazyReconnecting = lazyWithFallback(
  async () => (await import('#shared/session/reconnecting.tsx')).Reconnecting,
  <RouteSpinner />,
);

const reload = (): void => location.reload();

/**
 * Renders a route's page, shows the spinner or redirects, as domain's guard decides. A page that is already open stays
 * when its session ends or begins. Offline, a redirect shows the offline page, because the login cannot work.
 */
export const Guard = ({ requirement, children }: GuardProps) => {
  const { session, panelAccess } = useAuth();
  const location = useLocation();
  const { pathname } = location;
  const isOffline = useIsOffline();
  const [allowedAt, setAllowedAt] = useState<string>();
  const outcome = guardRoute(session, requirement, panelAccess);
  if (outcome.kind === 'allow' && allowedAt !== pathname) setAllowedAt(pathname);
  const pageOutcome = guardOpenPage(outcome, allowedAt === pathname, requirement.signedOut ?? false);
  if (pageOutcome.kind === 'loading') return <RouteSpinner />;
  if (pageOutcome.kind === 'allow') return children;
  if (session.status === 'anonymous' && session.isReturning) return <LazyReconnecting />;
  if (pageOutcome.kind === 'session_ended') return <RestrictedAccess />;
  const redirect = (
    <Navigate to={pageOutcome.to} replace state={pageOutcome.rememberOrigin ? toOrigin(location) : null} />
  );
  return isOffline ? <OfflineFallback onRetry={reload}>{redirect}</OfflineFallback> : redirect;
};
