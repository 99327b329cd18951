import { z } from 'zod';
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
