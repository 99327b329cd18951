import { z } from 'zod';
import type { ContactBody } from './send-contact.ts';

const STORAGE_KEY = 'contactDraft';
const draft = z.object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() });

/** Keeps a message that is not sent yet, for this tab. */
export const keepDraft = (message: ContactBody): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(message));
  } catch {
    // Storage may be refused; the open form still holds the text.
  }
};

export const forgetDraft = (): void => {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept, then.
  }
};

export const readDraft = (): ContactBody | undefined => {
  try {
    return draft.safeParse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')).data;
  } catch {
    return undefined;
  }
};
