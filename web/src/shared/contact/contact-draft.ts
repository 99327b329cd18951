import { z } from 'zod';
import { tryStorage } from '#shared/browser/storage.ts';
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
  tryStorage(() => sessionStorage.setItem(key, JSON.stringify(message)));

export const deleteContactDraft = (key: DraftKey): void => tryStorage(() => sessionStorage.removeItem(key));

/**
 * Reads the stored draft. If the URL now has another subject, that subject wins: a ban appeal must arrive as an appeal.
 */
export const readContactDraft = (key: DraftKey, subjectGiven: string): ContactBody | undefined => {
  const stored = tryStorage(() => draft.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data);
  if (!stored) return undefined;
  const { subjectGiven: previousSubject, ...message } = stored;
  return subjectGiven && subjectGiven !== previousSubject ? { ...message, subject: subjectGiven } : message;
};
