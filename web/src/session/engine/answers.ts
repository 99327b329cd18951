import { bannedUser, ownUser, tokens } from '@bigorna/domain/endpoints/auth';
import { site } from '@bigorna/domain/endpoints/portal';
import { z } from 'zod';
import { ApiError } from '#api/api-error.ts';
import type { BanNotice } from '../ban-notice.ts';

/** An answer came with success but without what the session needs; `code` names the text to show. */
export class IncompleteAnswer extends Error {
  readonly code: 'user_missing' | 'token_missing';

  constructor(code: 'user_missing' | 'token_missing') {
    super(code);
    this.name = 'IncompleteAnswer';
    this.code = code;
  }
}

/** The server said no, or its answer did, as opposed to a network or server that failed. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof IncompleteAnswer || (error instanceof ApiError && (error.status === 401 || error.status === 403));

/** The ban that a refused call tells of; undefined when it was refused for something else. */
export const banNoticeOf = (error: unknown): BanNotice | undefined => {
  if (!(error instanceof ApiError) || error.code !== 'banned') return undefined;
  const said = (path: string): string | undefined => error.errors.find((entry) => entry.path === path)?.message;
  const reason = said('ban_reason');
  // An answer without the reason does not tell the end either.
  return {
    reason: reason ?? '',
    since: null,
    until: said('banned_until') ?? (reason === undefined ? undefined : null),
  };
};

/** The specification lets `is_verified` be 0 or 1 as well. */
const flag = z.union([z.boolean(), z.literal([0, 1])]).transform(Boolean);
const user = ownUser.extend({ is_verified: flag, is_banned: flag });
const ban = bannedUser.extend({ is_banned: flag.pipe(z.literal(true)) });

const sessionTokens = z
  .union([
    tokens.partial({ customToken: true, expiresIn: true }),
    z.object({ access_token: z.string(), customToken: z.string().optional() }),
  ])
  .transform((given) => ({
    accessToken: 'accessToken' in given ? given.accessToken : given.access_token,
    customToken: given.customToken,
  }));

const partOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && name in data ? Reflect.get(data, name) : undefined;

export type Verdict = { kind: 'member'; user: z.infer<typeof user> } | { kind: 'banned'; notice: BanNotice };

/**
 * Reads `data.user` of an answer: a member, or a banned account with its reason.
 *
 * Throws {@link IncompleteAnswer} when there is none.
 */
export const parseVerdict = (data: unknown): Verdict => {
  const given = partOf(data, 'user');
  const banned = ban.safeParse(given);
  if (banned.success) {
    return {
      kind: 'banned',
      notice: { reason: banned.data.ban_reason, since: banned.data.banned_at, until: undefined },
    };
  }
  const member = user.safeParse(given);
  if (!member.success) throw new IncompleteAnswer('user_missing');
  return { kind: 'member', user: member.data };
};

/** Reads the answer of login and register. Throws {@link IncompleteAnswer} when user or token are missing. */
export const parseSession = (data: unknown) => {
  const verdict = parseVerdict(data);
  const given = sessionTokens.safeParse(partOf(data, 'tokens'));
  if (!given.success || !given.data.accessToken) throw new IncompleteAnswer('token_missing');
  return { verdict, ...given.data };
};
export type SessionAnswer = ReturnType<typeof parseSession>;

export const parseSite = (data: unknown) => site.parse(data);
