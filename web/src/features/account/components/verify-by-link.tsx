import { ApiError } from '@bigorna/client/api-error';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FailureState } from '#shared/failures/failure-state.tsx';
import { useAuth } from '#shared/session/auth-context.tsx';
import { RouteSpinner } from '#shared/ui/route-spinner.tsx';
import { applyEmailLinkQuery } from '../api/verify-email.ts';
import { EmailLinkResult } from './email-link-result.tsx';
import { ExpiredEmailLink } from './expired-email-link.tsx';

const INVALID_LINK: ErrorCode = 'link_invalid';
const TOO_MANY_REQUESTS: ErrorCode = 'too_many_requests';

/** Applies a mail's link once and shows the result. */
export const VerifyByLink = ({ token }: { token: string }) => {
  const { user, getToken, renewBy, recheck } = useAuth();
  const { data, error, isFetching, refetch } = useQuery(applyEmailLinkQuery(token, { getToken, renewBy }));
  const box = useRef<HTMLDivElement>(null);
  const recheckMember = useEffectEvent(() => {
    // A link that was used before, or in another session, may still have changed the member's account.
    if (user && !data?.isRenewed) void recheck();
  });
  const isSettled = !isFetching;
  useEffect(() => {
    if (!isSettled) return;
    recheckMember();
    // Focus makes screen readers announce the result that replaces the spinner.
    if (document.activeElement === document.body) box.current?.focus();
  }, [isSettled]);
  if (isFetching) return <RouteSpinner />;
  const code = error instanceof ApiError ? error.code : undefined;
  const otherwise = code === TOO_MANY_REQUESTS ? 'too_many_attempts_title' : 'email_verification_failed';
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {data && <EmailLinkResult {...data} />}
      {!data && code === INVALID_LINK && <ExpiredEmailLink />}
      {!data && code !== INVALID_LINK && (
        <FailureState error={error} fallbackText={otherwise} level={1} onRetry={() => void refetch()} />
      )}
    </div>
  );
};
