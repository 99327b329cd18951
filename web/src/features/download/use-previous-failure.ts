import { ApiError } from '@bigorna/client/api-error';
import { FAILED_PARAMETER, REDEMPTION_ERRORS } from '@bigorna/domain/download-return';
import { ERROR_STATUS } from '@bigorna/domain/errors/codes';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Codes accepted from the URL, which anybody can forge. */
const CODES = [...REDEMPTION_ERRORS, 'unavailable', 'internal_error'] as const;

const parseFailure = (search: string): { release: string; error: ApiError } | undefined => {
  const params = new URLSearchParams(search);
  const release = params.get('release');
  const code = CODES.find((known) => known === params.get(FAILED_PARAMETER));
  return code && release ? { release, error: new ApiError({ status: ERROR_STATUS[code], code }) } : undefined;
};

/**
 * Failure of the previous download with its release, read once from the URL, and a function to dismiss it.
 * `useSelectedRelease` removes the failure from the URL, so that a reload starts a new download.
 */
export const usePreviousFailure = () => {
  const { search } = useLocation();
  const [failed, setFailed] = useState(() => parseFailure(search));
  return { failed, forget: () => setFailed(undefined) };
};
