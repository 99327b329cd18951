import { WriteFailure } from '#session/live/write-failure.ts';

/**
 * Sends a new document that may have been sent before: a try that had no answer in time may have come through. The rules
 * refuse to make what is there already; where the member's stamp leads to it, it has come about.
 *
 * @param stampedPath the document that the member's stamp of the kind leads to, as the server says.
 */
export const sentOnce = async (
  path: string,
  send: () => Promise<void>,
  stampedPath: () => Promise<unknown>,
): Promise<void> => {
  try {
    await send();
  } catch (error) {
    const isRefused = error instanceof WriteFailure && error.code === 'denied';
    if (!isRefused || (await stampedPath().catch(() => undefined)) !== path) throw error;
  }
};
