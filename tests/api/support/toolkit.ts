import { z } from 'zod';
import { PASSWORD } from '../../../tools/testing/new-member.ts';
import { environment } from './environment.ts';

const failed = z.object({ error: z.object({ message: z.string() }) });

/** Calls a public endpoint `accounts:…` of the Auth emulator, which accepts any API key. */
export const callToolkit = async (method: string, body: object): Promise<unknown> => {
  const response = await fetch(
    `http://${environment.authHost}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`,
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
  );
  return response.json();
};

/**
 * Calls a public endpoint `accounts:…` of the Auth emulator, which accepts any API key.
 * @throws if the call fails
 */
export const callToolkitOk = async (method: string, body: object): Promise<unknown> => {
  const result = await callToolkit(method, body);
  const failure = failed.safeParse(result);
  if (failure.success) throw new Error(`accounts:${method}: ${failure.data.error.message}`);
  return result;
};

const signedIn = z.object({ idToken: z.string() });

/** Signs in at Firebase with the public web key, as anybody who knows the password can. Returns the ID token. */
export const signInAtFirebase = async ({ email }: { email: string }): Promise<string> => {
  const body = { email, password: PASSWORD, returnSecureToken: true };
  return signedIn.parse(await callToolkitOk('signInWithPassword', body)).idToken;
};

/** Exchanges a custom token for an ID token, as the browser does after a login. */
export const exchangeCustomToken = async (token: string): Promise<string> =>
  signedIn.parse(await callToolkitOk('signInWithCustomToken', { token, returnSecureToken: true })).idToken;

const renewed = z.object({ id_token: z.string() });

/** Exchanges a refresh token for a new ID token at Firebase's public endpoint. */
export const renewToken = async (refreshToken: string): Promise<string> => {
  const response = await fetch(`http://${environment.authHost}/securetoken.googleapis.com/v1/token?key=any`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  return renewed.parse(await response.json()).id_token;
};

export type MailKind = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL' | 'EMAIL_SIGNIN';
const mails = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
});

/** Codes of the mails that Firebase would have sent to an e-mail address, oldest first. */
export const listMailCodes = async (
  email: string,
  kind: MailKind,
  project = environment.project,
): Promise<string[]> => {
  const response = await fetch(`http://${environment.authHost}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = mails.parse(await response.json());
  return oobCodes
    .filter((mail) => mail.email === email.toLowerCase() && mail.requestType === kind)
    .map(({ oobCode }) => oobCode);
};

/**
 * Code of the only mail of a kind to an e-mail address.
 * @throws if there is no such mail or more than one
 */
export const getMailCode = async (email: string, kind: MailKind): Promise<string> => {
  const [code, ...others] = await listMailCodes(email, kind);
  if (code === undefined || others.length > 0) throw new Error(`${others.length + (code ? 1 : 0)} mails to ${email}`);
  return code;
};

/**
 * Asks Firebase for a mail with a link: by e-mail, or with the fields of `sender`, such as an ID token.
 *
 * @param email address that receives the mail
 * @returns the code of the link
 */
export const requestMailCode = async (email: string, kind: MailKind, sender: object = { email }): Promise<string> => {
  await callToolkitOk('sendOobCode', { requestType: kind, ...sender });
  return getMailCode(email, kind);
};
