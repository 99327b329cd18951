import { useLocation, useNavigate } from 'react-router-dom';
import { REPLY_ACTION } from '#shared/comments/sign-in-actions.ts';
import type { Origin } from '#shared/routing/origin.ts';
import { paths } from '#shared/routing/paths.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { useOpenVerification } from '#shared/verification/verification-request.ts';

/**
 * Runs a reply to a comment, or another action on a comment that needs a verified member. Sends visitors to the login
 * and back to the comment; asks unverified members to verify. Does nothing while the session loads.
 *
 * @param comment id of the comment
 */
export const useAsMember = (comment: string): ((action: () => void) => void) => {
  const { status, user } = useAuth();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const openVerification = useOpenVerification();
  const openLogin = (): void => {
    const query = new URLSearchParams(search);
    query.set('tab', 'comments');
    query.set('c', comment);
    const origin: Origin = { from: `${pathname}?${query}`, action: REPLY_ACTION };
    void navigate(paths.login, { state: origin });
  };
  return (action) => {
    if (status === 'loading') return;
    if (!user) openLogin();
    else if (!user.is_verified) openVerification();
    else action();
  };
};
