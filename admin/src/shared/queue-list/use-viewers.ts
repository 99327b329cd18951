import type { Viewer } from '@bigorna/domain/endpoints/admin/overview.schemas';
import { PRESENCE_MS } from '@bigorna/domain/limits';
import { createContext, useContext, useEffect, useState } from 'react';
import { callStaffApi } from '#shared/data/call-staff-api.ts';

/** How long a row must stay chosen before the console tells colleagues. Nobody looks at a row while moving on. */
const SETTLE_MS = 1000;
const REFRESH_MS = PRESENCE_MS / 3;
/** How long a choice counts: a row may stay chosen in a forgotten window. */
const CHOICE_MS = 10 * 60_000;

/** A row that the user chose: path of its record, and time of the choice in milliseconds. */
export interface Choice {
  readonly path: string;
  readonly at: number;
}

const NOBODY: readonly Viewer[] = [];

/**
 * Tells colleagues which row the user chose, while the page is visible.
 *
 * @param choice null if the user has chosen no row
 * @returns the other staff members who look at a record; empty if the call fails
 */
export const useViewers = (choice: Choice | null): readonly Viewer[] => {
  const [viewers, setViewers] = useState(NOBODY);
  const { path, at = 0 } = choice ?? {};
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void update(), ms);
    };
    // The next call starts after the last one ended: a call of an ended session never ends.
    const update = async () => {
      const body = path !== undefined && Date.now() - at < CHOICE_MS ? { path } : {};
      const call = callStaffApi('updatePresence', { body }, { signal });
      const next = await call.then(({ data }) => data).catch(() => NOBODY);
      if (signal.aborted || document.hidden) return;
      setViewers(next);
      wait(REFRESH_MS);
    };
    const showOrHide = () => {
      clearTimeout(timer);
      if (document.hidden) setViewers(NOBODY);
      else wait(SETTLE_MS);
    };
    showOrHide();
    document.addEventListener('visibilitychange', showOrHide);
    return () => {
      controller.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', showOrHide);
    };
  }, [path, at]);
  return viewers;
};

const ViewersContext = createContext(NOBODY);
export const ViewersProvider = ViewersContext.Provider;

/** The other staff members who look at a record of the queue. Empty outside a queue. */
export const useRecordViewers = (path: string): readonly Viewer[] =>
  useContext(ViewersContext).filter((viewer) => viewer.path === path);
