import type { PanelAccess } from '@bigorna/domain/access/permissions';
import type { Account } from '@bigorna/domain/entities/account';
import { FILE_MAX_BYTES, SESSION_AGE_MS } from '@bigorna/domain/limits';
import { deleteDoc, doc, getDoc, setDoc } from 'firebase/firestore';
import { getDownloadURL, getMetadata, ref, uploadBytes } from 'firebase/storage';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Conversation } from '../../tools/emulators/storage-rules/protocol.ts';
import { assertVerdict } from './support/assert-verdict.ts';
import { buildAccount, LONG_AGO } from './support/documents.ts';
import { getAccount, SESSION, SIGNED_IN_AT } from './support/identities.ts';
import { STORAGE_RULES } from './support/rules.ts';
import { createStorageWorld } from './support/storage-world.ts';
import { removeObject, storeObject } from './support/uploads.ts';

const revoked = new Date((SIGNED_IN_AT + 60) * 1000);
/** Staff, and staff with one difference. `storage-matrix.test.ts` tests the rights of all identities by folder. */
const ACCOUNTS = {
  admin: getAccount('admin'),
  super_admin: getAccount('super_admin'),
  'banned admin': buildAccount('a', { role: 'admin', is_banned: true, banned_at: LONG_AGO }),
  'revoked admin': buildAccount('a', { role: 'admin', valid_after: revoked }),
  'banned super_admin': buildAccount('s', { role: 'super_admin', is_banned: true, banned_at: LONG_AGO }),
  'valid factor': getAccount('super_admin'),
  'expired factor': getAccount('super_admin'),
} satisfies Record<string, Account | null>;

/** When a second factor of staff expires now, in seconds. The sessions of all tokens are ten minutes old. */
const EXPIRES_NOW = SIGNED_IN_AT + 600 - SESSION_AGE_MS.staff / 1000;
const world = createStorageWorld(ACCOUNTS, {
  'valid factor': { mfa: EXPIRES_NOW + 600 },
  'expired factor': { mfa: EXPIRES_NOW - 600 },
});
const { client } = world;

const bytes = new Uint8Array([80, 75, 3, 4]);
const TAKEN = 'quarantine/rules-taken-slot';
const FREE = 'quarantine/rules-free-slot-1';
const SHORTEST = `quarantine/${'s'.repeat(16)}`;
const LONGEST = `quarantine/${'l'.repeat(128)}`;
const SLOTS = [FREE, SHORTEST, LONGEST, 'quarantine/Aa0_-Zz9aaaaaaaa'];
const ELSEWHERE = [
  'rules-root',
  'quarantine/rules-slot-with/below',
  'releases/rules',
  'media/rules',
  'quarantine/rules slot not free',
  'quarantine/rules.slot.not.free',
  `quarantine/${'s'.repeat(15)}`,
  `quarantine/${'l'.repeat(129)}`,
];

/** Paths of the uploads of a test. `afterEach` deletes the uploads. */
const tried = new Set<string>();
const upload = (asker: string, name = FREE, content = bytes) => {
  tried.add(name);
  return uploadBytes(ref(client(asker), name), content);
};
afterEach(async () => {
  for (const name of tried) await removeObject(name);
  tried.clear();
});

describe('lost rights', () => {
  const rows = [
    { asker: 'admin', allowed: true },
    { asker: 'banned admin', allowed: false },
    { asker: 'revoked admin', allowed: false },
    { asker: 'banned super_admin', allowed: false },
  ];
  it.each(rows)('upload by $asker is allowed: $allowed (R144, R087)', async ({ asker, allowed }) => {
    await assertVerdict(allowed, upload(asker));
  });
});

describe('second factor', () => {
  const rows = [
    { name: '12 hours minus 1 minute', asker: 'valid factor', allowed: true },
    { name: '12 hours plus 1 minute', asker: 'expired factor', allowed: false },
  ];
  it.each(rows)('proved $name ago, upload is allowed: $allowed (R144, R205, R206)', async ({ asker, allowed }) => {
    await assertVerdict(allowed, upload(asker));
  });
});

describe('revocation', () => {
  const signedInMs = SIGNED_IN_AT * 1000;
  const rows = [
    { name: 'revoked in the second of the sign-in', validAfter: signedInMs + 400, allowed: true },
    { name: 'revoked at the next full second', validAfter: signedInMs + 1000, allowed: false },
    { name: 'revoked in the next second', validAfter: signedInMs + 1400, allowed: false },
  ];
  it.each(rows)('$name, upload is allowed: $allowed (R144)', async ({ validAfter, allowed }) => {
    const account = doc(world.db(), world.accountPath('admin'));
    await setDoc(account, { ...ACCOUNTS.admin, valid_after: new Date(validAfter) });
    await assertVerdict(allowed, upload('admin'));
    await setDoc(account, { ...ACCOUNTS.admin });
  });
});

