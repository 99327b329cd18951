import { randomUUID } from 'node:crypto';
import { DELETION_WORDS } from '@bigorna/domain/deletion-word';
import type { Registration } from '@bigorna/domain/endpoints/passkeys.schemas';
import { FALLBACK_LOCALE } from '@bigorna/domain/locales';
import { z } from 'zod';
import { getTotpCode, SEED_FACTOR } from '../../tools/shared/totp.ts';
import { createAuthenticator } from '../../tools/testing/authenticator.ts';
import { TEST_SESSION } from '../../tools/testing/id-token.ts';
import { type AccountOverrides, PASSWORD } from '../../tools/testing/new-member.ts';
import { createCaller } from '../caller.ts';
import { fetchMails } from '../mails.ts';
import { getRandomIp, type SentRequest } from '../send.ts';
import { JAR, NEW_PASSWORD, NEW_RELEASE, PICTURES, RELEASE_FORM, uploadFile } from './sample-values.ts';
import { fetchIds, type Source } from './source.ts';

/** The path below /api, with the header and the body of the request. */
interface Prepared {
  readonly path: string;
  readonly authorization?: string;
  readonly body?: object;
}

const toRequest = ({ portal }: Source, method: string, { path, authorization, body }: Prepared): SentRequest => ({
  url: portal.url,
  method,
  target: `/api${path}`,
  headers: {
    'X-Forwarded-For': getRandomIp(),
    'Content-Type': body === undefined ? '' : 'application/json',
    Authorization: authorization ?? '',
  },
  body: body && JSON.stringify(body),
});

/** Posts a request that must come before the prepared request. */
const post = async <T>(source: Source, prepared: Prepared, data: z.ZodType<T>): Promise<T> => {
  const { url, target, headers, body } = toRequest(source, 'POST', prepared);
  const response = await fetch(`${url}${target}`, { method: 'POST', headers, body: body ?? null });
  if (!response.ok) throw new Error(`${target} answered ${response.status} ${await response.text()}`);
  return z.object({ data }).parse(await response.json()).data;
};

/** The code in the newest link that was mailed to an e-mail address. */
const findMailedCode = async ({ portal }: Source, email: string): Promise<string> => {
  const code = (await fetchMails(portal)).findLast((mail) => mail.email === email)?.oobCode;
  if (code === undefined) throw new Error(`No mail was sent to ${email}`);
  return code;
};

const mailReset = async (source: Source): Promise<string> => {
  const { email } = await createCaller(source.admin);
  await post(source, { path: '/auth/forgot-password', body: { email } }, z.null());
  return findMailedCode(source, email);
};

const withFactor = z.object({ second_factor: z.object({ challenge: z.string() }) });
const passkeyStart = z.object({ challenge: z.string(), options: z.object({ challenge: z.string() }) });

const prepareLogin = async ({ admin }: Source, path: string, given?: AccountOverrides): Promise<Prepared> => {
  const { username } = await createCaller(admin, given);
  return { path, body: { identifier: username, password: PASSWORD } };
};

/** Starts a login, and prepares its second step. */
const prepareFactor = async (source: Source, path: string, given: AccountOverrides): Promise<Prepared> => {
  const { second_factor } = await post(source, await prepareLogin(source, path, given), withFactor);
  return { path: `${path}/factor`, body: { challenge: second_factor.challenge, code: getTotpCode() } };
};

/** Prepares a call of a new member. */
const asMember =
  (path: string, body?: object, given?: AccountOverrides) =>
  async ({ admin }: Source): Promise<Prepared> => {
    const { authorization } = await createCaller(admin, given);
    return { path, authorization, ...(body && { body }) };
  };

const REASON = 'Prova';
const created = z.object({ id: z.string() });

const buildMod = (authorization: string, given: object = {}): Prepared => {
  const fields = { title: `Prova ${randomUUID()}`, author: 'Oficina de Provas', content_type: 'mod' };
  return { path: '/mods', authorization, body: { ...fields, status: 'pending', ...given } };
};

/** Creates a mod that waits for review, unless `given` changes its status. Returns the id. */
const createMod = async (source: Source, authorization = source.observer, given: object = {}): Promise<string> =>
  (await post(source, buildMod(authorization, given), created)).id;

