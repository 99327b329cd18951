import './support/functions-environment.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { EMULATOR_HASH_SECRET } from '../../functions/emulator-secrets.ts';
import { catalogue } from '../../functions/src/catalogue/index.ts';
import { isTrustedIp } from '../../functions/src/members/accounts/trusted-ips.ts';
import { readDocuments } from '../../tools/operations/backup/documents.ts';
import { resolveEnvironment } from '../../tools/operations/environment.ts';
import { callEndpoint, callForData, createClientIp } from './support/call.ts';
import { environment } from './support/environment.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { buildNewcomer, createMember, PASSWORD, sendLogin } from './support/members.ts';
import { createMod } from './support/mods.ts';
import { recoverIps } from './support/recover-ips.ts';

const served = await serveApi();
afterAll(() => catalogue.close());

const AGENT = 'Mozilla/5.0 (prova)';
const from = (ip: string) => ({ origin: served.origin, headers: { 'X-Forwarded-For': ip, 'User-Agent': AGENT } });

const registerFrom = async (ip: string) => {
  const body = buildNewcomer();
  const { user, tokens } = await callForData('register', { ...from(ip), body });
  return { ...body, uid: user.id, token: tokens.accessToken };
};

/** Ids of the rate limit documents whose `uid` field names an account. */
const findRows = async (uid: string): Promise<string[]> =>
  (await firestore.collection('rate_limits').where('uid', '==', uid).get()).docs.map(({ id }) => id);

const readIds = async (): Promise<Set<string>> =>
  new Set((await firestore.collection('rate_limits').listDocuments()).map(({ id }) => id));

describe('IP addresses of twenty visitors', () => {
  it('cannot be recovered from an export of the database without the secret (R201)', async () => {
    const planted = Array.from({ length: 20 }, createClientIp);
    const mod = await createMod();
    catalogue.invalidate();
    const visit = async (ip: string): Promise<string[]> => {
      const { uid, username, email } = await registerFrom(ip);
      const body = { name: 'Ana', email, subject: 'Olá', message: 'Uma mensagem de prova.' };
      const responses = await Promise.all([
        callEndpoint('viewMod', { ...from(ip), params: { id: mod.id } }),
        callEndpoint('contact', { ...from(ip), body }),
        callEndpoint('forgotPassword', { ...from(ip), body: { email } }),
        sendLogin(username, PASSWORD, from(ip)),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      return [uid, username.toLowerCase(), email];
    };
    const names = (await Promise.all(planted.map(visit))).flat();
    // Like Google's own export: all documents, also limits and the salt, which our backup leaves out.
    const lines: string[] = [];
    for await (const documents of readDocuments(resolveEnvironment({ project: environment.project }), null)) {
      for (const document of documents) lines.push(JSON.stringify(document));
    }
    const salt = String((await firestore.doc('system/visitor-salt').get()).get('salt'));
    const decoys = Array.from({ length: 5 }, createClientIp);
    const known = { text: lines.join('\n'), candidates: [...planted, ...decoys], names, userAgent: AGENT };
    expect(known.text).toContain(salt);
    expect(recoverIps({ ...known, secrets: [salt] })).toEqual([]);
    expect(recoverIps({ ...known, secrets: [salt, EMULATOR_HASH_SECRET] })).toEqual(planted);
  }, 240_000);
});

describe('rate limit documents with IP addresses of an account', () => {
  it('are deleted with the account (R201)', async () => {
    const [home, elsewhere] = [createClientIp(), createClientIp()];
    const { uid, username, email, token } = await registerFrom(home);
    const other = await createMember();
    const logIn = (identifier: string, password = PASSWORD) => sendLogin(identifier, password, from(elsewhere));
    expect((await logIn(other.username)).status).toBe(200);
    expect((await logIn(username, 'Errada123')).status).toBe(401);
    expect((await logIn(username)).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
    const body = { current_password: PASSWORD, confirmation: 'DELETAR' };
    const rows = await findRows(uid);
    expect(rows.length).toBeGreaterThan(8);
    expect((await callEndpoint('deleteUser', { ...from(elsewhere), token, body })).status).toBe(200);
    expect(await findRows(uid)).toEqual([]);
    const left = await readIds();
    expect(rows.filter((id) => left.has(id))).toEqual([]);
    for (const name of [uid, username, email]) {
      expect([await isTrustedIp(name, home), await isTrustedIp(name, elsewhere)]).toEqual([false, false]);
    }
    expect(await isTrustedIp(other.uid, elsewhere)).toBe(true);
  });
});