describe('used slot', () => {
  beforeEach(async () => {
    await storeObject(TAKEN, 'taken');
    tried.add(TAKEN);
  });
  it('does not block an upload to another slot (R144)', async () => {
    await assertVerdict(true, upload('admin'));
  });
  it('cannot be overwritten (R144)', async () => {
    await assertVerdict(false, upload('admin', TAKEN));
  });
  it('returns no metadata (R144)', async () => {
    await assertVerdict(false, getMetadata(ref(client('admin'), TAKEN)));
  });
  it('returns no download URL (R144)', async () => {
    await assertVerdict(false, getDownloadURL(ref(client('admin'), TAKEN)));
  });
});

describe('upload path', () => {
  it.each(SLOTS)('%s is allowed (R144)', async (name) => {
    await assertVerdict(true, upload('admin', name));
  });
  it.each(ELSEWHERE)('%s is refused (R144)', async (name) => {
    await assertVerdict(false, upload('admin', name));
  });
  it('refuses an empty file (R144)', async () => {
    await assertVerdict(false, upload('admin', FREE, new Uint8Array()));
  });
});

describe('site setting for the console', () => {
  const setting = () => doc(world.db(), 'settings/site');
  let before: object | undefined;
  beforeAll(async () => {
    before = (await getDoc(setting())).data();
  });
  afterAll(() => (before ? setDoc(setting(), before) : deleteDoc(setting())));
  const choose = (access: PanelAccess | 'unsaid' | null) => {
    if (access === null) return deleteDoc(setting());
    return setDoc(setting(), access === 'unsaid' ? {} : { ...before, admin_panel_access: access });
  };
  const rows = [
    { access: 'staff', asker: 'admin', allowed: true },
    { access: 'super_admin', asker: 'admin', allowed: false },
    { access: 'super_admin', asker: 'super_admin', allowed: true },
    { access: null, asker: 'admin', allowed: true },
    { access: 'unsaid', asker: 'admin', allowed: true },
  ] as const;
  it.each(rows)('with $access, upload by $asker is allowed: $allowed (R144)', async ({ access, asker, allowed }) => {
    await choose(access);
    await assertVerdict(allowed, upload(asker));
  });
});

describe('token from before a ban', () => {
  it('cannot upload during the ban, and can after the unban (R087)', async () => {
    const again = () => upload('admin');
    const account = doc(world.db(), world.accountPath('admin'));
    const { admin } = ACCOUNTS;
    await setDoc(account, { ...admin, is_banned: true, valid_after: new Date() });
    await assertVerdict(false, again());
    await setDoc(account, { ...admin });
    await assertVerdict(true, again());
  });
});

/** 256 MiB are too much to send in a test. This test calls the rules runtime with the protocol of firebase-tools. */
describe('upload size', () => {
  const conversation = new Conversation();
  const callRuntime = (message: object) => JSON.parse(conversation.receive(JSON.stringify(message)) ?? 'null');
  const text = (value: string) => ({ string_value: value });
  const map = (fields: object) => ({ map_value: { fields } });
  const seconds = { int_value: SIGNED_IN_AT };
  const request = (size: number) =>
    map({
      auth: map({ uid: text('a'), token: map({ sid: text(SESSION), minted_at: seconds, mfa: seconds }) }),
      time: { timestamp_value: new Date().toISOString() },
      resource: map({ size: { int_value: size } }),
    });
  const account = {
    role: { stringValue: 'super_admin' },
    is_banned: { booleanValue: false },
    valid_after: { timestampValue: LONG_AGO.toISOString() },
    sessions: { mapValue: { fields: { [SESSION]: { mapValue: { fields: {} } } } } },
  };
  beforeAll(() => {
    const files = [{ name: 'storage.rules', content: STORAGE_RULES }];
    callRuntime({ id: 1, action: 'load_ruleset', context: { rulesetName: 'r', source: { files } } });
  });
  const sizes = [
    { size: 0, allowed: false },
    { size: 1, allowed: true },
    { size: FILE_MAX_BYTES, allowed: true },
    { size: FILE_MAX_BYTES + 1, allowed: false },
  ];
  it.each(sizes)('is allowed for $size bytes: $allowed (R144)', ({ size, allowed }) => {
    const context = { rulesetName: 'r', service: 'firebase.storage', path: `/b/b/o/${FREE}`, method: 'create' };
    const variables = { request: request(size), resource: { null_value: null } };
    const lookup = callRuntime({ id: 2, action: 'verify', context: { ...context, variables } });
    expect(lookup.context.path).toBe('/databases/(default)/documents/users/a');
    const decision = callRuntime({ id: 2, status: 'ok', result: { fields: account } });
    expect(decision.result.permit).toBe(allowed);
  });
});
