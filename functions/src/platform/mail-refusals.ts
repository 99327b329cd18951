import { ApiError } from './api-error.ts';
import { now } from './clock.ts';
import { doc, get, set } from './firestore.ts';

/** Kinds of mail. Google has a separate quota for each kind. */
export type MailKind = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL';

/** Google's quotas are daily. After this time the next call tries again. */
export const MAIL_REFUSAL_MS = 10 * 60_000;

const refusalDoc = (kind: MailKind) => doc('system/mail-refusal-{kind}', kind);

/** Records for all instances that Google's quota of a kind of mail is used up. */
export const recordMailRefusal = (kind: MailKind): Promise<void> =>
  set(refusalDoc(kind), { until: new Date(now().getTime() + MAIL_REFUSAL_MS) });

/**
 * Refuses every mail of a kind while Google's quota is used up. Otherwise only e-mail addresses with an account would
 * get an error, which would reveal the accounts.
 *
 * @throws ApiError unavailable, with the time until the next try
 */
export const assertMailsNotRefused = async (kind: MailKind): Promise<void> => {
  const remainingMs = ((await get(refusalDoc(kind)))?.until.getTime() ?? 0) - now().getTime();
  if (remainingMs > 0) throw new ApiError('unavailable', { retryAfterSeconds: remainingMs / 1000 });
};
