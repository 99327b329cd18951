import { useEffect, useState } from 'react';
import { useResourceContext } from 'react-admin';
import { z } from 'zod';
import { readDraft, removeDraft, storeDraft } from '#shared/drafts/draft-store.ts';
import { useDraftKey } from '#shared/drafts/use-draft-key.ts';

/**
 * Drafts of list rows by id, stored in this browser. Drafts survive changes of the list and the end of a session.
 *
 * @param emptyDraft draft of a row without input
 * @param isEmpty whether a draft is empty
 * @param schema schema of one draft; if any stored draft does not match, all stored drafts are ignored
 */
export const useDrafts = <D>(emptyDraft: D, isEmpty: (draft: D) => boolean, schema: z.ZodType<D>) => {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, D>>(new Map());
  const key = useDraftKey(`${useResourceContext()}/notes`);
  const [loadedKey, setLoadedKey] = useState<string>();
  if (key !== undefined && key !== loadedKey) {
    const stored = z.record(z.string(), schema).safeParse(readDraft(key)?.values).data ?? {};
    setLoadedKey(key);
    setDrafts((before) => new Map([...Object.entries(stored), ...before]));
  }
  useEffect(() => {
    if (loadedKey === undefined) return;
    if (drafts.size > 0) storeDraft(loadedKey, { values: Object.fromEntries(drafts), base: null });
    else removeDraft(loadedKey);
  }, [loadedKey, drafts]);
  const remove = (id: string) =>
    setDrafts((before) => {
      const next = new Map(before);
      next.delete(id);
      return next;
    });
  return {
    get: (id: string): D => drafts.get(id) ?? emptyDraft,
    ids: new Set(drafts.keys()),
    set: (id: string, draft: D) =>
      isEmpty(draft) ? remove(id) : setDrafts((before) => new Map(before).set(id, draft)),
    remove,
  };
};
