import { ApiError } from '@bigorna/client/api-error';
import { authEndpoints } from '@bigorna/domain/endpoints/auth';
import { authSchemas, type FactorChallenge } from '@bigorna/domain/endpoints/auth.schemas';
import { factorEndpoints } from '@bigorna/domain/endpoints/factors';
import { factorSchemas, type OwnSession } from '@bigorna/domain/endpoints/factors.schemas';
import type { z } from 'zod';
import { isPasskeyTaken } from '#shared/second-factor/passkey-support.ts';
import { callParsed } from '#shared/session/call-parsed.ts';
import type { FactorProofBody } from '#shared/session/engine/account-calls.ts';
import type { AuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';

export type OwnFactors = z.infer<typeof factorSchemas.listFactors.response>;
export type AddedFactor = z.infer<typeof factorSchemas.confirmTotp.response>;
export type TotpStart = z.infer<typeof factorSchemas.beginTotp.response>;

/** Current password. Only adding the first factor needs the password. */
type Password = string | undefined;
const toBody = (password: Password) => (password === undefined ? {} : { current_password: password });

export const fetchFactors = async (call: AuthorizedFetch): Promise<OwnFactors> =>
  callParsed(call, factorEndpoints, factorSchemas, 'listFactors', {});

export const beginTotp = async (call: AuthorizedFetch, password: Password): Promise<TotpStart> =>
  callParsed(call, factorEndpoints, factorSchemas, 'beginTotp', { body: toBody(password) });

export const confirmTotp = async (call: AuthorizedFetch, code: string, name: string): Promise<AddedFactor> =>
  callParsed(call, factorEndpoints, factorSchemas, 'confirmTotp', { body: { code, name } });

interface NewPasskey {
  password: Password;
  name: string;
  /** Text of the failure if the device already has a passkey of this account. */
  existsText: string;
}

/**
 * Registers a passkey: asks the API for a challenge, lets the browser create the key, and adds the key to the account.
 * Resolves to undefined if the member canceled in the browser's dialog.
 */
export const addPasskey = async (
  call: AuthorizedFetch,
  { password, name, existsText }: NewPasskey,
): Promise<AddedFactor | undefined> => {
  const body = toBody(password);
  const { challenge, options } = await callParsed(call, factorEndpoints, factorSchemas, 'beginPasskey', { body });
  const { createPasskey, isPasskeyCanceled } = await import('@bigorna/client/passkeys');
  const credential = await createPasskey(options).catch((error: unknown) => {
    if (isPasskeyCanceled(error)) return undefined;
    if (!isPasskeyTaken(error)) throw error;
    throw new ApiError({ status: 409, code: 'factor_exists', message: existsText });
  });
  if (!credential) return undefined;
  return callParsed(call, factorEndpoints, factorSchemas, 'confirmPasskey', { body: { challenge, credential, name } });
};

export const removeFactor = async (call: AuthorizedFetch, id: string): Promise<void> => {
  await call(factorEndpoints, 'removeFactor', { params: { id } });
};

export const renewRecoveryCodes = async (call: AuthorizedFetch): Promise<readonly string[]> =>
  (await callParsed(call, factorEndpoints, factorSchemas, 'renewRecoveryCodes', {})).recovery_codes;

export const fetchChallenge = async (call: AuthorizedFetch): Promise<FactorChallenge> =>
  callParsed(call, authEndpoints, authSchemas, 'factorChallenge', {});

/** Returns the renewed session, for `adopt`. */
export const proveFactor = async (call: AuthorizedFetch, body: FactorProofBody): Promise<unknown> =>
  (await call(authEndpoints, 'proveFactor', { body })).data;

export const fetchSessions = async (call: AuthorizedFetch): Promise<OwnSession[]> =>
  callParsed(call, factorEndpoints, factorSchemas, 'listSessions', {});

export const endSession = async (call: AuthorizedFetch, id: string): Promise<void> => {
  await call(factorEndpoints, 'endSession', { params: { id } });
};

/** Ends all other sessions. Returns the renewed session, for `adopt`. */
export const endOtherSessions = async (call: AuthorizedFetch): Promise<unknown> =>
  (await call(factorEndpoints, 'endOtherSessions', {})).data;

export const endAllSessions = async (call: AuthorizedFetch): Promise<void> => {
  await call(factorEndpoints, 'endAllSessions', {});
};
