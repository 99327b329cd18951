import type { BulkResult } from '@bigorna/domain/endpoints/admin/comments.schemas';
import { useState } from 'react';
import { useListContext, useNotify, useRefresh, useTranslate } from 'react-admin';
import { getErrorMessage } from '#shared/loading/get-error-message.ts';

interface BulkRun {
  /** Message key of the toast: how many records, and what happened to them. */
  done: string;
  /** Names of the records by id. A changed record may leave the list, but the results still name it. */
  names: ReadonlyMap<string, string>;
  /** Whether the action has no undo. Otherwise, a result without a log entry means that nothing changed. */
  isFinal?: boolean;
  work: () => Promise<readonly BulkResult[]>;
}

/**
 * Runs a bulk action of a list and shows a toast with one undo for all records. Failed records stay selected.
 *
 * @returns `run`; `results` of the last run, until `closeResults`; `getName`, which names a record of the last run
 */
export const useBulkRun = () => {
  const notify = useNotify();
  const translate = useTranslate();
  const refresh = useRefresh();
  const { onSelect } = useListContext();
  const [isRunning, setIsRunning] = useState(false);
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const run = async ({ done, names, isFinal = false, work }: BulkRun): Promise<void> => {
    setIsRunning(true);
    setKnown(names);
    try {
      const outcomes = await work();
      const succeeded = outcomes.filter(({ ok }) => ok);
      const changed = succeeded.filter(({ entry }) => isFinal || entry !== null);
      setResults(outcomes);
      onSelect(outcomes.filter(({ ok }) => !ok).map(({ id }) => id));
      if (changed.length > 0)
        notify(done, {
          type: 'success',
          messageArgs: { smart_count: changed.length },
          logEntries: changed.flatMap(({ entry }) => entry ?? []),
        });
      else if (succeeded.length > 0) notify('console.bulk.unchanged', { type: 'info' });
    } catch (error) {
      notify(getErrorMessage(error, translate), { type: 'error' });
    } finally {
      setIsRunning(false);
      refresh();
    }
  };
  return {
    run,
    isRunning,
    results,
    closeResults: () => setResults([]),
    getName: (id: string): string => known.get(id) ?? id,
  };
};
