import { may, PERMISSIONS, type Permission } from '@bigorna/domain/access/permissions';
import { STAFF_ROLES } from '@bigorna/domain/access/roles';
import { tokenOf } from '../../testing/id-token.ts';
import { type GivenAccount, newMember } from '../../testing/new-member.ts';
import type { Admin } from '../admin.ts';
import type { Portal } from '../portal.ts';

/** Accounts that calls are made as. */
const ACCOUNTS = {
  user: {},
  unverified: { is_verified: false },
  banned: { is_banned: true, ban_reason: 'Prova' },
  moderator: { role: 'moderator' },
  admin: { role: 'admin' },
  super_admin: { role: 'super_admin' },
} as const satisfies Record<string, GivenAccount>;
type AccountName = keyof typeof ACCOUNTS;
const isAccount = (name: string): name is AccountName => Object.hasOwn(ACCOUNTS, name);
const accountNames = Object.keys(ACCOUNTS).filter(isAccount);

/** What else is sent as Authorization, each said whole. */
const NONSENSE: Readonly<Record<string, string>> = {
  garbage: 'Bearer a.b.c',
  'no scheme': 'abc',
  basic: 'Basic dXNlcjpwYXNz',
  huge: `Bearer ${'x'.repeat(7000)}`,
  'not JSON': `Bearer ${Buffer.from('{').toString('base64url')}.${Buffer.from('null').toString('base64url')}.`,
  'no claims': `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{}').toString('base64url')}.`,
  empty: 'Bearer ',
};

/** Everybody who calls: nobody, accounts, accounts' tokens that are no longer good, and nonsense. */
export const BEARERS = ['nobody', ...accountNames, 'expired', 'foreign', 'unknown', ...Object.keys(NONSENSE)] as const;
export type BearerName = (typeof BEARERS)[number];

/** The Authorization header of each caller; undefined for none. */
export type Identities = ReadonlyMap<BearerName, string | undefined>;

const isPermission = (access: string): access is Permission => Object.hasOwn(PERMISSIONS, access);

/** Whom an endpoint's access lets in, as far as a role tells. */
export const admittedTo = (access: string): readonly BearerName[] => {
  if (isPermission(access)) return STAFF_ROLES.filter((role) => may(role, access));
  if (access === 'token') return ['user', 'banned', 'unverified'];
  if (access === 'verified') return ['user'];
  return access === 'signed_in' ? ['user', 'user', 'unverified', 'admin'] : ['nobody', 'user'];
};

/** The Authorization header of an account, as long as a run takes; signed in no earlier than the account was made. */
const bearerOf = (uid: string, project: string, secondsAgo = 0): string => {
  const at = Math.floor(Date.now() / 1000) - secondsAgo;
  return `Bearer ${tokenOf(uid, at, at + 7200, project)}`;
};

/** A super_admin who keeps what the run itself asks apart from what it tries. */
export const makeKeeper = async ({ project }: Portal, { auth, firestore }: Admin): Promise<string> =>
  bearerOf((await newMember(auth, firestore, ACCOUNTS.super_admin)).uid, project);

/** Fresh accounts, of whom no other test knows: what happens to them harms nobody. */
export const makeIdentities = async ({ project }: Portal, { auth, firestore }: Admin): Promise<Identities> => {
  const made = await Promise.all(
    accountNames.map(async (name) => [name, (await newMember(auth, firestore, ACCOUNTS[name])).uid] as const),
  );
  const uid = new Map<string, string>(made).get('user') ?? '';
  return new Map<BearerName, string | undefined>([
    ['nobody', undefined],
    ...made.map(([name, of]) => [name, bearerOf(of, project)] as const),
    ['expired', bearerOf(uid, project, 86_400)],
    ['foreign', bearerOf(uid, 'demo-alheio')],
    ['unknown', bearerOf('nobody-has-this-uid', project)],
    ...Object.entries(NONSENSE),
  ]);
};
