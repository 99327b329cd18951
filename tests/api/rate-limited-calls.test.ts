import './support/functions-environment.ts';
import { getEarlyLimits, getHandlerLimits } from '@bigorna/domain/endpoints/endpoint-limits';
import { ENDPOINTS, type EndpointId } from '@bigorna/domain/endpoints/index.schemas';
import type { Account } from '@bigorna/domain/entities/account';
import type { ErrorCode } from '@bigorna/domain/errors/codes';
import {
  getEarlyLimitKey,
  isLoginLimit,
  isSharedLimit,
  RATE_LIMITS,
  type RateLimitName,
  type SharedLimitName,
} from '@bigorna/domain/rate-limits';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createChallenge } from '../../functions/src/members/factors/challenge.ts';
import { createTicket, signTicket } from '../../functions/src/mods/downloads/ticket.ts';
import { consume } from '../../functions/src/platform/rate-limits.ts';
import { TEST_SESSION } from '../../tools/testing/id-token.ts';
import { buildTestSessions } from '../../tools/testing/new-member.ts';
import { type ApiResponse, callEndpoint, createClientIp, getRefusal, type Options } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { buildNewcomer, createMember, type Member, PASSWORD } from './support/members.ts';
import { createMod } from './support/mods.ts';
import { getWindow, leavePoints } from './support/rate-limit-windows.ts';
import { createToken } from './support/tokens.ts';

interface Client extends Member {
  ip: string;
  token: string;
}

/** A rate-limited call: the key that the limit counts, and the HTTP status below the limit. */
interface Limited {
  call: EndpointId;
  options?: (client: Client) => Options & { params?: Record<string, string> };
  counted: (client: Client) => string;
  status: number;
  /** Caller. Default: a member with an unverified e-mail. */
  as?: Pick<Account, 'role' | 'is_verified'>;
  /** Error of a refusal. Default: too_many_requests. */
  code?: ErrorCode;
}

