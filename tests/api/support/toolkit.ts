import { z } from 'zod';
import { environment } from './environment.ts';

const refused = z.object({ error: z.object({ message: z.string() }) });

/** What Firebase Auth's public endpoint `accounts:…` answers to anyone who has the web key. */
export const toolkit = async (method: string, body: object): Promise<unknown> => {
  const response = await fetch(
    `http://${environment.authHost}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`,
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
  );
  return response.json();
};

/** The same, where it must go well. */
export const toolkitDoes = async (method: string, body: object): Promise<unknown> => {
  const answer = await toolkit(method, body);
  const failure = refused.safeParse(answer);
  if (failure.success) throw new Error(`accounts:${method}: ${failure.data.error.message}`);
  return answer;
};

export type MailKind = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL' | 'EMAIL_SIGNIN';
const mails = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
});

/** The codes of the mails that Firebase would have sent to an address, oldest first. */
export const codesTo = async (email: string, kind: MailKind, project = environment.project): Promise<string[]> => {
  const response = await fetch(`http://${environment.authHost}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = mails.parse(await response.json());
  return oobCodes
    .filter((mail) => mail.email === email.toLowerCase() && mail.requestType === kind)
    .map(({ oobCode }) => oobCode);
};

/** The code of the one mail of a kind to an address. */
export const codeTo = async (email: string, kind: MailKind): Promise<string> => {
  const [code, ...others] = await codesTo(email, kind);
  if (code === undefined || others.length > 0) throw new Error(`${others.length + (code ? 1 : 0)} mails to ${email}`);
  return code;
};
