import { useState } from 'react';
import type { z } from 'zod';
import { readDraft, removeDraft, storeDraft } from './draft-store.ts';
import { useDraftKey } from './use-draft-key.ts';

/**
 * Input of a dialog, stored in this browser like the input of a `FormDraft`, but restored without asking. The draft
 * survives a reload, a crash, an ended session and the browser's Back. Only `deleteDraft` removes it: call it when the
 * user discards the input, and after a success.
 *
 * @param id the dialog and its record: `comments/c1/reply`
 * @param schema stored input that does not match is ignored
 */
export const useDraftState = <T extends object>(id: string, schema: z.ZodType<T>, initial: T) => {
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
  return { draft, hasInput: JSON.stringify(draft) !== JSON.stringify(initial), updateDraft, deleteDraft };
};
