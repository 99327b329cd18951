import { may, type PanelAccess, type Permission } from '@bigorna/domain/access/permissions';
import type { Role } from '@bigorna/domain/access/roles';
import type { EndpointAccess } from '@bigorna/domain/endpoints/endpoint';
import { ENDPOINTS, type EndpointId } from '@bigorna/domain/endpoints/index';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { call, failureOf } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { makeMember, signIn } from './support/members.ts';

const IDENTITIES = {
  'signed out': null,
  user: { role: 'user' },
  unverified: { role: 'user', is_verified: false },
  banned: { role: 'user', is_banned: true },
  moderator: { role: 'moderator' },
  admin: { role: 'admin' },
  super_admin: { role: 'super_admin' },
} as const satisfies Record<string, { role: Role; is_verified?: boolean; is_banned?: boolean } | null>;
type Identity = keyof typeof IDENTITIES;

const identities: Identity[] = ['signed out', 'user', 'unverified', 'banned', 'moderator', 'admin', 'super_admin'];
const endpoints = Object.keys(ENDPOINTS).filter((id): id is EndpointId => id in ENDPOINTS);

const isPermission = (access: EndpointAccess): access is Permission =>
  !['public', 'anyone', 'token', 'signed_in', 'verified'].includes(access);

/** The failure that the table's access means for an identity; undefined where it lets in. */
const expected = (access: EndpointAccess, identity: Identity, panel: PanelAccess): ErrorCode | undefined => {
  const member = IDENTITIES[identity];
  if (access === 'public' || access === 'anyone') return undefined;
  if (member === null) return 'unauthorized';
  if (access === 'token') return undefined;
  if ('is_banned' in member) return 'banned';
  if (access === 'verified') return 'is_verified' in member ? 'email_not_verified' : undefined;
  return isPermission(access) && !may(member.role, access, panel) ? 'forbidden' : undefined;
};

const REFUSALS: readonly string[] = ['unauthorized', 'banned', 'email_not_verified', 'forbidden', 'token_expired'];

/** Nothing is there under these names, so that a call that is let in changes nothing. */
const params = { id: 'nada', uid: 'ninguem', slug: 'nada', ticket: 'nada' };

const tokens = new Map<Identity, string>();

const refusalOf = async (id: EndpointId, identity: Identity): Promise<string | undefined> => {
  const reply = await call(id, { params, token: tokens.get(identity) });
  if (reply.status === 200) return undefined;
  const { code } = failureOf(reply);
  return REFUSALS.includes(code) ? code : undefined;
};

beforeAll(async () => {
  for (const identity of identities) {
    const given = IDENTITIES[identity];
    if (given === null) continue;
    const { is_banned = false, ...others }: { role: Role; is_banned?: boolean } = given;
    const member = await makeMember(others);
    tokens.set(identity, await signIn(member));
    if (is_banned) await firestore.doc(`users/${member.uid}`).update({ is_banned: true, ban_reason: 'Prova' });
  }
});

describe('access', () => {
  for (const id of endpoints) {
    const { access }: { access: EndpointAccess } = ENDPOINTS[id];
    it.each(identities)(`R142 ${id} (${access}) for %s`, async (identity) => {
      expect(await refusalOf(id, identity)).toBe(expected(access, identity, 'staff'));
    });
  }
});

describe('access with the strict site setting', () => {
  const settings = firestore.doc('settings/site');
  const staffCalls = endpoints.filter((id) => isPermission(ENDPOINTS[id].access));

  /** Each function reads the setting on its own, a few seconds late. */
  const untilSettled = (panel: PanelAccess) =>
    vi.waitFor(
      async () => {
        for (const id of staffCalls) {
          for (const identity of ['moderator', 'super_admin'] as const) {
            expect(await refusalOf(id, identity), id).toBe(expected(ENDPOINTS[id].access, identity, panel));
          }
        }
      },
      { timeout: 15_000, interval: 250 },
    );

  beforeAll(async () => {
    await settings.set({ admin_panel_access: 'super_admin' }, { merge: true });
    await untilSettled('super_admin');
  });
  afterAll(async () => {
    await settings.set({ admin_panel_access: 'staff' }, { merge: true });
    await untilSettled('staff');
  });

  for (const id of staffCalls) {
    it.each(['moderator', 'admin', 'super_admin'] as const)(`${id} for %s`, async (identity) => {
      expect(await refusalOf(id, identity)).toBe(identity === 'super_admin' ? undefined : 'forbidden');
    });
  }
});
