import { expect } from '@playwright/test';
import { z } from 'zod';
import { environment } from './environment.ts';

const mail = z.object({
  /** Recipient. For a change of e-mail, the previous e-mail. */
  email: z.string(),
  newEmail: z.string().optional(),
  requestType: z.string(),
  oobCode: z.string(),
  oobLink: z.url(),
});
const mails = z.object({ oobCodes: z.array(mail).default([]) });

type MailKind = 'VERIFY_EMAIL' | 'PASSWORD_RESET' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';

/** A mail that Firebase would have sent. */
interface Mail {
  /** One-time code of the link. */
  code: string;
  /** Path of the link on this site: `/auth/action` with mode and code. */
  path: string;
}

/**
 * Mails of a kind with unused links, oldest first.
 *
 * @param email recipient; for a change of e-mail, the new e-mail
 */
export const getMails = async (email: string, kind: MailKind): Promise<Mail[]> => {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = environment;
  const response = await fetch(`http://${host}/emulator/v1/projects/${project}/oobCodes`, {
    signal: AbortSignal.timeout(15_000),
  });
  return mails
    .parse(await response.json())
    .oobCodes.filter((sent) => sent.requestType === kind && (sent.newEmail ?? sent.email) === email.toLowerCase())
    .map(({ oobCode, oobLink }) => {
      const { searchParams } = new URL(oobLink);
      const query = new URLSearchParams({ mode: searchParams.get('mode') ?? '', oobCode });
      return { code: oobCode, path: `/auth/action?${query}` };
    });
};

/** Waits for a mail with an unused link and returns the newest. */
export const waitForNewestMail = async (email: string, kind: MailKind): Promise<Mail> => {
  await expect
    .poll(async () => (await getMails(email, kind)).length, { message: `${kind} to ${email}`, timeout: 20_000 })
    .toBeGreaterThan(0);
  const newest = (await getMails(email, kind)).at(-1);
  if (!newest) throw new Error(`the ${kind} mail to ${email} was used meanwhile`);
  return newest;
};
