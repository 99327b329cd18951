import { randomUUID } from 'node:crypto';
import { DELETION_WORDS } from '@bigorna/domain/deletion-word';
import { LOCALES } from '@bigorna/domain/locales';
import { describe, expect, it } from 'vitest';
import { call, failureOf, messageOf, refusal } from './support/call.ts';
import { environment } from './support/environment.ts';
import { auth, firestore } from './support/firebase.ts';
import { PASSWORD, signedIn, signIn } from './support/members.ts';

const drop = (token: string, body: object, locale = 'pt-BR') =>
  call('deleteUser', { token, body, headers: { 'Accept-Language': locale } });
const FIRESTORE = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${environment.project}/databases/(default)/documents`;
const STORAGE = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${environment.bucket}`;
/** A request past the API, as the SDKs of Firestore and Storage make them. */
const byToken = (url: string, token: string, init: RequestInit = {}) =>
  fetch(url, { ...init, headers: { Authorization: `${url.startsWith(STORAGE) ? 'Firebase' : 'Bearer'} ${token}` } });

const right = { current_password: PASSWORD, confirmation: 'DELETAR' };
const isThere = async (uid: string): Promise<boolean> => (await firestore.doc(`users/${uid}`).get()).exists;

describe('R085 deleting the account', () => {
  it.each(LOCALES)('R085 takes the word of %s, whatever its case, and no other', async (locale) => {
    const { uid, token } = await signedIn();
    const wrong = await drop(token, { ...right, confirmation: 'APAGAR' }, locale);
    expect(refusal(wrong)).toEqual({ status: 400, code: 'invalid_request' });
    expect(failureOf(wrong).errors).toMatchObject([{ path: 'confirmation', code: 'confirmation_wrong' }]);
    expect(failureOf(wrong).errors?.[0]?.message).toContain(DELETION_WORDS[locale]);
    expect(await isThere(uid)).toBe(true);
    const reply = await drop(token, { ...right, confirmation: ` ${DELETION_WORDS[locale].toLowerCase()} ` }, locale);
    expect(reply.status, reply.text).toBe(200);
    expect(await isThere(uid)).toBe(false);
  });

  it('R085 takes no word of another language', async () => {
    const { uid, token } = await signedIn();
    expect((await drop(token, { ...right, confirmation: 'DELETAR' }, 'en-US')).status).toBe(400);
    expect(await isThere(uid)).toBe(true);
    expect(messageOf(await drop(token, { ...right, confirmation: 'delete' }, 'en-US'))).toBe('Account deleted');
  });

  it('R085 takes the right password only, and says so at the field without ending the session', async () => {
    const { uid, token } = await signedIn();
    const wrong = await drop(token, { ...right, current_password: 'Errada123' });
    expect(failureOf(wrong).errors).toMatchObject([{ path: 'current_password', code: 'password_wrong' }]);
    expect(wrong.status).toBe(400);
    expect(failureOf(await drop(token, {})).errors?.map(({ path }) => path)).toEqual([
      'current_password',
      'confirmation',
    ]);
    expect(await isThere(uid)).toBe(true);
    expect((await drop(token, right)).status).toBe(200);
  });

  it('R085 ends every session at once: a token from before, login by name and by address', async () => {
    const member = await signedIn();
    const other = await signIn(member);
    expect((await drop(member.token, right)).status).toBe(200);
    for (const token of [member.token, other]) {
      for (const id of ['verify', 'countHistory', 'exportUser', 'logout'] as const) {
        expect(refusal(await call(id, { token })), id).toEqual({ status: 401, code: 'unauthorized' });
      }
    }
    for (const identifier of [member.username, member.email]) {
      const login = await call('login', { body: { identifier, password: PASSWORD } });
      expect(refusal(login)).toEqual({ status: 401, code: 'invalid_credentials' });
    }
    await expect(auth.getUser(member.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  it('R085 closes Firestore and Storage to a token from before, which they served', async () => {
    const { uid, token } = await signedIn('admin');
    const read = async () => (await byToken(`${FIRESTORE}/profiles/${uid}`, token)).status;
    const upload = async (name: string) => {
      const url = `${STORAGE}/o?uploadType=media&name=${encodeURIComponent(`quarantine/${name}`)}`;
      return (await byToken(url, token, { method: 'POST', body: 'x' })).status;
    };
    expect([await read(), await upload(`${uid}-1`)]).toEqual([200, 200]);
    expect((await drop(token, right)).status).toBe(200);
    expect([await read(), await upload(`${uid}-2`)]).toEqual([403, 403]);
  });

  it('R085 lets the address register anew, and the name never', async () => {
    const member = await signedIn();
    expect((await drop(member.token, right)).status).toBe(200);
    const body = { username: member.username, email: member.email, full_name: 'Ana Nova', password: PASSWORD };
    expect(refusal(await call('register', { body }))).toEqual({ status: 409, code: 'username_taken' });
    const anew = { ...body, username: `Nova_${randomUUID().slice(0, 12)}` };
    expect((await call('register', { body: anew })).status).toBe(200);
  });
});
