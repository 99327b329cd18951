import './support/functions-environment.ts';
import { randomUUID } from 'node:crypto';
import { doorLimitsOf, innerLimitsOf } from '@bigorna/domain/endpoint-limits';
import { ENDPOINTS, type EndpointId } from '@bigorna/domain/endpoints/index';
import type { Account } from '@bigorna/domain/entities/account';
import { doorOf, isShared, RATE_LIMITS, type RateLimitName, type SharedLimitName } from '@bigorna/domain/rate-limits';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTicket, sealTicket } from '../../functions/src/downloads/ticket.ts';
import { windowId } from '../../functions/src/platform/rate-limit-windows.ts';
import { spend } from '../../functions/src/platform/rate-limits.ts';
import { call, type Options, type Reply, refusal, someAddress } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { type Member, makeMember, PASSWORD } from './support/members.ts';
import { tokenOf } from './support/tokens.ts';

/** A member, a client's address, and a token of the member. */
interface Client extends Member {
  address: string;
  token: string;
}

/** A call that a limit is about, whom the limit counts with it, and what it is answered while the limit is not used up. */
interface Limited {
  call: EndpointId;
  options?: (client: Client) => Options & { params?: Record<string, string> };
  counted: (client: Client) => string;
  status: number;
  /** Who calls; a member whose address is not verified without. */
  as?: Pick<Account, 'role' | 'is_verified'>;
}

const byAddress = ({ address }: Client): string => address;
const byAccount = ({ uid }: Client): string => uid;
const byPair = ({ uid, address }: Client): string => `${uid} ${address}`;
const inAll = (): string => 'all';

const login = (counted: Limited['counted']): Limited => ({
  call: 'login',
  options: ({ username }) => ({ body: { identifier: username, password: PASSWORD } }),
  counted,
  status: 200,
});
const wrongLogin = (counted: Limited['counted']): Limited => ({
  call: 'login',
  options: ({ username }) => ({ body: { identifier: username, password: 'Errada123' } }),
  counted,
  status: 401,
});
const register = (counted: Limited['counted']): Limited => ({
  call: 'register',
  options: () => {
    const username = `Nova_${randomUUID().slice(0, 12)}`;
    return { body: { username, email: `${username}@bigorna.test`, full_name: 'Ana Nova', password: PASSWORD } };
  },
  counted,
  status: 200,
});
const forgot = (counted: Limited['counted']): Limited => ({
  call: 'forgotPassword',
  options: ({ email }) => ({ body: { email: email.toUpperCase() } }),
  counted,
  status: 200,
});
const link = (id: EndpointId, options: NonNullable<Limited['options']>): Limited => ({
  call: id,
  options,
  counted: byAddress,
  status: 400,
});
const contact = (counted: Limited['counted']): Limited => ({
  call: 'contact',
  options: () => ({
    body: { name: 'Ana', email: 'ana@bigorna.test', subject: 'Olá', message: 'Uma mensagem de prova.' },
  }),
  counted,
  status: 200,
});
const withPassword = (id: EndpointId, body: object, counted: Limited['counted'] = byPair): Limited => ({
  call: id,
  options: ({ token }) => ({ token, body: { ...body, current_password: 'Errada123' } }),
  counted,
  status: 400,
});
const ofStaff = (id: EndpointId, status: number, options: Options & { params: Record<string, string> }): Limited => ({
  ...ofMember(id, status, options),
  as: { role: 'admin', is_verified: true },
});
const ofMember = (
  id: EndpointId,
  status: number,
  options: Options & { params?: Record<string, string> } = {},
): Limited => ({
  call: id,
  options: ({ token }) => ({ token, ...options }),
  counted: byAccount,
  status,
});

/** A slot of the quarantine that nothing was put in. */
const NO_SLOT = 'nada-nada-nada-nada';

/** The calls of every shared limit: a limit without a row does not compile. */
const LIMITED: Readonly<Record<SharedLimitName, readonly Limited[]>> = {
  login_by_account_and_address: [login(({ username, address }) => `${username.toLowerCase()} ${address}`)],
  login_by_address: [login(byAddress)],
  login_by_account: [wrongLogin(({ username }) => username.toLowerCase())],
  password_by_account_and_address: [
    withPassword('updatePassword', { password: 'Novinha456' }),
    withPassword('updateEmail', { email: 'outro@bigorna.test' }),
    withPassword('deleteUser', { confirmation: 'DELETAR' }),
  ],
  password_by_account: [
    withPassword('updatePassword', { password: 'Novinha456' }, byAccount),
    withPassword('updateEmail', { email: 'outro@bigorna.test' }, byAccount),
    withPassword('deleteUser', { confirmation: 'DELETAR' }, byAccount),
  ],
  register_by_address: [register(byAddress)],
  register_in_all: [register(inAll)],
  forgot_by_address: [forgot(byAddress)],
  forgot_by_email: [forgot(({ email }) => email)],
  links_by_address: [
    link('verifyResetToken', () => ({ params: { token: 'nada' } })),
    link('resetPassword', () => ({ body: { token: 'nada', password: 'Novinha456' } })),
    link('verifyEmail', () => ({ body: { token: 'nada' } })),
  ],
  resend_by_account: [ofMember('resendVerification', 200)],
  email_change_by_account: [
    ofMember('updateEmail', 200, { body: { email: 'outro@bigorna.test', current_password: PASSWORD } }),
  ],
  contact_by_address: [contact(byAddress)],
  contact_in_all: [contact(inAll)],
  profile_by_account: [ofMember('updateProfile', 200, { body: { bio: 'Mineiro' } })],
  downloads_by_account: [
    { ...ofMember('issueDownload', 404, { params: { id: 'nada' } }), as: { role: 'user', is_verified: true } },
  ],
  staff_exports_by_account: [ofStaff('adminExport', 200, { params: { resource: 'mods' } })],
  staff_uploads_by_account: [
    ofStaff('inspectUpload', 404, { params: { slot: NO_SLOT }, body: { file_name: 'nada.jar' } }),
    ofStaff('keepPicture', 404, { params: { slot: NO_SLOT }, body: { use: 'gallery' } }),
  ],
  announcements_by_account: [ofStaff('sendAnnouncement', 404, { params: { id: 'nada' }, body: {} })],
  avatar_by_account: [
    ofMember('removeAvatar', 200),
    ofMember('updateAvatar', 415, { rawBody: 'nada', headers: { 'Content-Type': 'application/octet-stream' } }),
  ],
  export_by_account: [ofMember('exportUser', 200)],
};

