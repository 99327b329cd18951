import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '#api/api-error.ts';
import { FailureState } from '#app/failure-state.tsx';
import { RouteSpinner } from '#app/route-spinner.tsx';
import { useAuth } from '#session/auth-context.tsx';
import { followLinkQuery } from '../api/verify-email.ts';
import { DeadAddressLink } from './dead-address-link.tsx';
import { LinkFollowed } from './link-followed.tsx';

const DEAD: ErrorCode = 'link_invalid';
const TOO_MANY: ErrorCode = 'too_many_requests';

/** Follows a mail's link once, and says what it did. */
export const VerifyByLink = ({ token }: { token: string }) => {
  const { user, getToken, renewBy, recheck } = useAuth();
  const { data, error, isFetching, refetch } = useQuery(followLinkQuery(token, { getToken, renewBy }));
  const box = useRef<HTMLDivElement>(null);
  const askAgain = useEffectEvent(() => {
    // A link of another account, or one used before, may still have changed what the member's account says.
    if (user && !data?.isRenewed) void recheck();
  });
  const isSettled = !isFetching;
  useEffect(() => {
    if (!isSettled) return;
    askAgain();
    // What came in the spinner's place is read out.
    if (document.activeElement === document.body) box.current?.focus();
  }, [isSettled]);
  if (isFetching) return <RouteSpinner />;
  const code = error instanceof ApiError ? error.code : undefined;
  const otherwise = code === TOO_MANY ? 'too_many_attempts_title' : 'email_verification_failed';
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {data && <LinkFollowed {...data} />}
      {!data && code === DEAD && <DeadAddressLink />}
      {!data && code !== DEAD && (
        <FailureState error={error} otherwise={otherwise} level={1} onRetry={() => void refetch()} />
      )}
    </div>
  );
};
