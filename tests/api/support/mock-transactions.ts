import { vi } from 'vitest';

/**
 * Hook before each transaction of functions. Some tests simulate a killed process or a concurrent write here. A test file
 * that sets it resets it before each test.
 */
export const transactions: { before: () => unknown } = { before: () => {} };

/** Import this before functions. */
vi.mock('../../../functions/src/platform/firestore.ts', async (original) => {
  const actual = await original<typeof import('../../../functions/src/platform/firestore.ts')>();
  const runTransaction: typeof actual.runTransaction = async (work) => {
    await transactions.before();
    return actual.runTransaction(work);
  };
  return { ...actual, runTransaction };
});
