import { describe, expect, it } from 'vitest';
import { patienceOf } from './patience.ts';
import { RUNTIME } from './runtime.ts';

/** Hosting answers for a function that took longer. */
const HOSTING_MS = 60_000;

describe('how long Firestore is waited for', () => {
  it.each(['api', 'admin', 'catalogue', 'media', undefined])('is short where a person waits: %s', (name) => {
    const { readingMs, transactionMs } = patienceOf(name);
    expect(readingMs).toBe(12_000);
    expect(transactionMs).toBeLessThanOrEqual(HOSTING_MS / 2);
  });

  it.each(['tick', 'fanOut', 'buildCatalogue', 'authorCards'])('is a minute where nobody does: %s', (name) => {
    expect(patienceOf(name).readingMs).toBe(60_000);
  });

  it.each(Object.entries(RUNTIME))('ends before %s is ended', (name, { timeoutSeconds }) => {
    const { readingMs, transactionMs } = patienceOf(name);
    expect(readingMs).toBeLessThan(timeoutSeconds * 1000);
    expect(transactionMs).toBeLessThan(timeoutSeconds * 1000);
  });
});