const buildRelease = (mod: string, authorization: string, body: object = NEW_RELEASE): Prepared => ({
  path: `/admin/mods/${mod}/releases`,
  authorization,
  body,
});

/** Creates a release of a mod, and prepares its confirmation. */
const prepareClear = async (source: Source, mod: string): Promise<Prepared> => {
  const release = buildRelease(mod, source.observer);
  const { id } = await post(source, release, created);
  return { path: `${release.path}/${id}/clear`, authorization: source.observer, body: {} };
};

/** A staff call about a mod: the end of its path, and its body if it has one. */
type ModAction = readonly [action: string, body?: object];

/** Creates a mod, runs the actions `before`, and prepares the action `last`. */
const actOnMod =
  (last: ModAction, before: readonly ModAction[] = [], given: object = {}) =>
  async (source: Source): Promise<Prepared> => {
    const mod = await createMod(source, source.observer, given);
    const build = async ([action, body]: ModAction): Promise<Prepared> => {
      if (action === 'approve') await post(source, await prepareClear(source, mod), z.unknown());
      return { path: `/admin/mods/${mod}/${action}`, authorization: source.observer, ...(body && { body }) };
    };
    for (const action of before) await post(source, await build(action), z.unknown());
    return build(last);
  };

const REJECT: ModAction = ['reject', { reason: REASON }];
const APPROVE: ModAction = ['approve', {}];
const ARCHIVE: ModAction = ['archive', {}];

/** Uploads a file, and prepares the call that stores the file as a picture. */
const uploadPicture = async (source: Source): Promise<Prepared> => ({
  path: `/admin/uploads/${await uploadFile(source, PICTURES[0])}/picture`,
  authorization: source.observer,
  body: { use: 'thumbnail' },
});

/** Uploads and checks a mod file. Returns the slot. */
const inspectJar = async (source: Source): Promise<string> => {
  const slot = await uploadFile(source, JAR);
  const path = `/admin/uploads/${slot}/inspect`;
  await post(source, { path, authorization: source.observer, body: { file_name: 'prova.jar' } }, z.unknown());
  return slot;
};

