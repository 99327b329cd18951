import { FAILED_PARAMETER, REDEMPTION_ERRORS } from '@bigorna/domain/download-return';
import { ERROR_STATUS } from '@bigorna/domain/errors/codes';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError } from '#api/api-error.ts';

/** What the address may say; anybody can write one. */
const CODES = [...REDEMPTION_ERRORS, 'unavailable', 'internal_error'] as const;

const failureIn = (search: string): { release: string; error: ApiError } | undefined => {
  const params = new URLSearchParams(search);
  const release = params.get('release');
  const code = CODES.find((known) => known === params.get(FAILED_PARAMETER));
  return code && release ? { release, error: new ApiError({ status: ERROR_STATUS[code], code }) } : undefined;
};

/**
 * Why the file did not come to which the visitor was sent, and of which release, as the address says with which they came
 * back; and how to be done with it. The page then takes it out of the address: loaded anew, it begins anew.
 */
export const useFailedBefore = () => {
  const { search } = useLocation();
  const [failed, setFailed] = useState(() => failureIn(search));
  return { failed, forget: () => setFailed(undefined) };
};