let served: Awaited<ReturnType<typeof serveApi>>;
beforeAll(async () => {
  served = await serveApi();
});
afterAll(() => served.close());

const someClient = async (as: Limited['as'] = { role: 'user', is_verified: false }): Promise<Client> => {
  const member = await makeMember(as);
  const seconds = Math.floor(Date.now() / 1000);
  return { ...member, address: someAddress(), token: tokenOf(member.uid, seconds, seconds + 3600) };
};

const send = ({ call: id, options = () => ({}) }: Limited, client: Client): Promise<Reply> => {
  const { headers = {}, ...given } = options(client);
  return call(id, {
    ...given,
    headers: { ...headers, 'X-Forwarded-For': client.address },
    origin: served.origin,
  });
};

/** Other instances' calls have used the limit up; a minute of its window is left. */
const useUp = async (name: SharedLimitName, key: string): Promise<() => Promise<unknown>> => {
  const window = firestore.doc(`rate_limits/${windowId([name, key])}`);
  const endsAt = Timestamp.fromMillis(Date.now() + 60_000);
  await window.set({ points: RATE_LIMITS[name].points, expires_at: endsAt });
  return () => window.delete();
};

const rows = Object.entries<readonly Limited[]>(LIMITED).flatMap(([name, calls]) =>
  calls.map((limited) => [name, limited.call, limited] as const),
);
const isLimit = (name: string): name is SharedLimitName => name in LIMITED;

const isEndpoint = (id: string): id is EndpointId => id in ENDPOINTS;
const endpoints = Object.keys(ENDPOINTS).filter(isEndpoint);

describe('a call whose limit is used up', () => {
  it.each(rows)(
    'R090 %s: %s is refused with 429 and Retry-After, and served before',
    async (name, _call, limited) => {
      if (!isLimit(name)) throw new Error(name);
      const client = await someClient(limited.as);
      const before = await send(limited, client);
      expect(before.status, before.text).toBe(limited.status);
      const restore = await useUp(name, limited.counted(client));
      const refused = await send(limited, client);
      await restore();
      expect(refusal(refused)).toEqual({ status: 429, code: 'too_many_requests' });
      const seconds = Number(refused.headers.get('Retry-After'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
    },
    60_000,
  );
});

describe('the limits that all instances share', () => {
  it('R090 are tried above at every call that is to have them', () => {
    const declared = endpoints.flatMap((id) =>
      innerLimitsOf(id)
        .filter(isShared)
        .map((name) => `${name} ${id}`),
    );
    expect(rows.map(([name, id]) => `${name} ${id}`).sort()).toEqual(declared.sort());
  });
});

/** Nothing is there under these names. */
const NOTHING = { id: 'nada', slug: 'nada', modId: 'nada', hash: 'nada' };

/** This very instance has counted so many calls of the client. */
const useUpHere = async (name: RateLimitName, key: string): Promise<void> => {
  for (let call = 0; call < RATE_LIMITS[name].points; call += 1) await spend(name, key);
};

describe('a limit of the instance’s own', () => {
  const doors = endpoints.flatMap((id) => doorLimitsOf(id).map((name) => [name, id] as const));

  it.each(doors)('R090 %s is counted at the door of %s, for its client alone', async (name, id) => {
    const [client, other] = [await someClient(), await someClient()];
    const ask = ({ address, token }: Client) =>
      call(id, { params: NOTHING, token, headers: { 'X-Forwarded-For': address }, origin: served.origin });
    const key = ({ address, uid }: Client) => (doorOf(name) === 'address' ? address : uid);
    expect((await ask(client)).status).not.toBe(429);
    await useUpHere(name, key(other));
    const refused = await ask(other);
    expect(refusal(refused)).toEqual({ status: 429, code: 'too_many_requests' });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('R090 redemptions_by_account is counted of the member whose ticket it is', async () => {
    const fetchFile = ({ uid }: Client) => {
      const ticket = newTicket({ modId: 'nada', releaseId: 'nada', uid }, new Date());
      const sealed = sealTicket(ticket, String(process.env.TICKET_SECRET));
      return call('redeemDownload', { params: { ticket: sealed }, origin: served.origin });
    };
    const verified = { role: 'user', is_verified: true } as const;
    const [client, other] = [await someClient(verified), await someClient(verified)];
    await useUpHere('redemptions_by_account', other.uid);
    expect(refusal(await fetchFile(client))).toEqual({ status: 404, code: 'mod_not_found' });
    expect(refusal(await fetchFile(other))).toEqual({ status: 429, code: 'too_many_requests' });
  });
});
