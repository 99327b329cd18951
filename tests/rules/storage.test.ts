import type { PanelAccess } from '@bigorna/domain/access/permissions';
import type { Account } from '@bigorna/domain/entities/account';
import { FILE_MAX_BYTES } from '@bigorna/domain/limits';
import { deleteDoc, doc, getDoc, setDoc } from 'firebase/firestore';
import { getDownloadURL, getMetadata, ref, uploadBytes } from 'firebase/storage';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Conversation } from '../../tools/emulators/storage-rules/protocol.ts';
import { accountOf, LONG_AGO } from './support/documents.ts';
import { accountFor, SIGNED_IN_AT } from './support/identities.ts';
import { STORAGE_RULES } from './support/rules.ts';
import { storageWorldWith } from './support/storage-world.ts';
import { putObject, removeObject } from './support/uploads.ts';
import { verdict } from './support/verdict.ts';

/** Staff, and staff with one thing different; who may do what with each folder is `storage-matrix.test.ts`'s. */
const revoked = new Date((SIGNED_IN_AT + 60) * 1000);
const ACCOUNTS = {
  admin: accountFor('admin'),
  super_admin: accountFor('super_admin'),
  'banned admin': accountOf('a', { role: 'admin', is_banned: true, banned_at: LONG_AGO }),
  'revoked admin': accountOf('a', { role: 'admin', valid_after: revoked }),
  'banned super_admin': accountOf('s', { role: 'super_admin', is_banned: true, banned_at: LONG_AGO }),
} satisfies Record<string, Account | null>;
const world = storageWorldWith(ACCOUNTS);
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

/** What a case has tried to upload, and is gone after it. */
const tried = new Set<string>();
const upload = (asker: string, name = FREE, content = bytes) => {
  tried.add(name);
  return uploadBytes(ref(client(asker), name), content);
};
afterEach(async () => {
  for (const name of tried) await removeObject(name);
  tried.clear();
});

describe('who has lost their rights', () => {
  const rows = [
    { asker: 'admin', allowed: true },
    { asker: 'banned admin', allowed: false },
    { asker: 'revoked admin', allowed: false },
    { asker: 'banned super_admin', allowed: false },
  ];
  it.each(rows)('R144 R087 an upload by $asker: $allowed', async ({ asker, allowed }) => {
    await verdict(allowed, upload(asker));
  });
});

describe('a revocation', () => {
  const signedIn = SIGNED_IN_AT * 1000;
  const rows = [
    { name: 'in the second of the sign-in', validAfter: signedIn + 400, allowed: true },
    { name: 'at the full second after it', validAfter: signedIn + 1000, allowed: false },
    { name: 'in the second after it', validAfter: signedIn + 1400, allowed: false },
  ];
  it.each(rows)('R144 $name: $allowed', async ({ validAfter, allowed }) => {
    const account = doc(world.db(), world.accountPath('admin'));
    await setDoc(account, { ...ACCOUNTS.admin, valid_after: new Date(validAfter) });
    await verdict(allowed, upload('admin'));
    await setDoc(account, { ...ACCOUNTS.admin });
  });
});

describe('what is in a slot already', () => {
  beforeEach(async () => {
    await putObject(TAKEN, 'taken');
    tried.add(TAKEN);
  });
  it('R144 another slot is free', async () => {
    await verdict(true, upload('admin'));
  });
  it('R144 is not replaced', async () => {
    await verdict(false, upload('admin', TAKEN));
  });
  it('R144 is described to nobody', async () => {
    await verdict(false, getMetadata(ref(client('admin'), TAKEN)));
  });
  it('R144 has no address', async () => {
    await verdict(false, getDownloadURL(ref(client('admin'), TAKEN)));
  });
});

describe('where staff upload to', () => {
  it.each(SLOTS)('R144 %s is allowed', async (name) => {
    await verdict(true, upload('admin', name));
  });
  it.each(ELSEWHERE)('R144 %s is refused', async (name) => {
    await verdict(false, upload('admin', name));
  });
  it('R144 an empty file is refused', async () => {
    await verdict(false, upload('admin', FREE, new Uint8Array()));
  });
});

describe('the site setting for the panel', () => {
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
  it.each(rows)('R144 set to $access, an upload by $asker: $allowed', async ({ access, asker, allowed }) => {
    await choose(access);
    await verdict(allowed, upload(asker));
  });
});

describe('a token handed out before a ban', () => {
  it('R087 uploads no more, and again after the unban', async () => {
    const again = () => upload('admin');
    const account = doc(world.db(), world.accountPath('admin'));
    const { admin } = ACCOUNTS;
    await setDoc(account, { ...admin, is_banned: true, valid_after: new Date() });
    await verdict(false, again());
    await setDoc(account, { ...admin });
    await verdict(true, again());
  });
});

/** 256 MiB are too much to send in a test: here the rules runtime is asked as firebase-tools asks it. */
describe('the size of an upload', () => {
  const conversation = new Conversation();
  const ask = (message: object) => JSON.parse(conversation.receive(JSON.stringify(message)) ?? 'null');
  const text = (value: string) => ({ string_value: value });
  const map = (fields: object) => ({ map_value: { fields } });
  const request = (size: number) =>
    map({
      auth: map({ uid: text('a'), token: map({ auth_time: { int_value: SIGNED_IN_AT } }) }),
      resource: map({ size: { int_value: size } }),
    });
  const account = {
    role: { stringValue: 'super_admin' },
    is_banned: { booleanValue: false },
    valid_after: { timestampValue: LONG_AGO.toISOString() },
  };
  beforeAll(() => {
    const files = [{ name: 'storage.rules', content: STORAGE_RULES }];
    ask({ id: 1, action: 'load_ruleset', context: { rulesetName: 'r', source: { files } } });
  });
  const sizes = [
    { size: 0, allowed: false },
    { size: 1, allowed: true },
    { size: FILE_MAX_BYTES, allowed: true },
    { size: FILE_MAX_BYTES + 1, allowed: false },
  ];
  it.each(sizes)('R144 $size bytes: $allowed', ({ size, allowed }) => {
    const context = { rulesetName: 'r', service: 'firebase.storage', path: `/b/b/o/${FREE}`, method: 'create' };
    const variables = { request: request(size), resource: { null_value: null } };
    const wanted = ask({ id: 2, action: 'verify', context: { ...context, variables } });
    expect(wanted.context.path).toBe('/databases/(default)/documents/users/a');
    const answer = ask({ id: 2, status: 'ok', result: { fields: account } });
    expect(answer.result.permit).toBe(allowed);
  });
});
