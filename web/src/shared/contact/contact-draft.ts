import { removeStorage, tryStorage, writeStorage } from '@bigorna/client/storage';
import { z } from 'zod';
import type { ContactBody } from './send-contact.ts';

/** Storage key: each form has its own draft. */
export type DraftKey = 'contactDraft' | 'partnershipDraft';

const draft = z.object({
  name: z.string(),
  email: z.string(),
  username: z.string().default(''),
  subject: z.string(),
  message: z.string(),
  /** Subject in the URL when the draft was written; empty if the URL had no subject. */
  subjectGiven: z.string(),
});

/** Stores an unsent message for this tab. */
export const storeContactDraft = (key: DraftKey, message: z.input<typeof draft>): void =>
  writeStorage(key, JSON.stringify(message), 'sessionStorage');

export const deleteContactDraft = (key: DraftKey): void => removeStorage(key, 'sessionStorage');

/**
 * Reads the stored draft. If the URL now has another subject, that subject wins: a ban appeal must arrive as an appeal.
 */
export const readContactDraft = (key: DraftKey, subjectGiven: string): ContactBody | undefined => {
  const stored = tryStorage(
    (storage) => draft.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data,
    'sessionStorage',
  );
  if (!stored) return undefined;
  const { subjectGiven: previousSubject, ...message } = stored;
  return subjectGiven && subjectGiven !== previousSubject ? { ...message, subject: subjectGiven } : message;
};
