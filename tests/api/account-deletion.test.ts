import { DELETION_WORDS } from '@bigorna/domain/deletion-word';
import { LOCALES } from '@bigorna/domain/locales';
import { describe, expect, it } from 'vitest';
import { callEndpoint, getRefusal, parseFailure, parseMessage } from './support/call.ts';
import { environment } from './support/environment.ts';
import { auth, firestore } from './support/firebase.ts';
import { buildNewcomer, createSignedInMember, PASSWORD, sendLogin, signIn } from './support/members.ts';

const drop = (token: string, body: object, locale = 'pt-BR') =>
  callEndpoint('deleteUser', { token, body, headers: { 'Accept-Language': locale } });
const FIRESTORE = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${environment.project}/databases/(default)/documents`;
const STORAGE = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${environment.bucket}`;
/** Sends a request to Firestore or Storage as their SDKs do, without the API. */
const fetchWithToken = (url: string, token: string, init: RequestInit = {}) =>
  fetch(url, { ...init, headers: { Authorization: `${url.startsWith(STORAGE) ? 'Firebase' : 'Bearer'} ${token}` } });

const right = { current_password: PASSWORD, confirmation: 'DELETAR' };
const accountExists = async (uid: string): Promise<boolean> => (await firestore.doc(`users/${uid}`).get()).exists;

describe('account deletion (R085)', () => {
  it.each(LOCALES)(
    'accepts the confirmation word of %s in any letter case, but no wrong word (R085)',
    async (locale) => {
      const { uid, token } = await createSignedInMember();
      const wrong = await drop(token, { ...right, confirmation: 'APAGAR' }, locale);
      expect(getRefusal(wrong)).toBe('400 invalid_request');
      expect(parseFailure(wrong).errors).toMatchObject([{ path: 'confirmation', code: 'confirmation_wrong' }]);
      expect(parseFailure(wrong).errors?.[0]?.message).toContain(DELETION_WORDS[locale]);
      expect(await accountExists(uid)).toBe(true);
      const response = await drop(
        token,
        { ...right, confirmation: ` ${DELETION_WORDS[locale].toLowerCase()} ` },
        locale,
      );
      expect(response.status, response.text).toBe(200);
      expect(await accountExists(uid)).toBe(false);
    },
  );

  it('refuses the confirmation word of another language (R085)', async () => {
    const { uid, token } = await createSignedInMember();
    expect((await drop(token, { ...right, confirmation: 'DELETAR' }, 'en-US')).status).toBe(400);
    expect(await accountExists(uid)).toBe(true);
    expect(parseMessage(await drop(token, { ...right, confirmation: 'delete' }, 'en-US'))).toBe('Account deleted');
  });

  it('refuses a wrong password with an error at the field, and keeps the session (R085)', async () => {
    const { uid, token } = await createSignedInMember();
    const wrong = await drop(token, { ...right, current_password: 'Errada123' });
    expect(parseFailure(wrong).errors).toMatchObject([{ path: 'current_password', code: 'password_wrong' }]);
    expect(wrong.status).toBe(400);
    expect(parseFailure(await drop(token, {})).errors?.map(({ path }) => path)).toEqual([
      'current_password',
      'confirmation',
    ]);
    expect(await accountExists(uid)).toBe(true);
    expect((await drop(token, right)).status).toBe(200);
  });

  it('refuses old tokens and logins by username or e-mail at once (R085)', async () => {
    const member = await createSignedInMember();
    const other = await signIn(member);
    expect((await drop(member.token, right)).status).toBe(200);
    for (const token of [member.token, other]) {
      for (const id of ['verify', 'countHistory', 'exportUser', 'logout'] as const) {
        expect(getRefusal(await callEndpoint(id, { token })), id).toBe('401 unauthorized');
      }
    }
    for (const identifier of [member.username, member.email])
      expect(getRefusal(await sendLogin(identifier))).toBe('401 invalid_credentials');
    await expect(auth.getUser(member.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  it('refuses an old token at Firestore and Storage (R085)', async () => {
    const { uid, token } = await createSignedInMember('admin');
    const read = async () => (await fetchWithToken(`${FIRESTORE}/profiles/${uid}`, token)).status;
    const upload = async (name: string) => {
      const url = `${STORAGE}/o?uploadType=media&name=${encodeURIComponent(`quarantine/${name}`)}`;
      return (await fetchWithToken(url, token, { method: 'POST', body: 'x' })).status;
    };
    expect([await read(), await upload(`${uid}-1`)]).toEqual([200, 200]);
    expect((await drop(token, right)).status).toBe(200);
    expect([await read(), await upload(`${uid}-2`)]).toEqual([403, 403]);
  });

  it('frees the e-mail address for a new account but never the username (R085)', async () => {
    const member = await createSignedInMember();
    expect((await drop(member.token, right)).status).toBe(200);
    const body = { ...buildNewcomer(), email: member.email };
    const taken = await callEndpoint('register', { body: { ...body, username: member.username } });
    expect(getRefusal(taken)).toBe('409 username_taken');
    expect((await callEndpoint('register', { body })).status).toBe(200);
  });
});
