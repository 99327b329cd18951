import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';

/** Asserts that the rules allow or refuse a request. Any other error fails the test. */
export const assertVerdict = (allowed: boolean, request: Promise<unknown>): Promise<unknown> =>
  allowed ? assertSucceeds(request) : assertFails(request);
