import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { readDraft, removeDraft, storeDraft } from './draft-store.ts';
import { useDraftKey } from './use-draft-key.ts';

interface DraftStateOptions {
  /** Whether closing the dialog removes the draft. Such a draft survives only an ended session, a reload or a crash. */
  untilClosed?: boolean;
}

/**
 * Input of a dialog, stored in this browser like the input of a `FormDraft`, but restored without asking.
 *
 * @param id the dialog and its record: `comments/c1/reply`
 * @param schema stored input that does not match is ignored
 */
export const useDraftState = <T extends object>(
  id: string,
  schema: z.ZodType<T>,
  initial: T,
  { untilClosed = false }: DraftStateOptions = {},
) => {
  const key = useDraftKey(id);
  const [draft, setDraft] = useState<T>(() => {
    const values = key === undefined ? undefined : readDraft(key)?.values;
    return schema.safeParse(values).data ?? initial;
  });
  const deleteDraft = () => {
    if (key !== undefined) removeDraft(key);
  };
  const updateDraft = (part: Partial<T>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (key !== undefined) storeDraft(key, { values: { ...next }, base: null });
  };
  useEffect(() => {
    if (!untilClosed || key === undefined) return;
    return () => removeDraft(key);
  }, [untilClosed, key]);
  return { draft, updateDraft, deleteDraft };
};
