import { expect } from '@playwright/test';
import { z } from 'zod';
import { environment } from './environment.ts';

const mail = z.object({
  /** The address that the mail went to; for a change of address, the former one. */
  email: z.string(),
  newEmail: z.string().optional(),
  requestType: z.string(),
  oobCode: z.string(),
  oobLink: z.url(),
});
const mails = z.object({ oobCodes: z.array(mail).default([]) });

export type MailKind = 'VERIFY_EMAIL' | 'PASSWORD_RESET' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';

/** A mail that Firebase would have sent. */
export interface Mail {
  /** What the link carries, good once. */
  code: string;
  /** Where the link leads on this site: `/auth/action` with its mode and code. */
  path: string;
}

/**
 * The mails of a kind to an address whose links were not used yet, oldest first.
 *
 * @param email where it went; for a change of address, the new one
 */
export const mailsTo = async (email: string, kind: MailKind): Promise<Mail[]> => {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = environment;
  const answer = await fetch(`http://${host}/emulator/v1/projects/${project}/oobCodes`, {
    signal: AbortSignal.timeout(15_000),
  });
  return mails
    .parse(await answer.json())
    .oobCodes.filter((sent) => sent.requestType === kind && (sent.newEmail ?? sent.email) === email.toLowerCase())
    .map(({ oobCode, oobLink }) => {
      const { searchParams } = new URL(oobLink);
      const carried = new URLSearchParams({ mode: searchParams.get('mode') ?? '', oobCode });
      return { code: oobCode, path: `/auth/action?${carried}` };
    });
};

/**
 * The newest mail of a kind to an address, once there are as many as asked for.
 *
 * @param count how many of them must have come, counting those whose links were not used yet
 */
export const newestMail = async (email: string, kind: MailKind, count = 1): Promise<Mail> => {
  await expect
    .poll(async () => (await mailsTo(email, kind)).length, { message: `${kind} to ${email}`, timeout: 20_000 })
    .toBeGreaterThanOrEqual(count);
  const newest = (await mailsTo(email, kind)).at(-1);
  if (!newest) throw new Error(`the ${kind} mail to ${email} was used meanwhile`);
  return newest;
};
