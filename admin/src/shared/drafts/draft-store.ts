import { getStorageKeys, readStorage, removeStorage, writeStorage } from '@bigorna/client/storage';
import { DAY_MS } from '@bigorna/domain/limits';
import { z } from 'zod';

const PREFIX = 'draft/';
const MAX_AGE_MS = 30 * DAY_MS;

const draftSchema = z.object({
  /** Changed fields. */
  values: z.record(z.string(), z.unknown()),
  /** `updated_at` of the edited record; null for a new record. */
  base: z.string().nullable(),
  at: z.number(),
  /** The tab that stored the draft. */
  tab: z.string().default(''),
});

/** Identifies this tab until it is reloaded. */
const TAB = crypto.randomUUID();

/** Unsaved input of one user in one form, stored in this browser. */
export type Draft = z.infer<typeof draftSchema>;

/** Reads the draft of a key; null if it is missing, too old or unreadable. */
export const readDraft = (key: string): Draft | null => {
  try {
    const draft = draftSchema.parse(JSON.parse(readStorage(PREFIX + key) ?? ''));
    return draft.at > Date.now() - MAX_AGE_MS ? draft : null;
  } catch {
    return null;
  }
};

/** Stores a draft. If the storage is full, the input is only in the form. */
export const storeDraft = (key: string, draft: Omit<Draft, 'at' | 'tab'>): void =>
  writeStorage(PREFIX + key, JSON.stringify({ ...draft, at: Date.now(), tab: TAB }));

export const removeDraft = (key: string): void => removeStorage(PREFIX + key);

/** Removes the draft that this tab stored. Another tab may edit the same record and need its own draft. */
export const removeOwnDraft = (key: string): void => {
  if (readDraft(key)?.tab === TAB) removeDraft(key);
};

/** Removes all drafts from this browser at sign-out, also drafts of other users. */
export const removeAllDrafts = (): void => {
  for (const key of getStorageKeys()) if (key.startsWith(PREFIX)) removeStorage(key);
};

const isDirty = (mark: unknown): boolean =>
  mark === true || (typeof mark === 'object' && mark !== null && Object.values(mark).some(isDirty));

/** Changed fields of a form. react-hook-form also lists unchanged entries of a list, with the mark false. */
export const pickDirty = (
  marks: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.keys(marks).flatMap((name) => (isDirty(marks[name]) ? [[name, values[name]]] : [])));
