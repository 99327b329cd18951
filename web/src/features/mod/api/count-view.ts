import { apiSend } from '#api/send.ts';

/**
 * Tells the portal that a mod's page is seen, in the member's name where there is one. Counting is the portal's matter: a
 * failure is passed over.
 *
 * @returns whether the portal was told.
 */
export const countView = async (modId: string, getToken: () => Promise<string | undefined>): Promise<boolean> => {
  try {
    await apiSend('POST', `/mods/${encodeURIComponent(modId)}/view`, { token: await getToken() });
    return true;
  } catch {
    // The visitor has nothing to do about it.
    return false;
  }
};
