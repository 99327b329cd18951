import './support/functions-environment.ts';
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../functions/src/catalogue/index.ts';
import { getVisitorId } from '../../functions/src/counters/visitor.ts';
import { isTrustedIp } from '../../functions/src/members/accounts/trusted-ips.ts';
import { callEndpoint, callForData, createClientIp } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { createMember, PASSWORD } from './support/members.ts';
import { createMod } from './support/mods.ts';

const served = await serveApi();
afterAll(() => catalogue.close());

const AGENT = 'Mozilla/5.0 (prova)';
const from = (ip: string) => ({ origin: served.origin, headers: { 'X-Forwarded-For': ip, 'User-Agent': AGENT } });

/** All 65,536 IPv4 addresses with the same first two bytes. */
const getNeighbours = (ip: string): string[] => {
  const beginning = ip.split('.').slice(0, 2).join('.');
  return Array.from({ length: 65_536 }, (_, i) => `${beginning}.${i >> 8}.${i & 255}`);
};

const registerFrom = async (ip: string) => {
  const username = `Nova_${randomUUID().slice(0, 12)}`;
  const email = `${username.toLowerCase()}@bigorna.test`;
  const body = { username, email, full_name: 'Ana Nova', password: PASSWORD };
  const { user, tokens } = await callForData('register', { ...from(ip), body });
  return { uid: user.id, username, email, token: tokens.accessToken };
};

/** Ids of the rate limit documents whose `uid` field names an account. */
const findRows = async (uid: string): Promise<string[]> =>
  (await firestore.collection('rate_limits').where('uid', '==', uid).get()).docs.map(({ id }) => id);

const readIds = async (): Promise<Set<string>> =>
  new Set((await firestore.collection('rate_limits').listDocuments()).map(({ id }) => id));

describe('IP addresses in the database', () => {
  it('cannot be guessed from ids of rate limit documents without the secret (R201)', async () => {
    const ip = createClientIp();
    const { uid, username, email } = await registerFrom(ip);
    const ids = await readIds();
    const words = ['known_address', 'register_by_address'];
    const names = [uid, username.toLowerCase(), email];
    const getGuesses = (candidate: string): string[] =>
      words.flatMap((word) => [`${word} ${candidate}`, ...names.map((name) => `${word} ${name} ${candidate}`)]);
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    const hits = getNeighbours(ip).filter((candidate) => getGuesses(candidate).some((guess) => ids.has(hash(guess))));
    expect(hits).toEqual([]);
    for (const name of names) expect(await isTrustedIp(name, ip)).toBe(true);
    expect(await isTrustedIp(uid, createClientIp())).toBe(false);
  }, 120_000);

  it('cannot be guessed from ids of view events, even with the salt of the day (R201)', async () => {
    const [ip, mod] = [createClientIp(), await createMod()];
    catalogue.invalidate();
    expect((await callEndpoint('viewMod', { ...from(ip), params: { id: mod.id } })).status).toBe(200);
    const events = await firestore.collection('events').where('mod_id', '==', mod.id).get();
    const salt = String((await firestore.doc('system/visitor-salt').get()).get('salt'));
    const hash = (candidate: string) =>
      createHmac('sha256', salt)
        .update(JSON.stringify([candidate, AGENT]))
        .digest('hex')
        .slice(0, 32);
    const isInEvents = (who: string) => events.docs.some(({ id }) => id.includes(who));
    expect(getNeighbours(ip).filter((candidate) => isInEvents(hash(candidate)))).toEqual([]);
    expect(isInEvents(await getVisitorId({ ip, header: () => AGENT }))).toBe(true);
  });
});

describe('rate limit documents with IP addresses of an account', () => {
  it('are deleted with the account (R201)', async () => {
    const [home, elsewhere] = [createClientIp(), createClientIp()];
    const member = await registerFrom(home);
    const { uid, username, email, token } = member;
    const other = await createMember();
    const logIn = (identifier: string, password = PASSWORD) =>
      callEndpoint('login', { ...from(elsewhere), body: { identifier, password } });
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
