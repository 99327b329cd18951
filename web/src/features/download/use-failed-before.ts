import { FAILED_PARAMETER } from '@bigorna/domain/download-return';
import { ERROR_STATUS, isErrorCode } from '@bigorna/domain/errors/codes';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError } from '#api/api-error.ts';

/**
 * Why the file did not come to which the visitor was sent, and of which release, as the address says with which they came
 * back. The page then takes it out of the address: loaded anew, it begins anew.
 */
export const useFailedBefore = (): { release?: string; error?: ApiError } => {
  const { search } = useLocation();
  const [found] = useState(() => {
    const params = new URLSearchParams(search);
    const [code, release] = [params.get(FAILED_PARAMETER), params.get('release')];
    if (code === null || release === null || !isErrorCode(code)) return {};
    return { release, error: new ApiError({ status: ERROR_STATUS[code], code }) };
  });
  return found;
};
