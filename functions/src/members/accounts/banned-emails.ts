import { createHmac } from 'node:crypto';
import type { Account } from '@bigorna/domain/entities/account';
import { BANNED_EMAIL_DAYS, DAY_MS } from '@bigorna/domain/limits';
import { now } from '../../platform/clock.ts';
import { doc, getAll, type Writer } from '../../platform/firestore.ts';
import { BAN_SECRET, getSecretValues } from '../../platform/parameters.ts';

/** A copy of the database does not reveal the e-mails, because nobody can compute these ids without the secret. */
const getRef = (email: string, secret: string) =>
  doc('banned_emails/{hash}', createHmac('sha256', secret).update(email.toLowerCase()).digest('hex'));

/**
 * Stops new accounts with the e-mail of a deleted, banned account until the ban ends, at most for `BANNED_EMAIL_DAYS`.
 * Does nothing without a ban. An unverified e-mail stays free, because it may belong to somebody else.
 */
export const keepEmailTaken = (tx: Writer, { email, is_banned, is_verified, banned_until }: Account): void => {
  if (!is_banned || !is_verified) return;
  const latest = new Date(now().getTime() + BANNED_EMAIL_DAYS * DAY_MS);
  tx.set(getRef(email, getSecretValues(BAN_SECRET)[0]), {
    expires_at: banned_until !== null && banned_until < latest ? banned_until : latest,
  });
};

/** Whether {@link keepEmailTaken} still blocks the e-mail. */
export const isEmailBanned = async (email: string): Promise<boolean> => {
  const records = await getAll(getSecretValues(BAN_SECRET).map((secret) => getRef(email, secret)));
  return records.some((one) => one !== undefined && one.expires_at > now());
};
