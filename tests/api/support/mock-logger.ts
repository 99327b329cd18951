import { vi } from 'vitest';

/** Import this before functions. It mocks the logger of functions, so that tests can assert or silence what is logged. */
vi.mock(import('firebase-functions'), async (original) => {
  const actual = await original();
  return { ...actual, logger: { ...actual.logger, info: vi.fn(), warn: vi.fn(), error: vi.fn() } };
});
