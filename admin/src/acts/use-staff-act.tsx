import { failure } from '@bigorna/domain/endpoints/envelope';
import { type AnswerOf, ENDPOINTS } from '@bigorna/domain/endpoints/index';
import { useState } from 'react';
import { HttpError, useNotify, useRefresh } from 'react-admin';
import { z } from 'zod';
import { type StaffCall, type StaffCallId, staffCall } from '../data/staff-call.ts';

/** Why a call was refused, with what is wrong of which field. */
export interface ActFailure {
  code: string;
  message: string;
  errors: Readonly<Record<string, string>>;
}

export interface ActOptions {
  /** Whether the toast offers to take it back, where the API says that it can be. Default: yes. */
  undo?: boolean;
  /** Shows a failure in its own place, and answers whether it did; then there is no toast. */
  onFailure?: (failure: ActFailure) => boolean;
}

const refusal = failure.omit({ errors: true }).extend({ errors: z.record(z.string(), z.string()).catch({}) });

/** What the API says of a refusal; null where it was not the API that answered. */
export const readFailure = (error: unknown): ActFailure | null =>
  (error instanceof HttpError ? refusal.safeParse(error.body).data : null) ?? null;

/** What was done, where the API has no words of its own for it. */
const DONE = {
  get: 'ra.notification.updated',
  post: 'ra.notification.created',
  put: 'ra.notification.updated',
  delete: 'ra.notification.deleted',
} as const;

/** What the reader can do about it, where the API's own words do not say so. */
const TOASTS: Readonly<Record<string, string>> = { stale: 'console.error.stale' };

/**
 * Carries one of staff's calls out and tells how it went: the API's words with an undo button, or why it was refused.
 * Lists and records are read anew either way, for a refusal mostly means that something is no longer as it was seen.
 *
 * @returns `act`, which answers the call's data, or undefined where it failed; `acting` while a call runs
 */
export const useStaffAct = () => {
  const notify = useNotify();
  const refresh = useRefresh();
  const [running, setRunning] = useState(0);

  const tellFailure = (error: unknown, onFailure: ActOptions['onFailure']): void => {
    const refused = readFailure(error);
    if (!refused) notify('console.error.offline', { type: 'error' });
    else if (!onFailure?.(refused)) notify(TOASTS[refused.code] ?? refused.message, { type: 'error' });
  };

  const act = async <K extends StaffCallId>(
    id: K,
    call: StaffCall<K>,
    { undo = true, onFailure }: ActOptions = {},
  ): Promise<AnswerOf<K> | undefined> => {
    setRunning((count) => count + 1);
    try {
      const { data, message, logEntry } = await staffCall(id, call);
      notify(message ?? DONE[ENDPOINTS[id].method], {
        type: 'success',
        messageArgs: { smart_count: 1 },
        logEntry: undo ? logEntry : null,
      });
      return data;
    } catch (error) {
      tellFailure(error, onFailure);
      return undefined;
    } finally {
      setRunning((count) => count - 1);
      refresh();
    }
  };
  return { act, acting: running > 0 };
};
