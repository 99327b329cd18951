import { describe, expect, it } from 'vitest';
import { PERMISSIONS, type Permission } from '../access/permissions.ts';
import { uploadSlot } from './admin/release-body.schemas.ts';
import { loginBody, registerBody } from './auth.schemas.ts';
import { historyQuery } from './downloads.schemas.ts';
import type { Endpoint } from './endpoint.schemas.ts';
import { ENDPOINTS } from './index.schemas.ts';
import { activityQuery } from './members.schemas.ts';
import { modsQuery } from './mods.schemas.ts';

const rows: [string, Endpoint][] = Object.entries(ENDPOINTS);
/** Permissions that no call requires: they only control parts of a response. */
const WITHIN_CALLS: readonly Permission[] = ['read:user:private'];

/** Written by hand, so that a call neither gets nor loses the flag by a shared constant. */
const FRESH_FACTOR_CALLS = [
  'adminDeleteBlockedFile',
  'adminEraseUser',
  'adminExport',
  'adminExportUser',
  'adminUpdateSettings',
  'beginPasskey',
  'beginTotp',
  'changeRole',
  'confirmFactorReset',
  'confirmPasskey',
  'confirmTotp',
  'deleteRelease',
  'expirePassword',
  'removeFactor',
  'renewRecoveryCodes',
  'requestFactorReset',
  'revokeSessions',
  'signOutMany',
  'takeDownCreated',
  'takeDownFile',
  'takeDownMod',
  'takeDownRelease',
  'updateEmail',
  'updatePassword',
];

const messages = (result: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];

describe('endpoint table', () => {
  it.each(rows)('%s has a known access and a schema for each path parameter', (_id, endpoint) => {
    expect([
      'public',
      'anyone',
      'token',
      'signed_in',
      'signed_in_or_banned',
      'verified',
      ...Object.keys(PERMISSIONS),
    ]).toContain(endpoint.access);
    const pathParams = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(pathParams);
  });
  it.each(rows)('%s has a shared cache only if it is a public GET', (_id, endpoint) => {
    const isShared = endpoint.sharedCacheSeconds !== undefined;
    expect(isShared && (endpoint.method !== 'get' || endpoint.access !== 'public')).toBe(false);
  });
  it('has each combination of method and path once', () => {
    const calls = rows.map(([, endpoint]) => `${endpoint.method} ${endpoint.path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });
  it('requires each permission for a call, unless it only controls parts of a response (R126)', () => {
    const required = new Set<string>(rows.map(([, { access }]) => access));
    expect(Object.keys(PERMISSIONS).filter((permission) => !required.has(permission))).toEqual(WITHIN_CALLS);
  });
  it('requires a permission for every call under /admin (R126)', () => {
    const staffCalls = rows.filter(([, { path }]) => path.startsWith('/admin/'));
    expect(staffCalls.filter(([, { access }]) => !(access in PERMISSIONS))).toEqual([]);
    expect(staffCalls.length).toBeGreaterThan(80);
  });
  it('asks for a fresh second factor for exactly these calls (R206)', () => {
    const sensitive = rows.filter(([, { freshFactor }]) => freshFactor).map(([id]) => id);
    expect(sensitive.toSorted()).toEqual(FRESH_FACTOR_CALLS.toSorted());
  });
});

describe('upload slot id', () => {
  it.each([
    ['0123456789abcdef', true],
    ['__proto__-and-more', true],
    ['0123456789abcde', false],
    // Firestore reserves such document ids.
    ['__0123456789abcdef__', false],
  ])('%s is valid: %s', (slot, isValid) => {
    expect(uploadSlot.safeParse(slot).success).toBe(isValid);
  });
});

describe('request bodies', () => {
  const valid = { username: 'ana_ferro', email: 'ana@bigorna.test', full_name: 'Ana Ferro', password: 'Martelo12' };
  it('accepts a registration with an unknown field', () => {
    expect(registerBody.safeParse({ ...valid, password_confirmation: 'Martelo12', surprise: 1 }).success).toBe(true);
  });
  it.each(['__ana', 'ana__', '_ana_', '___', 'ana__ferro'])(
    'accepts a registration with the username %s',
    (username) => {
      expect(registerBody.safeParse({ ...valid, username }).success).toBe(true);
    },
  );
  it.each([
    [{ username: 'ab' }, 'username: username_length'],
    [{ username: 'a'.repeat(51) }, 'username: username_length'],
    [{ username: 'ana ferro' }, 'username: username_characters'],
    [{ username: '__ana__' }, 'username: username_underscores'],
    [{ username: '____' }, 'username: username_underscores'],
    [{ email: 'ana@' }, 'email: invalid_email'],
    [{ password: 'Curta1' }, 'password: too_short'],
    [{ password: 'sem-maiuscula-1' }, 'password: password_weak'],
    [{ password: 'SemNumero' }, 'password: password_weak'],
    [{ full_name: '  ' }, 'full_name: required'],
    [{ full_name: 'Ana\u202eorreF' }, 'full_name: invisible_characters'],
    [{ display_name: 'Ana\u0000' }, 'display_name: invisible_characters'],
    [{ display_name: 'x'.repeat(101) }, 'display_name: too_long'],
    [{ password_confirmation: 'Outra1234' }, 'password_confirmation: passwords_differ'],
  ])('rejects a registration with %j', (change, message) => {
    expect(messages(registerBody.safeParse({ ...valid, ...change }))).toContain(message);
  });
  it.each(['identifier', 'username', 'email'])('accepts a login by %s', (key) => {
    expect(loginBody.safeParse({ [key]: 'jogador', password: 'x' }).success).toBe(true);
  });
  it('rejects a login without an identifier', () => {
    expect(messages(loginBody.safeParse({ password: 'x' }))).toEqual(['identifier: required']);
  });
});

describe('list queries', () => {
  it('applies the default values', () => {
    expect(modsQuery.parse({})).toEqual({ page: 1, limit: 24 });
    expect(historyQuery.parse({})).toEqual({
      limit: 20,
      page: 1,
      search: '',
      period: 'all',
      utc_offset: 0,
      type: 'all',
    });
  });
  it.each([
    { page: '0' },
    { limit: '101' },
    { limit: 'x' },
    { loader: ['rift'] },
    { game_version: ['latest'] },
    { game_version: ['26'] },
    { game_version: [`1.${'2'.repeat(20)}`] },
    { game_version: ['>=26.x'] },
    { colour: 'red' },
  ])('rejects %j', (query) => {
    expect(modsQuery.safeParse(query).success).toBe(false);
  });
  it.each(['26.2', '1.21.3', '1.21.140', '>=26', '>=26.1 <27'])(
    'accept the game version %s, known or not (R261)',
    (one) => {
      expect(modsQuery.parse({ game_version: [one] }).game_version).toEqual([one]);
    },
  );
  it.each(['-840', '0', '840'])('accepts the offset %s from UTC', (utc_offset) => {
    for (const schema of [historyQuery, activityQuery])
      expect(schema.parse({ utc_offset }).utc_offset).toBe(Number(utc_offset));
  });
  it('accepts the largest page and page size', () => {
    expect(modsQuery.parse({ limit: '100', page: '1000000' })).toMatchObject({ limit: 100, page: 1_000_000 });
  });
});
