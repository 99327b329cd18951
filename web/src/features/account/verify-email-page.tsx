import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#shared/routing/paths.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { RouteSpinner } from '#shared/ui/route-spinner.tsx';
import { VerificationState } from './components/verification-state.tsx';
import { VerifyByLink } from './components/verify-by-link.tsx';
import { parseTokenParam, readStoredToken } from './link-token.ts';

/**
 * Applies an e-mail link, or shows the state of the member's e-mail. Removes the code from the URL at once, as
 * /reset-password does. The history entry's state stores the code for reloads.
 */
export const Component = () => {
  const { status } = useAuth();
  const { search, state } = useLocation();
  const urlToken = parseTokenParam(search);
  if (urlToken) return <Navigate to={paths.verifyEmail} replace state={{ token: urlToken }} />;
  // Waits for the session, because the member's session continues with the link's result.
  if (status === 'loading') return <RouteSpinner />;
  const token = readStoredToken(state);
  return token ? <VerifyByLink key={token} token={token} /> : <VerificationState />;
};
