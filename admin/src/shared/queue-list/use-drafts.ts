import { useState } from 'react';
import { useResourceContext } from 'react-admin';
import type { z } from 'zod';
import { readDraft, removeDraft, storeDraft } from '#shared/drafts/draft-store.ts';
import { useDraftKey } from '#shared/drafts/use-draft-key.ts';

/**
 * Drafts of list rows by id, stored in this browser. Drafts survive changes of the list and the end of a session. Each
 * change writes only its own row, because other tabs may have drafts of other rows.
 *
 * @param emptyDraft draft of a row without input
 * @param schema schema of one draft; stored drafts that do not match are ignored
 */
export const useDrafts = <D>(emptyDraft: D, schema: z.ZodType<D>) => {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, D>>(new Map());
  const key = useDraftKey(`${useResourceContext()}/notes`);
  const [loadedKey, setLoadedKey] = useState<string>();
  if (key !== undefined && key !== loadedKey) {
    const stored = Object.entries(readDraft(key)?.values ?? {}).flatMap(([id, value]) => {
      const { success, data } = schema.safeParse(value);
      return success ? [[id, data] as const] : [];
    });
    setLoadedKey(key);
    setDrafts((before) => new Map([...stored, ...before]));
  }
  const change = (id: string, draft: D | undefined): void => {
    setDrafts((before) => {
      const next = new Map(before);
      if (draft === undefined) next.delete(id);
      else next.set(id, draft);
      return next;
    });
    if (key === undefined) return;
    const { [id]: _changed, ...others } = readDraft(key)?.values ?? {};
    const values = draft === undefined ? others : { ...others, [id]: draft };
    if (Object.keys(values).length > 0) storeDraft(key, { values, base: null });
    else removeDraft(key);
  };
  return {
    get: (id: string): D => drafts.get(id) ?? emptyDraft,
    ids: new Set(drafts.keys()),
    set: (id: string, draft: D) => change(id, draft),
    remove: (id: string) => change(id, undefined),
  };
};
