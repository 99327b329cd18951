import { hasPermission, PERMISSIONS, type Permission } from '@bigorna/domain/access/permissions';
import { STAFF_ROLES } from '@bigorna/domain/access/roles';
import type { AccountOverrides } from '../../tools/testing/new-member.ts';
import type { Admin } from '../admin.ts';
import { createBearer, createCaller } from '../caller.ts';

/** Accounts of the callers. */
const ACCOUNTS = {
  user: {},
  unverified: { is_verified: false },
  banned: { is_banned: true, ban_reason: 'Prova' },
  moderator: { role: 'moderator' },
  admin: { role: 'admin' },
  super_admin: { role: 'super_admin' },
} as const satisfies Record<string, AccountOverrides>;
type AccountName = keyof typeof ACCOUNTS;
const isAccount = (name: string): name is AccountName => Object.hasOwn(ACCOUNTS, name);
const accountNames = Object.keys(ACCOUNTS).filter(isAccount);

/** Authorization headers without a usable token. */
const NONSENSE: Readonly<Record<string, string>> = {
  garbage: 'Bearer a.b.c',
  'no scheme': 'abc',
  basic: 'Basic dXNlcjpwYXNz',
  huge: `Bearer ${'x'.repeat(7000)}`,
  'not JSON': `Bearer ${Buffer.from('{').toString('base64url')}.${Buffer.from('null').toString('base64url')}.`,
  'no claims': `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{}').toString('base64url')}.`,
  empty: 'Bearer ',
};

/** All callers: one without a token, accounts, accounts with invalid tokens, and invalid headers. */
export const BEARERS = ['nobody', ...accountNames, 'expired', 'foreign', 'unknown', ...Object.keys(NONSENSE)] as const;
export type BearerName = (typeof BEARERS)[number];

/** Authorization header per caller; undefined for a caller without the header. */
export type Identities = ReadonlyMap<BearerName, string | undefined>;

const isPermission = (access: string): access is Permission => Object.hasOwn(PERMISSIONS, access);

/** Callers whose role has the access that an endpoint requires. */
export const getAdmittedBearers = (access: string): readonly BearerName[] => {
  if (isPermission(access)) return STAFF_ROLES.filter((role) => hasPermission(role, access));
  if (access === 'token') return ['user', 'banned', 'unverified'];
  if (access === 'signed_in_or_banned') return ['user', 'banned', 'unverified', 'admin'];
  if (access === 'verified') return ['user'];
  return access === 'signed_in' ? ['user', 'user', 'unverified', 'admin'] : ['nobody', 'user'];
};

/** Creates accounts that no other test uses, and the headers of all callers. */
export const createIdentities = async (admin: Admin): Promise<Identities> => {
  const made = await Promise.all(
    accountNames.map(async (name) => [name, await createCaller(admin, ACCOUNTS[name])] as const),
  );
  const uid = new Map<string, { uid: string }>(made).get('user')?.uid ?? '';
  return new Map<BearerName, string | undefined>([
    ['nobody', undefined],
    ...made.map(([name, { authorization }]) => [name, authorization] as const),
    ['expired', createBearer(uid, 86_400)],
    ['foreign', createBearer(uid, 0, 'demo-alheio')],
    ['unknown', createBearer('nobody-has-this-uid')],
    ...Object.entries(NONSENSE),
  ]);
};
