import { vi } from 'vitest';
import { now } from '../../../functions/src/platform/clock.ts';

/** Import this before functions. It mocks their clock, which shows the real time at first. */
vi.mock(import('../../../functions/src/platform/clock.ts'), async (original) => ({
  ...(await original()),
  now: vi.fn(() => new Date()),
}));

/** Sets the clock of functions ahead of the real time, by default to the real time. */
export const setClockAhead = (ms = 0): void => {
  vi.mocked(now).mockImplementation(() => new Date(Date.now() + ms));
};
