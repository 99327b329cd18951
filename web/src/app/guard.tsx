import { type GuardRequirement, guardRoute } from '@bigorna/domain/access/guard';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '#session/auth-context.tsx';
import { RouteSpinner } from './route-spinner.tsx';

/** What a redirect to /login leaves in `location.state`, so that login can lead back. */
export interface OriginState {
  from: string;
}

interface GuardProps {
  requirement: GuardRequirement;
  children: ReactNode;
}

/** Lets a route's page through, shows the spinner or redirects, as domain's guard decides. */
export const Guard = ({ requirement, children }: GuardProps) => {
  const { session, panelAccess } = useAuth();
  const { pathname, search, hash } = useLocation();
  const outcome = guardRoute(session, requirement, panelAccess);
  if (outcome.kind === 'loading') return <RouteSpinner />;
  if (outcome.kind === 'allow') return children;
  const origin: OriginState | null = outcome.rememberOrigin ? { from: pathname + search + hash } : null;
  return <Navigate to={outcome.to} replace state={origin} />;
};
