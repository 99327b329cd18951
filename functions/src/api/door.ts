import { doorLimitsOf } from '@bigorna/domain/endpoint-limits';
import type { EndpointId } from '@bigorna/domain/endpoints/index';
import { doorOf, type NamedLimit } from '@bigorna/domain/rate-limits';
import { spend } from '../platform/rate-limits.ts';

/**
 * Counts a call against those of its limits that ask nothing but who calls; each costs no read and no write.
 *
 * @param by what `key` is: the client's address, or the uid of a caller who is known
 * @throws ApiError too_many_requests
 */
export const countAtDoor = async (id: EndpointId, by: NonNullable<NamedLimit['door']>, key: string): Promise<void> => {
  for (const name of doorLimitsOf(id).filter((limit) => doorOf(limit) === by)) await spend(name, key);
};
