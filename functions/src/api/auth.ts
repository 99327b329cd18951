import type { authEndpoints } from '@bigorna/domain/endpoints/auth';
import type { EMAIL_CHANGES } from '@bigorna/domain/endpoints/auth.schemas';
import type { EndpointBody } from '@bigorna/domain/endpoints/index.schemas';
import type { SuccessCode } from '@bigorna/domain/errors/codes';
import { assertNotCommonPassword } from '../members/accounts/assert-not-common-password.ts';
import { applyEmailLink, resendVerification } from '../members/accounts/email-links.ts';
import { logIn, logInBanned } from '../members/accounts/log-in.ts';
import { endSession } from '../members/accounts/own-sessions.ts';
import { readReset, requestPasswordReset, resetPassword } from '../members/accounts/password-reset.ts';
import { register } from '../members/accounts/register.ts';
import { challengeCaller, finishBannedLogin, finishLogin, proveFactor } from '../members/accounts/second-factor.ts';
import { rememberTrustedIp } from '../members/accounts/trusted-ips.ts';
import { verify } from '../members/accounts/verify.ts';
import { getFactors, getResetTime } from '../members/factors/stored-factors.ts';
import { ApiError } from '../platform/api-error.ts';
import { getClientLimits, getHopLimits, type Origin } from '../platform/origin-limits.ts';
import { consumeAll, refundOnFailure, refundUnless, reserveAll } from '../platform/rate-limits.ts';
import { startMinimumDuration } from '../platform/start-minimum-duration.ts';
import type { RequestContext } from './handler.ts';
import type { Handlers } from './mount.ts';

/**
 * Minimum duration of the response about a forgotten password. A faster response would reveal that the e-mail has no
 * account.
 */
const MIN_RESPONSE_MS = 1500;

const EMAIL_MESSAGES: Readonly<Record<(typeof EMAIL_CHANGES)[number], SuccessCode>> = {
  verified: 'email_verified',
  changed: 'email_changed',
  restored: 'email_restored',
};

const toAttempt = ({ identifier, username, email, password }: EndpointBody<'login'>, request: RequestContext) => ({
  identifier: identifier ?? username ?? email ?? '',
  password,
  origin: request,
  device: request.device,
});

const isWrongLink = (error: unknown): boolean => error instanceof ApiError && error.code === 'link_invalid';

/** Reads or uses the link of a mail. Only wrong links count against the limits. */
const withLink = async <T>(origin: Origin, work: () => Promise<T>): Promise<T> =>
  refundUnless(
    await reserveAll([...getClientLimits('links', origin), ...getHopLimits('links', origin)]),
    isWrongLink,
    work,
  );

const ignoreEnded = (error: unknown): void => {
  if (!(error instanceof ApiError && error.code === 'session_not_found')) throw error;
};

/** Handlers of registration, sign-in and the links in mails. */
export const AUTH_HANDLERS: Pick<Handlers, keyof typeof authEndpoints> = {
  login: async ({ body, context }) => {
    const data = await logIn(toAttempt(body, context));
    return { data, message: 'second_factor' in data ? 'factor_needed' : 'login_done' };
  },
  loginBanned: async ({ body, context }) => ({ data: await logInBanned(toAttempt(body, context)) }),
  loginBannedFactor: async ({ body, context }) => ({ data: await finishBannedLogin(body, context.ip) }),
  loginFactor: async ({ body, context }) => ({
    data: await finishLogin(body, context.device, context.ip),
    message: 'login_done',
  }),
  factorChallenge: async ({ caller }) => ({ data: await challengeCaller(caller) }),
  proveFactor: async ({ body, caller, context }) => ({
    data: await proveFactor(caller, body, context.ip),
    message: 'factor_proved',
  }),
  register: async ({ body, context }) => {
    await assertNotCommonPassword(body.password);
    await consumeAll(getClientLimits('register', context));
    const successes = await reserveAll([...getHopLimits('register', context), ['register_in_all', 'all']]);
    const session = await refundOnFailure(successes, () => register(body, context.locale, context.device));
    await rememberTrustedIp(session.user, context.ip);
    return { data: session, message: 'account_created' };
  },
  verify: async ({ context }) => ({ data: { user: await verify(context.header('Authorization'), context.locale) } }),
  /** Ends the caller's current session. Other sessions stay signed in. Does nothing if it has ended meanwhile. */
  logout: async ({ caller: { uid, session } }) => {
    await endSession(uid, session.id).catch(ignoreEnded);
    return { data: null, message: 'logout_done' };
  },
  verifyEmail: async ({ body, caller, context }) => {
    const data = await withLink(context, () => applyEmailLink(body.token, caller, context.device));
    return { data, message: EMAIL_MESSAGES[data.change] };
  },
  resendVerification: async ({ caller, context }) => {
    await resendVerification(caller, context.locale);
    return { data: null, message: 'verification_resent' };
  },
  /**
   * Sends a password reset mail if the e-mail has an account. The response does not reveal whether an account exists
   * (R065).
   */
  forgotPassword: async ({ body, context }) => {
    const waitForMinimum = startMinimumDuration(MIN_RESPONSE_MS);
    await requestPasswordReset(body.email, context, context.locale);
    await waitForMinimum();
    return { data: null, message: 'email_sent' };
  },
  /**
   * Checks the code of a reset mail and gets the account's e-mail and the planned removal of its second factors. The
   * code stays valid.
   */
  verifyResetToken: async ({ params, context }) => {
    const { uid, email, account } = await withLink(context, () => readReset(params.token));
    const factors = account.has_factor ? await getFactors(uid) : undefined;
    return { data: { email, factor_reset_at: factors ? getResetTime(factors) : null } };
  },
  /** Sets a new password with the code of a reset mail. Ends all sessions. */
  resetPassword: async ({ body, context }) => {
    await assertNotCommonPassword(body.password);
    const { uid, email, account } = await withLink(context, () => resetPassword(body.token, body.password));
    await rememberTrustedIp({ id: uid, username: account.username, email }, context.ip);
    return { data: null, message: 'password_reset_done' };
  },
};
