import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { RouteSpinner } from '#app/route-spinner.tsx';
import { useAuth } from '#session/auth-context.tsx';
import { readCarriedToken, tokenOf } from './carried-token.ts';
import { VerificationState } from './components/verification-state.tsx';
import { VerifyByLink } from './components/verify-by-link.tsx';

/**
 * Follows the link of a mail about an address, or tells how it stands with the member's. The link's code leaves the
 * address bar at once, as on /reset-password; the visit's state keeps it for a reload.
 */
export const Component = () => {
  const { status } = useAuth();
  const { search, state } = useLocation();
  const given = tokenOf(search);
  if (given) return <Navigate to={paths.verifyEmail} replace state={{ token: given }} />;
  // Whose link it is matters: the member's own session goes on with what the link did.
  if (status === 'loading') return <RouteSpinner />;
  const token = readCarriedToken(state);
  return token ? <VerifyByLink key={token} token={token} /> : <VerificationState />;
};
