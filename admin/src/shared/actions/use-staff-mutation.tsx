import type { JsonId } from '@bigorna/client/calls';
import { failure } from '@bigorna/domain/endpoints/envelope.schemas';
import type { EndpointResponse } from '@bigorna/domain/endpoints/index.schemas';
import type { ClientErrorCode } from '@bigorna/domain/errors/codes';
import { useEffect, useEffectEvent, useState } from 'react';
import { HttpError, useNotify, useRefresh, useTranslate } from 'react-admin';
import { z } from 'zod';
import { callStaffApi, type StaffCall } from '#shared/data/call-staff-api.ts';
import { getDoneKey } from '#shared/i18n/areas/done.ts';
import { getDomainText } from '#shared/i18n/get-domain-text.ts';
import { getErrorMessage } from '#shared/loading/get-error-message.ts';

/** Why a call failed, with the errors by field. */
export interface MutationFailure {
  code: string;
  message: string;
  errors: Readonly<Record<string, string>>;
}

export interface MutationOptions {
  /** Whether the toast offers undo if the API supports it. Default: yes. */
  undo?: boolean;
  /** Whether a success refetches the shown data. Default: yes. Set to false if the action removes the shown record. */
  refetch?: boolean;
  /** Message key of the success, for a call without a message of the API. Default: the key of the call. */
  done?: string;
  /** Called after a success with the log entry of the action; null if the action cannot be undone. */
  onDone?: (logEntry: string | null) => void;
  /** Shows the failure in the form. If the callback returns true, no toast appears. */
  onFailure?: (failure: MutationFailure) => boolean;
}

const failureBody = failure.omit({ errors: true }).extend({ errors: z.record(z.string(), z.string()).catch({}) });

/** Reads the API's error; null if there was no response of the API. */
export const parseFailure = (error: unknown): MutationFailure | null =>
  (error instanceof HttpError ? failureBody.safeParse(error.body).data : null) ?? null;

const canceledBody = z.object({ isCanceled: z.literal(true) });

/** Whether a call did not run because the prompt for a second factor got no proof. The user knows why. */
export const isUnproved = (error: unknown): boolean =>
  error instanceof HttpError && canceledBody.safeParse(error.body).success;

/** Toasts that replace the API's message with advice. */
const TOASTS: Readonly<Record<string, string>> = { stale: 'console.error.stale' };

/**
 * Runs a staff action and shows the result: the API's message with an undo button, or the error.
 * Refetches lists and records in both cases, because most errors mean that the shown data is stale.
 *
 * @param failureTitle what failed, shown in the toast before the reason
 * @returns `runAction`, which returns the call's data or undefined if it failed; `isBusy` while a call runs
 */
export const useStaffMutation = (failureTitle?: ClientErrorCode) => {
  const notify = useNotify();
  const translate = useTranslate();
  const refresh = useRefresh();
  const [running, setRunning] = useState(0);

  const getTitle = async (): Promise<string | undefined> =>
    failureTitle && getDomainText(failureTitle).catch(() => undefined);
  // Load the title early: without a network it can no longer be loaded.
  const preloadTitle = useEffectEvent(getTitle);
  useEffect(() => void preloadTitle(), []);

  const notifyFailure = async (error: unknown, onFailure: MutationOptions['onFailure']): Promise<void> => {
    if (isUnproved(error)) return;
    const parsed = parseFailure(error);
    if (parsed && onFailure?.(parsed)) return;
    // No form showed the errors of the fields: say the first one.
    const [fieldError] = Object.values(parsed?.errors ?? {});
    const reason = fieldError ?? getErrorMessage(error, translate);
    const title = await getTitle();
    if (title === undefined) notify(TOASTS[parsed?.code ?? ''] ?? reason, { type: 'error' });
    else notify('console.error.with_reason', { type: 'error', messageArgs: { title, reason } });
  };

  const runAction = async <K extends JsonId>(
    id: K,
    call: StaffCall<K>,
    { undo = true, refetch = true, done = getDoneKey(id), onDone, onFailure }: MutationOptions = {},
  ): Promise<EndpointResponse<K> | undefined> => {
    setRunning((count) => count + 1);
    try {
      const { data, message, logEntry } = await callStaffApi(id, call);
      notify(message ?? done, {
        type: 'success',
        logEntry: undo ? logEntry : null,
      });
      onDone?.(logEntry);
      if (refetch) refresh();
      return data;
    } catch (error) {
      await notifyFailure(error, onFailure);
      refresh();
      return undefined;
    } finally {
      setRunning((count) => count - 1);
    }
  };
  return { runAction, isBusy: running > 0 };
};