const byIp = ({ ip }: Client): string => ip;
const byAccount = ({ uid }: Client): string => uid;
const byAccountAndIp = ({ uid, ip }: Client): string => `${uid} ${ip}`;
const byName = ({ username }: Client): string => username.toLowerCase();
const byNameAndIp = ({ username, ip }: Client): string => `${username.toLowerCase()} ${ip}`;
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
const loginBanned = (counted: Limited['counted'], password: string, status: number): Limited => ({
  call: 'loginBanned',
  options: ({ username }) => ({ body: { identifier: username, password } }),
  counted,
  status,
});
const register = (counted: Limited['counted']): Limited => ({
  call: 'register',
  options: () => ({ body: buildNewcomer() }),
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
  counted: byIp,
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
const withPassword = (id: EndpointId, body: object, counted: Limited['counted']): Limited => ({
  call: id,
  options: ({ token }) => ({ token, body: { ...body, current_password: 'Errada123' } }),
  counted,
  status: 400,
});
const listPasswordCalls = (counted: Limited['counted']): readonly Limited[] => [
  withPassword('updatePassword', { password: 'Novinha456' }, counted),
  withPassword('updateEmail', { email: 'outro@bigorna.test' }, counted),
  withPassword('deleteUser', { confirmation: 'DELETAR' }, counted),
  withPassword('beginTotp', {}, counted),
  withPassword('beginPasskey', {}, counted),
];
const ofStaff = (
  id: EndpointId,
  status: number,
  options: Options & { params: Record<string, string>; query?: string },
): Limited => ({
  ...ofMember(id, status, options),
  as: { role: 'admin', is_verified: true },
});
const ofMember = (
  id: EndpointId,
  status: number,
  options: Options & { params?: Record<string, string>; query?: string } = {},
): Limited => ({
  call: id,
  options: ({ token }) => ({ token, ...options }),
  counted: byAccount,
  status,
});

/** A quarantine slot without a file. */
const NO_SLOT = 'nada-nada-nada-nada';

const withCode =
  (id: EndpointId, purpose: 'login' | 'banned' | 'prove') =>
  (counted: Limited['counted']): Limited => ({
    call: id,
    options: ({ uid, token }) => ({
      token,
      body: { challenge: createChallenge(purpose, uid).signed, code: '000000', name: 'Celular' },
    }),
    counted,
    status: 400,
  });
const FACTOR_CALLS = [
  withCode('loginFactor', 'login'),
  withCode('loginBannedFactor', 'banned'),
  withCode('proveFactor', 'prove'),
  withCode('confirmTotp', 'prove'),
] as const;

const createSignedTicket = (modId: string, releaseId: string, uid: string): string =>
  signTicket(createTicket({ modId, releaseId, uid }, new Date()), String(process.env.TICKET_SECRET));

const mod = await createMod();

/** A new e-mail address, different for each member. */
const getNewEmail = ({ username }: Client): string => `novo-${username.toLowerCase()}@bigorna.test`;
const changeEmail = (counted: Limited['counted']): Limited => ({
  call: 'updateEmail',
  options: (client) => ({ token: client.token, body: { email: getNewEmail(client), current_password: PASSWORD } }),
  counted,
  status: 200,
});
const CONFIRMATIONS = [
  { ...ofMember('resendVerification', 200), counted: ({ email }: Client) => email },
  changeEmail(getNewEmail),
];
const LINKS = [
  link('verifyResetToken', () => ({ params: { token: 'nada' } })),
  link('resetPassword', () => ({ body: { token: 'nada', password: 'Novinha456' } })),
  link('verifyEmail', () => ({ body: { token: 'nada' } })),
];

/** Calls of every shared limit. A limit without a row does not compile. */
const LIMITED: Readonly<Record<SharedLimitName, readonly Limited[]>> = {
  login_by_account_and_address: [login(byNameAndIp), loginBanned(byNameAndIp, PASSWORD, 403)],
  login_by_address: [login(byIp), loginBanned(byIp, PASSWORD, 403)],
  login_by_hop: [wrongLogin(byIp), loginBanned(byIp, 'Errada123', 401)],
  login_by_account: [wrongLogin(byName), loginBanned(byName, 'Errada123', 401)],
  password_checks_by_account: [
    login(byAccount),
    loginBanned(byAccount, PASSWORD, 403),
    ...listPasswordCalls(byAccount),
  ],
  password_by_account_and_address: listPasswordCalls(byAccountAndIp),
  password_by_account: listPasswordCalls(byAccount),
  factor_by_account_and_address: FACTOR_CALLS.map((make) => make(byAccountAndIp)),
  factor_by_account: FACTOR_CALLS.map((make) => make(byAccount)),
  factor_by_account_daily: FACTOR_CALLS.map((make) => make(byAccount)),
  register_by_address: [register(byIp)],
  register_by_hop: [register(byIp)],
  register_in_all: [register(inAll)],
  forgot_by_address: [forgot(byIp)],
  forgot_by_hop: [forgot(byIp)],
  forgot_by_email: [forgot(({ email }) => email)],
  forgot_by_email_daily: [forgot(({ email }) => email)],
  forgot_in_all: [forgot(inAll)],
  links_by_address: LINKS,
  links_by_hop: LINKS,
  resend_by_account: [ofMember('resendVerification', 200)],
  resend_by_account_hourly: [ofMember('resendVerification', 200)],
  resend_by_account_daily: [ofMember('resendVerification', 200)],
  email_change_by_account: [changeEmail(byAccount)],
  email_change_by_account_daily: [changeEmail(byAccount)],
  confirmations_by_email_hourly: CONFIRMATIONS,
  confirmations_by_email_daily: CONFIRMATIONS,
  contact_by_address: [contact(byIp)],
  contact_by_hop: [contact(byIp)],
  contact_in_all: [contact(inAll)],
  profile_by_account: [ofMember('updateProfile', 200, { body: { bio: 'Mineiro' } })],
  downloads_by_account: [
    { ...ofMember('issueDownload', 404, { params: { id: 'nada' } }), as: { role: 'user', is_verified: true } },
  ],
  download_bytes_by_account: [
    {
      call: 'redeemDownload',
      options: ({ uid }) => ({ params: { ticket: createSignedTicket(mod.id, mod.releaseId, uid) } }),
      counted: byAccount,
      status: 200,
      as: { role: 'user', is_verified: true },
      code: 'download_volume_exceeded',
    },
  ],
  staff_exports_by_account: [
    ofStaff('adminExport', 200, { params: { resource: 'mods' } }),
    {
      ...ofMember('adminExportUser', 404, { params: { uid: 'ninguem' }, body: { reason: 'Pedido da pessoa' } }),
      as: { role: 'super_admin', is_verified: true },
    },
  ],
  staff_uploads_by_account: [
    ofStaff('inspectUpload', 404, { params: { slot: NO_SLOT }, body: { file_name: 'nada.jar' } }),
    ofStaff('keepPicture', 404, { params: { slot: NO_SLOT }, body: { use: 'gallery' } }),
    ofStaff('keepIcon', 404, { params: { slot: NO_SLOT } }),
  ],
  archive_reads_by_account: [
    ofStaff('listArchive', 404, { params: { mod: 'nada', id: 'nada' } }),
    ofStaff('readArchiveFile', 404, { params: { mod: 'nada', id: 'nada' }, query: '?path=nada' }),
  ],
  factor_resets_by_account: [
    {
      call: 'confirmFactorReset',
      options: ({ uid, token }) => ({ token, params: { uid } }),
      counted: byAccount,
      status: 409,
      as: { role: 'admin', is_verified: true },
    },
  ],
  announcements_by_account: [ofStaff('sendAnnouncement', 404, { params: { id: 'nada' }, body: {} })],
  avatar_by_account: [
    ofMember('removeAvatar', 200),
    ofMember('updateAvatar', 415, { rawBody: 'nada', headers: { 'Content-Type': 'application/octet-stream' } }),
  ],
  export_by_account: [ofMember('exportUser', 200)],
};

const served = await serveApi();

const createClient = async (as: Limited['as'] = { role: 'user', is_verified: false }): Promise<Client> => {
  const member = await createMember(as);
  const seconds = Math.floor(Date.now() / 1000);
  return { ...member, ip: createClientIp(), token: createToken(member.uid, seconds, seconds + 3600) };
};

const send = ({ call: id, options = () => ({}) }: Limited, client: Client): Promise<ApiResponse> => {
  const { headers = {}, ...given } = options(client);
  return callEndpoint(id, {
    ...given,
    headers: { ...headers, 'X-Forwarded-For': client.ip },
    origin: served.origin,
  });
};

/** Whether the rate limit document contains the uid: the key starts with the uid, or a login succeeds. */
const concernsAccount = (name: SharedLimitName, { counted, status }: Limited, client: Client): boolean =>
  counted(client).startsWith(client.uid) || (isLoginLimit(name) && status === 200);

/** Uses up the limit for a minute, as another instance would. Returns a function that resets the limit. */
const useUp = async (name: SharedLimitName, key: string): Promise<() => Promise<unknown>> => {
  await leavePoints(name, key, 0, 60_000);
  return () => getWindow(name, key).delete();
};

const rows = Object.entries<readonly Limited[]>(LIMITED).flatMap(([name, calls]) =>
  calls.map((limited) => [name, limited.call, limited] as const),
);
const isLimit = (name: string): name is SharedLimitName => name in LIMITED;

const isEndpoint = (id: string): id is EndpointId => id in ENDPOINTS;
const endpoints = Object.keys(ENDPOINTS).filter(isEndpoint);

describe('call with a used-up limit', () => {
  it.each(rows)(
    '%s: %s is refused with 429 and Retry-After; before, it is served (R090, R201)',
    async (name, _call, limited) => {
      if (!isLimit(name)) throw new Error(name);
      const client = await createClient(limited.as);
      const before = await send(limited, client);
      expect(before.status, before.text).toBe(limited.status);
      const { uid } = z
        .object({ uid: z.string().optional() })
        .parse((await getWindow(name, limited.counted(client)).get()).data());
      expect(uid).toBe(concernsAccount(name, limited, client) ? client.uid : undefined);
      const restore = await useUp(name, limited.counted(client));
      const rejected = await send(limited, client);
      await restore();
      expect(getRefusal(rejected)).toBe(`429 ${limited.code ?? 'too_many_requests'}`);
      const seconds = Number(rejected.headers.get('Retry-After'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
    },
    60_000,
  );
});

describe('shared limits', () => {
  it('have a test in this file for every call that declares a shared limit (R090)', () => {
    const declared = endpoints.flatMap((id) =>
      getHandlerLimits(id)
        .filter(isSharedLimit)
        .map((name) => `${name} ${id}`),
    );
    expect(rows.map(([name, id]) => `${name} ${id}`).sort()).toEqual(declared.sort());
  });
});

const MISSING_IDS = { key: 'nada', id: 'nada', slug: 'nada', modId: 'nada', uid: 'nada', hash: 'nada' };

/** Uses up a limit in this instance. */
const useUpHere = async (name: RateLimitName, key: string): Promise<void> => {
  for (let call = 0; call < RATE_LIMITS[name].points; call += 1) await consume(name, key);
};

describe('limit of one instance', () => {
  const earlyLimits = endpoints.flatMap((id) => getEarlyLimits(id).map((name) => [name, id] as const));

  it.each(earlyLimits)('%s is counted before parsing by %s, separately for each client (R090)', async (name, id) => {
    const [client, other] = [await createClient(), await createClient()];
    const request = ({ ip, token }: Client) =>
      callEndpoint(id, { params: MISSING_IDS, token, headers: { 'X-Forwarded-For': ip }, origin: served.origin });
    const keys = ({ ip, uid }: Client) => ({ address: ip, account: uid, session: `${uid} ${TEST_SESSION}` });
    expect((await request(client)).status).not.toBe(429);
    await useUpHere(name, keys(other)[getEarlyLimitKey(name) ?? 'address']);
    const rejected = await request(other);
    expect(getRefusal(rejected)).toBe('429 too_many_requests');
    expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('own_security_by_account counts by session: other sessions can end this one (R090, R206)', async () => {
    const { uid, token } = await createClient();
    const account = firestore.doc(`users/${uid}`);
    await account.update({ 'sessions.other': buildTestSessions()[TEST_SESSION] });
    const seconds = Math.floor(Date.now() / 1000);
    const other = createToken(uid, seconds, seconds + 3600, undefined, { sid: 'other' });
    const list = () => callEndpoint('listSessions', { token, origin: served.origin });
    const end = (id: string, by: string) =>
      callEndpoint('endSession', { token: by, params: { id }, origin: served.origin });
    const responses = await Promise.all(Array.from({ length: RATE_LIMITS.own_security_by_account.points }, list));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(getRefusal(await end('other', token))).toBe('429 too_many_requests');
    expect((await end(TEST_SESSION, other)).status).toBe(200);
    expect(getRefusal(await list())).toBe('401 token_expired');
  });

  it('session_checks_by_account counts by member, not by IP address (R090, R203)', async () => {
    const [client, other] = [await createClient(), await createClient()];
    const verify = ({ token }: Client) =>
      callEndpoint('verify', { token, headers: { 'X-Forwarded-For': createClientIp() }, origin: served.origin });
    await useUpHere('session_checks_by_account', other.uid);
    expect((await verify(client)).status).toBe(200);
    expect(getRefusal(await verify(other))).toBe('429 too_many_requests');
  });

  it('redemptions_by_account counts by the member of the ticket (R090)', async () => {
    const fetchFile = ({ uid }: Client) => {
      const ticket = createSignedTicket('nada', 'nada', uid);
      return callEndpoint('redeemDownload', { params: { ticket }, origin: served.origin });
    };
    const verified = { role: 'user', is_verified: true } as const;
    const [client, other] = [await createClient(verified), await createClient(verified)];
    await useUpHere('redemptions_by_account', other.uid);
    expect(getRefusal(await fetchFile(client))).toBe('404 mod_not_found');
    expect(getRefusal(await fetchFile(other))).toBe('429 too_many_requests');
  });
});