const listFiltered = (resource: string, filter: object, authorization: string): Prepared => ({
  path: `/admin/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  authorization,
});

const preparations: Readonly<Record<string, (source: Source) => Promise<Prepared>>> = {
  login: (source) => prepareLogin(source, '/auth/login'),
  loginBanned: (source) => prepareLogin(source, '/auth/login/banned', { is_banned: true, ban_reason: REASON }),
  loginFactor: (source) => prepareFactor(source, '/auth/login', { role: 'moderator' }),
  loginBannedFactor: (source) => prepareFactor(source, '/auth/login/banned', { has_factor: true, is_banned: true }),
  proveFactor: async (source) => {
    const { authorization } = await createCaller(source.admin, { role: 'moderator' });
    const start = { path: '/auth/factor/challenge', authorization };
    const { challenge } = await post(source, start, z.object({ challenge: z.string() }));
    return { path: '/auth/factor', authorization, body: { challenge, code: getTotpCode() } };
  },
  confirmTotp: async (source) => {
    const { authorization } = await createCaller(source.admin);
    const start = { path: '/user/factors/totp', authorization, body: { current_password: PASSWORD } };
    const { secret } = await post(source, start, z.object({ secret: z.string() }));
    return { ...start, path: `${start.path}/confirm`, body: { code: getTotpCode(secret), name: 'Celular' } };
  },
  confirmPasskey: async (source) => {
    const { authorization } = await createCaller(source.admin);
    const start = { path: '/user/factors/passkeys', authorization, body: { current_password: PASSWORD } };
    const { challenge, options } = await post(source, start, passkeyStart);
    const credential: Registration = createAuthenticator(source.portal.url).create(options);
    return { ...start, path: `${start.path}/confirm`, body: { challenge, credential, name: 'Notebook' } };
  },
  resendVerification: asMember('/auth/resend-verification', undefined, { is_verified: false }),
  verifyEmail: async (source) => {
    const { email, authorization } = await createCaller(source.admin, { is_verified: false });
    await post(source, { path: '/auth/resend-verification', authorization }, z.null());
    return { path: '/auth/verify-email', body: { token: await findMailedCode(source, email) } };
  },
  verifyResetToken: async (source) => ({ path: `/auth/verify-reset-token/${await mailReset(source)}` }),
  resetPassword: async (source) => ({
    path: '/auth/reset-password',
    body: { token: await mailReset(source), password: NEW_PASSWORD },
  }),
  register: async () => {
    const username = `Prova-${randomUUID().slice(0, 13)}`;
    const body = { username, email: `${username}@bigorna.test`, full_name: 'Pessoa de Prova', password: NEW_PASSWORD };
    return { path: '/auth/register', body };
  },
  updatePassword: asMember('/user/password', { current_password: PASSWORD, password: NEW_PASSWORD }),
  deleteUser: asMember('/user', { current_password: PASSWORD, confirmation: DELETION_WORDS[FALLBACK_LOCALE] }),
  renameFactor: asMember(`/user/factors/${SEED_FACTOR}`, { name: 'Celular' }, { has_factor: true }),
  removeFactor: asMember(`/user/factors/${SEED_FACTOR}`, undefined, { has_factor: true }),
  endSession: asMember(`/user/sessions/${TEST_SESSION}`),
  createMod: async ({ observer }) => buildMod(observer),
  updateMod: async (source) => ({
    path: `/mods/${await createMod(source)}`,
    authorization: source.observer,
    body: { description: 'Texto de prova.' },
  }),
  deleteMod: async (source) => ({ path: `/mods/${await createMod(source)}`, authorization: source.observer }),
  submitMod: actOnMod(['submit', {}], [], { status: 'draft' }),
  approveMod: actOnMod(APPROVE),
  rejectMod: actOnMod(REJECT),
  reopenMod: actOnMod(['reopen', {}], [REJECT]),
  archiveMod: actOnMod(ARCHIVE),
  restoreMod: actOnMod(['restore', {}], [ARCHIVE]),
  revertMod: actOnMod(['revert', { revision: 1 }], [APPROVE]),
  keepPicture: uploadPicture,
  keepIcon: async (source) => ({
    path: `/admin/uploads/${await inspectJar(source)}/icon`,
    authorization: source.observer,
  }),
  removeModPicture: async (source) => {
    const { url } = await post(source, await uploadPicture(source), z.object({ url: z.string() }));
    return actOnMod(['remove-picture', { url, reason: REASON }], [], { thumbnail_url: url })(source);
  },
  compareRevisions: actOnMod(['revisions/compare?from=1&to=1'], [APPROVE]),
  createRelease: async (source) => buildRelease(await createMod(source), source.observer),
  readArchiveFile: async (source) => {
    const mod = await createMod(source);
    const body = { ...RELEASE_FORM, slot: await inspectJar(source) };
    const { id } = await post(source, buildRelease(mod, source.observer, body), created);
    return { path: `/admin/archives/${mod}/${id}/file?path=fabric.mod.json`, authorization: source.observer };
  },
  clearRelease: async (source) => prepareClear(source, await createMod(source)),
  takeDownCreated: async (source) => {
    const { uid, authorization } = await createCaller(source.admin, { role: 'admin' });
    await post(source, buildRelease(await createMod(source, authorization), authorization), created);
    return { path: '/admin/take-downs', authorization, body: { uid, count: 1, reason: REASON } };
  },
  adminListDownloaders: async (source) =>
    listFiltered('downloaders', { mod_id: (await fetchIds(source, 'mods'))[0] }, source.observer),
  adminHistory: async (source) =>
    listFiltered('history', { about: `mods/${await createMod(source)}` }, source.observer),
  signOutMany: asMember('/admin/sign-outs', { scope: 'staff', reason: REASON }, { role: 'super_admin' }),
};

/** Ids of the endpoints with a prepared request. */
export const PREPARED_IDS: readonly string[] = Object.keys(preparations);

/**
 * Prepares a valid request where generated requests succeed rarely or never. Some endpoints need matching fields or an
 * earlier step, such as a mailed code or a new mod. Undefined for other endpoints.
 *
 * @throws Error if a step fails
 */
export const prepareRequest = async (
  source: Source,
  { id, method }: { readonly id: string; readonly method: string },
): Promise<SentRequest | undefined> => {
  const prepare = preparations[id];
  return prepare && toRequest(source, method, await prepare(source));
};
