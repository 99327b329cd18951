import { createHash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { FALLBACK_LOCALE, type Locale } from '@bigorna/domain/locales';
import { createTransport } from 'nodemailer';
import { LauncherError } from '../../shared/errors.ts';
import type { Recipient } from './read-recipients.ts';

/** Subject and text by language. */
export type MailTexts = Readonly<Record<Locale, { readonly subject: string; readonly text: string }>>;

export interface MailRun {
  readonly recipients: readonly Recipient[];
  readonly texts: MailTexts;
  readonly from: string;
  /** `smtp://` or `smtps://`, with user and password. */
  readonly smtpUrl: string;
  /** File that stores who got the mail. The file contains hashes, not e-mail addresses. */
  readonly journal: string;
  readonly perSecond: number;
  /** Also sends to e-mail addresses for which an earlier run ended before the server's response. */
  readonly again?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** `begun`: the run ended before the server's response; the mail may have been sent. The next run retries `refused`. */
type State = 'begun' | 'sent' | 'refused';

export type MailResult = Readonly<Record<State | 'earlier', number>>;

const getKey = ({ email }: Recipient): string => createHash('sha256').update(email.toLowerCase()).digest('hex');

const readJournal = async (file: string): Promise<Map<string, string>> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return new Map(text.split('\n').map((line): [string, string] => [line.slice(0, 64), line.slice(65)]));
};

/**
 * nodemailer's codes when the server refuses one recipient or mail. Other codes are about the connection or the
 * sign-in.
 */
const REFUSALS: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE']);

const isRefusal = (error: unknown): boolean => error instanceof Error && 'code' in error && REFUSALS.has(error.code);

/**
 * Sends one mail to each recipient of a list, in the language of the recipient. The journal is written before and after
 * each mail, so that a stopped run can be repeated.
 *
 * @throws LauncherError if the server cannot be reached: the run can be repeated
 */
export const sendList = async (run: MailRun): Promise<MailResult> => {
  const { texts, from, journal, perSecond, again = false, signal } = run;
  const transport = createTransport(run.smtpUrl, { from });
  const states = await readJournal(journal);
  const counts = { begun: 0, sent: 0, refused: 0, earlier: 0 };
  const note = (key: string, state: State) => appendFile(journal, `${key} ${state}\n`, { mode: 0o600 });
  const startedAt = performance.now();
  let tried = 0;
  const fail = (error: unknown) => {
    throw new LauncherError(`The mail server failed: ${String(error)}\nRun the command again to go on.`);
  };
  try {
    // Before the first mail, so that a wrong password leaves nobody with an unclear state.
    await transport.verify().catch(fail);
    for (const recipient of run.recipients) {
      const key = getKey(recipient);
      const state = states.get(key);
      if (state === 'sent') counts.earlier += 1;
      else if (state === 'begun' && !again) counts.begun += 1;
      else {
        const dueMs = startedAt + (tried * 1000) / perSecond - performance.now();
        await wait(Math.max(0, dueMs), undefined, { signal });
        tried += 1;
        await note(key, 'begun');
        const rejection = await transport
          .sendMail({ to: recipient.email, ...texts[recipient.locale ?? FALLBACK_LOCALE] })
          .then(
            () => false,
            (error: unknown) => isRefusal(error) || fail(error),
          );
        const end = rejection ? 'refused' : 'sent';
        counts[end] += 1;
        await note(key, end);
      }
    }
  } finally {
    transport.close();
  }
  return counts;
};
