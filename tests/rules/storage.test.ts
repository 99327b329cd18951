import { readFileSync } from 'node:fs';
import type { PanelAccess } from '@bigorna/domain/access/permissions';
import type { Account } from '@bigorna/domain/entities/account';
import { FILE_MAX_BYTES } from '@bigorna/domain/limits';
import { deleteDoc, doc, getDoc, setDoc, setLogLevel, terminate } from 'firebase/firestore';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Conversation } from '../../tools/emulators/storage-rules/protocol.ts';
import { connect, type Firestore, PAST_THE_RULES } from './support/client.ts';
import { accountOf, LONG_AGO } from './support/documents.ts';
import { accountFor, IDENTITIES, SIGNED_IN_AT } from './support/identities.ts';
import { PROJECT, putObject, removeObject, storageOf } from './support/uploads.ts';
import { verdict } from './support/verdict.ts';

/** The identities of the other tests, and staff with one thing different. */
const revoked = new Date((SIGNED_IN_AT + 60) * 1000);
const ACCOUNTS: Readonly<Record<string, Account | null>> = {
  ...Object.fromEntries(IDENTITIES.map((identity) => [identity, accountFor(identity)])),
  'banned admin': accountOf('a', { role: 'admin', is_banned: true, banned_at: LONG_AGO }),
  'revoked admin': accountOf('a', { role: 'admin', valid_after: revoked }),
  'banned super_admin': accountOf('s', { role: 'super_admin', is_banned: true, banned_at: LONG_AGO }),
};
const ASKERS = Object.keys(ACCOUNTS);
const EDITORS: readonly string[] = ['admin', 'super_admin'];
const uidOf = (asker: string) => `rules-${asker.replace(' ', '-')}`;

const bytes = new Uint8Array([80, 75, 3, 4]);
const TAKEN = 'quarantine/rules-taken-slot';
const FREE = 'quarantine/rules-free-slot-1';
const ELSEWHERE = [
  'rules-root',
  'quarantine/rules-slot-with/below',
  'releases/rules',
  'media/rules',
  'quarantine/rules slot not free',
  'quarantine/fifteen-letters',
];
const OBJECTS = [TAKEN, FREE, ...ELSEWHERE];

let db: Firestore;
const clients = new Map<string, FirebaseStorage>();
const client = (asker: string): FirebaseStorage => {
  const storage = clients.get(asker) ?? storageOf(asker === 'signed out' ? null : uidOf(asker));
  clients.set(asker, storage);
  return storage;
};

beforeAll(async () => {
  for (const name of ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST']) {
    expect(process.env[name], name).toBeTruthy();
  }
  setLogLevel('silent');
  db = connect(PROJECT, PAST_THE_RULES);
  for (const [asker, account] of Object.entries(ACCOUNTS)) {
    if (account && asker !== 'signed out') await setDoc(doc(db, `users/${uidOf(asker)}`), account);
  }
});
beforeEach(() => putObject(TAKEN, 'taken'));
afterEach(async () => {
  for (const name of OBJECTS) await removeObject(name);
});
afterAll(async () => {
  for (const asker of ASKERS) await deleteDoc(doc(db, `users/${uidOf(asker)}`));
  await terminate(db);
});

interface Operation {
  readonly name: string;
  readonly allowed: readonly string[];
  readonly run: (storage: FirebaseStorage) => Promise<unknown>;
}
const operations: readonly Operation[] = [
  {
    name: 'upload into a free slot',
    allowed: EDITORS,
    run: (storage) => uploadBytes(ref(storage, FREE), bytes),
  },
  {
    name: 'replace what a slot holds',
    allowed: [],
    run: (storage) => uploadBytes(ref(storage, TAKEN), bytes),
  },
  { name: 'read', allowed: [], run: (storage) => getBytes(ref(storage, TAKEN)) },
  { name: 'read metadata', allowed: [], run: (storage) => getMetadata(ref(storage, TAKEN)) },
  { name: 'ask for an address', allowed: [], run: (storage) => getDownloadURL(ref(storage, TAKEN)) },
  { name: 'list', allowed: [], run: (storage) => listAll(ref(storage, 'quarantine')) },
  {
    name: 'change metadata',
    allowed: [],
    run: (storage) => updateMetadata(ref(storage, TAKEN), { contentType: 'text/html' }),
  },
  { name: 'delete', allowed: [], run: (storage) => deleteObject(ref(storage, TAKEN)) },
];

describe.each(operations)('quarantine/{slot}: $name', ({ allowed, run }) => {
  const cells = ASKERS.map((asker) => {
    const may = allowed.includes(asker);
    return { asker, may, ids: asker.startsWith('banned') ? 'R144 R087' : 'R144', answer: may ? 'allowed' : 'refused' };
  });
  it.each(cells)('$ids $asker is $answer', async ({ asker, may }) => {
    await verdict(may, run(client(asker)));
  });
});

describe('where staff upload to', () => {
  it('R144 a slot is allowed', async () => {
    await verdict(true, uploadBytes(ref(client('admin'), FREE), bytes));
  });
  it.each(ELSEWHERE)('R144 %s is refused', async (name) => {
    await verdict(false, uploadBytes(ref(client('admin'), name), bytes));
  });
  it('R144 an empty file is refused', async () => {
    await verdict(false, uploadBytes(ref(client('admin'), FREE), new Uint8Array()));
  });
});

describe('the site setting for the panel', () => {
  const setting = () => doc(db, 'settings/site');
  let before: object | undefined;
  beforeAll(async () => {
    before = (await getDoc(setting())).data();
  });
  afterAll(() => (before ? setDoc(setting(), before) : deleteDoc(setting())));
  const choose = (access: PanelAccess | null) =>
    access === null ? deleteDoc(setting()) : setDoc(setting(), { ...before, admin_panel_access: access });
  const rows = [
    { access: 'staff', asker: 'admin', allowed: true },
    { access: 'super_admin', asker: 'admin', allowed: false },
    { access: 'super_admin', asker: 'super_admin', allowed: true },
    { access: null, asker: 'admin', allowed: true },
  ] as const;
  it.each(rows)('R144 set to $access, an upload by $asker: $allowed', async ({ access, asker, allowed }) => {
    await choose(access);
    await verdict(allowed, uploadBytes(ref(client(asker), FREE), bytes));
  });
});

describe('a token handed out before a ban', () => {
  it('R087 uploads no more, and again after the unban', async () => {
    const upload = () => uploadBytes(ref(client('admin'), FREE), bytes);
    const account = doc(db, `users/${uidOf('admin')}`);
    const { admin } = ACCOUNTS;
    await setDoc(account, { ...admin, is_banned: true, valid_after: new Date() });
    await verdict(false, upload());
    await setDoc(account, { ...admin });
    await verdict(true, upload());
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
    const files = [{ name: 'storage.rules', content: readFileSync('storage.rules', 'utf8') }];
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
