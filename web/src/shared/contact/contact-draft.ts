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
export const storeContactDraft = (key: DraftKey, message: z.input<typeof draft>): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(message));
  } catch {
    // Storage may be refused: the open form still has the text.
  }
};

export const deleteContactDraft = (key: DraftKey): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is refused, so nothing was stored.
  }
};

/**
 * Reads the stored draft. If the URL now has another subject, that subject wins: a ban appeal must arrive as an appeal.
 */
export const readContactDraft = (key: DraftKey, subjectGiven: string): ContactBody | undefined => {
  try {
    const stored = draft.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data;
    if (!stored) return undefined;
    const { subjectGiven: previousSubject, ...message } = stored;
    return subjectGiven && subjectGiven !== previousSubject ? { ...message, subject: subjectGiven } : message;
  } catch {
    return undefined;
  }
};
