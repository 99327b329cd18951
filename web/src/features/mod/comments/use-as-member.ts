import { useLocation, useNavigate } from 'react-router-dom';
import { toOrigin } from '#shared/routing/origin.ts';
import { paths } from '#shared/routing/paths.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { useOpenVerification } from '#shared/verification/verification-request.ts';

/**
 * Runs an action of verified members. Sends visitors to the login and back; asks unverified members to verify. Does
 * nothing while the session loads.
 */
export const useAsMember = (): ((action: () => void) => void) => {
  const { status, user } = useAuth();
  const navigate = useNavigate();
  const origin = toOrigin(useLocation());
  const openVerification = useOpenVerification();
  return (action) => {
    if (status === 'loading') return;
    if (!user) void navigate(paths.login, { state: origin });
    else if (!user.is_verified) openVerification();
    else action();
  };
};
