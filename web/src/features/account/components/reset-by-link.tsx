import { ApiError } from '@bigorna/client/api-error';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureState } from '#shared/failures/failure-state.tsx';
import { RouteSpinner } from '#shared/ui/route-spinner.tsx';
import { resetTokenQuery } from '../api/password-reset.ts';
import { InvalidResetLink } from './invalid-reset-link.tsx';
import { ResetForm } from './reset-form.tsx';

const INVALID_LINK: ErrorCode = 'link_invalid';
const TOO_MANY_REQUESTS: ErrorCode = 'too_many_requests';

/** Checks a reset link, then shows the form or explains the failure. */
export const ResetByLink = ({ token }: { token: string }) => {
  const { data, error, isPending, refetch } = useQuery(resetTokenQuery(token));
  const [isUsedUp, setUsedUp] = useState(false);
  if (isPending) return <RouteSpinner />;
  const code = error instanceof ApiError ? error.code : undefined;
  if (isUsedUp || code === INVALID_LINK) return <InvalidResetLink />;
  if (data) {
    const { email, factor_reset_at } = data;
    return (
      <ResetForm token={token} email={email} factorResetAt={factor_reset_at} onInvalidLink={() => setUsedUp(true)} />
    );
  }
  const otherwise = code === TOO_MANY_REQUESTS ? 'too_many_attempts_title' : 'password_reset_failed';
  return <FailureState error={error} fallbackText={otherwise} level={1} onRetry={() => void refetch()} />;
};
