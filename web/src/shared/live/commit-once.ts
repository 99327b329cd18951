import { WriteFailure } from './write-failure.ts';

/**
 * Commits idempotently. The rules deny a second write of the same data. A denied write succeeds here if an earlier
 * attempt or another tab has committed it.
 *
 * @param wasCommitted reads from the server whether the write is done
 */
export const commitOnce = async (send: () => Promise<void>, wasCommitted: () => Promise<boolean>): Promise<void> => {
  try {
    await send();
  } catch (error) {
    const isDenied = error instanceof WriteFailure && error.code === 'denied';
    if (!isDenied || !(await wasCommitted().catch(() => false))) throw error;
  }
};
