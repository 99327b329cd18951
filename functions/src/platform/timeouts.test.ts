import { describe, expect, it } from 'vitest';
import { RUNTIME } from './runtime.ts';
import { getTimeouts } from './timeouts.ts';

/** Hosting's own timeout. */
const HOSTING_MS = 60_000;

describe('Firestore timeouts', () => {
  it.each(['api', 'admin', 'catalogue', 'media', undefined])(
    'are short in a function that serves users: %s',
    (name) => {
      const { readingMs, transactionMs } = getTimeouts(name);
      expect(readingMs).toBe(12_000);
      expect(transactionMs).toBeLessThanOrEqual(HOSTING_MS / 2);
    },
  );

  it.each(['tick', 'fanOut', 'buildCatalogue', 'authorCards'])(
    'allow a minute per read in a background function: %s',
    (name) => {
      expect(getTimeouts(name).readingMs).toBe(60_000);
    },
  );

  it.each(Object.entries(RUNTIME))('end before the timeout of %s', (name, { timeoutSeconds }) => {
    const { readingMs, transactionMs } = getTimeouts(name);
    expect(readingMs).toBeLessThan(timeoutSeconds * 1000);
    expect(transactionMs).toBeLessThan(timeoutSeconds * 1000);
  });
});
