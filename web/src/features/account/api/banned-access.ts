import { authEndpoints } from '@bigorna/domain/endpoints/auth';
import type { BannedAccess, FactorChallenge, loginBody } from '@bigorna/domain/endpoints/auth.schemas';
import type { z } from 'zod';
import { apiCall, apiFile } from '#shared/api/client.ts';
import type { OwnDataAccess } from '#shared/own-data/own-data-access.ts';
import type { FactorProofBody } from '#shared/session/engine/account-calls.ts';

export type LoginBody = z.input<typeof loginBody>;

/** Access with a banned member's token. The access exists only while the page is open and starts no session. */
const toAccess = ({ accessToken: token }: BannedAccess): OwnDataAccess => ({
  call: (table, id, input) => apiCall(table, id, input, { token }),
  file: (table, id, input) => apiFile(table, id, input, { token }),
  endAfter: (act) => act(),
});

/**
 * Checks the password of a banned member. Returns the access, or the request for a second factor. Throws ApiError,
 * with code `forbidden` if the account is not banned.
 */
export const requestBannedAccess = async (
  body: LoginBody,
): Promise<{ access: OwnDataAccess } | { challenge: FactorChallenge }> => {
  const { data } = await apiCall(authEndpoints, 'loginBanned', { body });
  return 'second_factor' in data ? { challenge: data.second_factor } : { access: toAccess(data) };
};

/** Finishes `requestBannedAccess` with a second factor. Throws ApiError. */
export const proveBannedFactor = async (body: FactorProofBody): Promise<OwnDataAccess> =>
  toAccess((await apiCall(authEndpoints, 'loginBannedFactor', { body })).data);
