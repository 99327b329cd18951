import { ApiError } from '@bigorna/client/api-error';
import {
  bannedUser,
  currentUser,
  type FactorChallenge,
  factorChallenge,
  tokens,
} from '@bigorna/domain/endpoints/auth.schemas';
import { z } from 'zod';
import type { BanNotice } from '../state/ban-notice.ts';

/** A successful response lacks data that the session needs. `code` names the text to show. */
export class IncompleteResponseError extends Error {
  readonly code: 'user_missing' | 'token_missing';

  constructor(code: 'user_missing' | 'token_missing') {
    super(code);
    this.name = 'IncompleteResponseError';
    this.code = code;
  }
}

/** Whether an error is a refusal by the server, not a network or server failure. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof IncompleteResponseError ||
  (error instanceof ApiError && (error.status === 401 || error.status === 403));

/** Reads the ban from a refused call; undefined if the call was refused for another reason. */
export const getBanNotice = (error: unknown): BanNotice | undefined => {
  if (!(error instanceof ApiError) || error.code !== 'banned') return undefined;
  const getMessage = (path: string): string | undefined => error.errors.find((entry) => entry.path === path)?.message;
  const reason = getMessage('ban_reason');
  const username = getMessage('username');
  // A response without the reason of a ban does not contain the ban's end either, so the end is unknown.
  return {
    reason: reason ?? '',
    since: null,
    until: getMessage('banned_until') ?? (reason === undefined ? undefined : null),
    ...(username && {
      account: { username, name: getMessage('display_name') ?? '', email: getMessage('email') ?? '' },
    }),
  };
};

/** `is_verified` may also be 0 or 1 (R064). */
const flag = z.union([z.boolean(), z.literal([0, 1])]).transform(Boolean);
const user = currentUser.extend({ is_verified: flag, is_banned: flag });
const optionalText = z.string().catch('');
/** A banned account: only its ban, or the whole account. Only `is_banned` shows that an account is banned. */
const ban = z.object({
  is_banned: flag.pipe(z.literal(true)),
  ban_reason: optionalText,
  banned_at: bannedUser.shape.banned_at.catch(null),
  username: optionalText,
  display_name: optionalText,
  email: optionalText,
});

const sessionTokens = z
  .union([
    tokens.partial({ customToken: true, expiresIn: true }),
    z.object({ access_token: z.string(), customToken: z.string().optional() }),
  ])
  .transform((parsed) => ({
    accessToken: 'accessToken' in parsed ? parsed.accessToken : parsed.access_token,
    customToken: parsed.customToken,
  }));

const getProperty = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && name in data ? Reflect.get(data, name) : undefined;

export type Verdict = { kind: 'member'; user: z.infer<typeof user> } | { kind: 'banned'; notice: BanNotice };

/**
 * Parses `data.user` of a response: a member, or a banned account with its reason.
 *
 * @throws {@link IncompleteResponseError} if there is no user.
 */
export const parseVerdict = (data: unknown): Verdict => {
  const userData = getProperty(data, 'user');
  const banned = ban.safeParse(userData);
  if (banned.success) {
    const { ban_reason, banned_at, username, display_name, email } = banned.data;
    return {
      kind: 'banned',
      notice: {
        reason: ban_reason,
        since: banned_at,
        until: undefined,
        ...(username && { account: { username, name: display_name, email } }),
      },
    };
  }
  const member = user.safeParse(userData);
  if (!member.success) throw new IncompleteResponseError('user_missing');
  return { kind: 'member', user: member.data };
};

/** Parses the response of login and register. Throws {@link IncompleteResponseError} if user or token are missing. */
export const parseSession = (data: unknown) => {
  const verdict = parseVerdict(data);
  const parsedTokens = sessionTokens.safeParse(getProperty(data, 'tokens'));
  if (!parsedTokens.success || !parsedTokens.data.accessToken) throw new IncompleteResponseError('token_missing');
  return { verdict, ...parsedTokens.data };
};
export type SessionResponse = ReturnType<typeof parseSession>;

/** Whether a registration sent its verification mail. */
export const parseMailSent = (data: unknown): boolean => getProperty(data, 'mail_sent') !== false;

/** The response to a correct password: a session, or the request for a second factor. */
export type LoginResponse = SessionResponse | { challenge: FactorChallenge };

/** Parses the response of a login. Throws like {@link parseSession}. */
export const parseLogin = (data: unknown): LoginResponse => {
  const challenge = factorChallenge.safeParse(getProperty(data, 'second_factor'));
  return challenge.success ? { challenge: challenge.data } : parseSession(data);
};
