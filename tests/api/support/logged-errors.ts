import { format } from 'node:util';
import { afterEach } from 'vitest';

/** Errors that any test may log. */
const EXPECTED_ANYWHERE = [
  // The test's process has neither the snapshots of the index nor the queues of the functions.
  /catalogue snapshot|ask for a snapshot|newer snapshot/,
  /from a non-existent queue/,
  // Other tests store invalid documents in the shared database.
  /a stored document does not fit its schema/,
];

/** Errors that code of functions or tools has logged in this process since the last test. */
const logged: string[] = [];
const expected: RegExp[] = [];

/** Allows logged errors that the running test causes on purpose. */
export const allowLoggedErrors = (...patterns: readonly RegExp[]): void => {
  expected.push(...patterns);
};

// Firebase's logger captures the console's functions when it loads, so this setup file runs first.
const { error: print } = console;
Object.assign(console, {
  error: (...parts: readonly unknown[]) => {
    logged.push(format(...parts));
    print(...parts);
  },
});

afterEach(() => {
  const patterns = [...EXPECTED_ANYWHERE, ...expected.splice(0)];
  const unexpected = logged.splice(0).filter((text) => !patterns.some((pattern) => pattern.test(text)));
  if (unexpected.length > 0) throw new Error(`Unexpected error in the log: ${unexpected.join('\n')}`);
});
