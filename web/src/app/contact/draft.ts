import { z } from 'zod';
import type { ContactBody } from './send-contact.ts';

/** Which form a message is written in: each keeps its own. */
export type DraftKey = 'contactDraft' | 'partnershipDraft';

const draft = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The subject that the address brought along when it was written; empty where none. */
  subjectGiven: z.string(),
});
type Draft = z.infer<typeof draft>;

/** Keeps a message that is not sent yet, for this tab. */
export const keepDraft = (key: DraftKey, message: Draft): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(message));
  } catch {
    // Storage may be refused; the open form still holds the text.
  }
};

export const forgetDraft = (key: DraftKey): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept, then.
  }
};

/**
 * The message that was being written. It has the subject that the address brings along now, where that is another than
 * when it was written: whoever comes to appeal is read as appealing.
 */
export const readDraft = (key: DraftKey, subjectGiven: string): ContactBody | undefined => {
  try {
    const kept = draft.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data;
    if (!kept) return undefined;
    const { subjectGiven: former, ...message } = kept;
    return subjectGiven && subjectGiven !== former ? { ...message, subject: subjectGiven } : message;
  } catch {
    return undefined;
  }
};
