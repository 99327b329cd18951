import type { BulkResult } from '@bigorna/domain/endpoints/admin/comments.schemas';
import { useState } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { parseFailure } from './use-staff-mutation.tsx';

/**
 * Runs a bulk action of a list and shows a toast with one undo for all records. Failed records stay selected.
 *
 * @returns `run`, which takes the message key of the toast; `results` of the last run, until `closeResults`
 */
export const useBulkRun = () => {
  const notify = useNotify();
  const refresh = useRefresh();
  const { onSelect } = useListContext();
  const [isRunning, setIsRunning] = useState(false);
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const run = async (done: string, work: () => Promise<readonly BulkResult[]>): Promise<void> => {
    setIsRunning(true);
    try {
      const outcomes = await work();
      const succeeded = outcomes.filter(({ ok }) => ok);
      setResults(outcomes);
      onSelect(outcomes.filter(({ ok }) => !ok).map(({ id }) => id));
      if (succeeded.length > 0)
        notify(done, {
          type: 'success',
          messageArgs: { smart_count: succeeded.length },
          logEntries: succeeded.flatMap(({ entry }) => entry ?? []),
        });
    } catch (error) {
      notify(parseFailure(error)?.message ?? 'console.error.offline', { type: 'error' });
    } finally {
      setIsRunning(false);
      refresh();
    }
  };
  return { run, isRunning, results, closeResults: () => setResults([]) };
};
