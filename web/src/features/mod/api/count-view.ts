import { modEndpoints } from '@bigorna/domain/endpoints/mods';
import { apiCall } from '#shared/api/client.ts';

/**
 * Reports a view of a mod's page, with the member's token if signed in. Ignores failures.
 *
 * @returns whether the portal received the report
 */
export const countView = async (modId: string, getToken: () => Promise<string | undefined>): Promise<boolean> => {
  try {
    await apiCall(modEndpoints, 'viewMod', { params: { id: modId } }, { token: await getToken() });
    return true;
  } catch {
    // The visitor cannot act on a failure.
    return false;
  }
};
