/**
 * Decisions of the evaluator about the project's storage.rules. tests/rules covers the whole matrix with the emulator.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { encode, isAllowed } from './ask.ts';

const RULES = readFileSync(join(import.meta.dirname, '../../../storage.rules'), 'utf8');
const STAFF = {
  role: { stringValue: 'admin' },
  is_banned: { booleanValue: false },
  valid_after: { timestampValue: '2026-01-01T00:00:00Z' },
  sessions: { mapValue: { fields: { s1: { mapValue: { fields: {} } } } } },
};
const SIGNED_IN_AT = Date.parse('2026-02-01T00:00:00Z') / 1000;
const BEFORE = Date.parse('2025-12-31T23:59:58Z') / 1000;
const HOUR = 3600;
const SIZE = 1024;

interface Attempt {
  readonly method?: string;
  readonly path?: string;
  readonly signedOut?: boolean;
  readonly account?: object | null;
  /** Claims that differ from those of a session with a second factor. */
  readonly claims?: object;
  /** Time since the sign-in, in seconds. */
  readonly after?: number;
  readonly existing?: boolean;
  readonly size?: number;
}

function isPermitted({ method = 'create', path = 'quarantine/slot-of-16-chars', ...attempt }: Attempt): boolean {
  const account = attempt.account === undefined ? STAFF : attempt.account;
  const token = { sid: 's1', minted_at: SIGNED_IN_AT, mfa: SIGNED_IN_AT, ...attempt.claims };
  const auth = attempt.signedOut ? null : { uid: 'ana', token };
  const time = new Date((SIGNED_IN_AT + (attempt.after ?? 0)) * 1000);
  return isAllowed(RULES, {
    method,
    path: `/b/main/o/${path}`,
    request: encode({ auth, resource: { size: attempt.size ?? SIZE }, time }),
    resource: encode(attempt.existing ? { size: SIZE } : null),
    documents: account === null ? {} : { 'users/ana': account },
  });
}

describe("the project's storage.rules", () => {
  it('lets staff upload a file into a free slot', () => {
    expect(isPermitted({})).toBe(true);
    expect(isPermitted({ after: 11 * HOUR })).toBe(true);
  });

  it.each<[string, Attempt]>([
    ['signed out', { signedOut: true }],
    ['without an account document', { account: null }],
    ['a user', { account: { ...STAFF, role: { stringValue: 'user' } } }],
    ['banned', { account: { ...STAFF, is_banned: { booleanValue: true } } }],
    [
      'signed in before a revocation',
      { account: { ...STAFF, valid_after: { timestampValue: '2026-03-01T00:00:00Z' } } },
    ],
    ['in a session from before a revocation', { claims: { minted_at: BEFORE } }],
    ['in an ended session', { claims: { sid: 's2' } }],
    ['in a session that is too old', { after: 13 * HOUR, claims: { mfa: SIGNED_IN_AT + 13 * HOUR } }],
    ['without a second factor', { claims: { mfa: null } }],
    ['with a second factor of yesterday', { claims: { mfa: SIGNED_IN_AT - 13 * HOUR } }],
    ['into a taken slot', { existing: true }],
    ['an empty file', { size: 0 }],
    ['to a slot below a slot', { path: 'quarantine/slot-of-16-chars/x' }],
    ['elsewhere', { path: 'files/slot-of-16-chars' }],
    ['to read', { method: 'get', existing: true }],
    ['to delete', { method: 'delete', existing: true }],
    ['to list', { method: 'list', path: 'quarantine' }],
  ])('denies %s', (_title, attempt) => {
    expect(isPermitted(attempt)).toBe(false);
  });
});
