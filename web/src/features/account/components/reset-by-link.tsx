import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { FailureState } from '#app/failure-state.tsx';
import { RouteSpinner } from '#app/route-spinner.tsx';
import { resetTokenQuery } from '../api/password-reset.ts';
import { DeadLink } from './dead-link.tsx';
import { ResetForm } from './reset-form.tsx';

const DEAD: ErrorCode = 'link_invalid';
const TOO_MANY: ErrorCode = 'too_many_requests';

/** Asks what a link is worth, then offers the form, or says why there is none. */
export const ResetByLink = ({ token }: { token: string }) => {
  const { data, error, isPending, refetch } = useQuery(resetTokenQuery(token));
  const [isUsedUp, setUsedUp] = useState(false);
  if (isPending) return <RouteSpinner />;
  const code = error instanceof ApiError ? error.code : undefined;
  if (isUsedUp || code === DEAD) return <DeadLink />;
  if (data) return <ResetForm token={token} email={data.email} onDeadLink={() => setUsedUp(true)} />;
  const otherwise = code === TOO_MANY ? 'too_many_attempts_title' : 'password_reset_failed';
  return <FailureState error={error} otherwise={otherwise} level={1} onRetry={() => void refetch()} />;
};
