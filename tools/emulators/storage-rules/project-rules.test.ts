/** The project's own storage.rules, decided by the evaluator. The whole matrix is in tests/rules, over the emulator. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileRules } from './compiler.ts';
import { decide } from './decision.ts';
import { decodeDocument } from './decode.ts';
import { DocumentNeeded, Documents } from './documents.ts';
import type { Method } from './parser.ts';
import type { RulesValue } from './values.ts';

const ruleset = compileRules(readFileSync(join(import.meta.dirname, '../../../storage.rules'), 'utf8'));
const STAFF = {
  role: { stringValue: 'admin' },
  is_banned: { booleanValue: false },
  valid_after: { timestampValue: '2026-01-01T00:00:00Z' },
};
const SIGNED_IN_AT = BigInt(Date.parse('2026-02-01T00:00:00Z') / 1000);
const BEFORE = BigInt(Date.parse('2025-12-31T23:59:58Z') / 1000);
const SIZE = 1024n;

interface Asked {
  readonly method?: Method;
  readonly path?: string;
  readonly signedOut?: boolean;
  readonly account?: Record<string, unknown> | null;
  /** When the custom token of the sign-in was made, in seconds. */
  readonly mintedAt?: bigint;
  readonly existing?: boolean;
  readonly size?: bigint;
}

function isAllowed({ method = 'create', path = 'quarantine/slot-of-16-chars', ...asked }: Asked): boolean {
  const account = asked.account === undefined ? STAFF : asked.account;
  const auth = new Map<string, RulesValue>([
    ['uid', 'ana'],
    [
      'token',
      new Map([['auth_time', SIGNED_IN_AT], ...(asked.mintedAt ? [['minted_at', asked.mintedAt] as const] : [])]),
    ],
  ]);
  const variables = new Map<string, RulesValue>([
    ['resource', asked.existing ? new Map([['size', SIZE]]) : null],
    [
      'request',
      new Map<string, RulesValue>([
        ['auth', asked.signedOut ? null : auth],
        ['resource', new Map([['size', asked.size ?? SIZE]])],
      ]),
    ],
  ]);
  const documents = new Documents();
  for (;;) {
    try {
      return decide(ruleset, { method, path: `/b/main/o/${path}`, variables }, documents).permit;
    } catch (error) {
      if (!(error instanceof DocumentNeeded)) throw error;
      documents.add(error.path, error.path.endsWith('/users/ana') && account !== null ? decodeDocument(account) : null);
    }
  }
}

describe("the project's storage.rules", () => {
  it('let staff put a file into a free slot', () => {
    expect(isAllowed({})).toBe(true);
    expect(isAllowed({ mintedAt: SIGNED_IN_AT - 1n })).toBe(true);
  });

  it.each<[string, Asked]>([
    ['signed out', { signedOut: true }],
    ['without an account document', { account: null }],
    ['a user', { account: { ...STAFF, role: { stringValue: 'user' } } }],
    ['banned', { account: { ...STAFF, is_banned: { booleanValue: true } } }],
    [
      'signed in before a revocation',
      { account: { ...STAFF, valid_after: { timestampValue: '2026-03-01T00:00:00Z' } } },
    ],
    ['by a custom token from before a revocation', { mintedAt: BEFORE }],
    ['into a taken slot', { existing: true }],
    ['an empty file', { size: 0n }],
    ['to a slot below a slot', { path: 'quarantine/slot-of-16-chars/x' }],
    ['elsewhere', { path: 'files/slot-of-16-chars' }],
    ['to read', { method: 'get', existing: true }],
    ['to delete', { method: 'delete', existing: true }],
    ['to list', { method: 'list', path: 'quarantine' }],
  ])('deny: %s', (_title, asked) => {
    expect(isAllowed(asked)).toBe(false);
  });
});
