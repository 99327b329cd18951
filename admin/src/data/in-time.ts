import { ANSWER_WAIT_MS } from '@bigorna/domain/limits';

/**
 * Ends a call whose answer does not come: nobody watches a spinner for ever.
 *
 * @param signal what else ends it
 */
export const inTime = (signal?: AbortSignal | null): AbortSignal => {
  const late = AbortSignal.timeout(ANSWER_WAIT_MS);
  return signal ? AbortSignal.any([signal, late]) : late;
};
