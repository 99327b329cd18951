import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';

/** Passes when the rules allow or refuse the request as they should; any other failure of it is a failure here too. */
export const verdict = (allowed: boolean, request: Promise<unknown>): Promise<unknown> =>
  allowed ? assertSucceeds(request) : assertFails(request);
