import { useState } from 'react';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 20;

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** The id of a document that a member writes. */
export interface SendingId {
  /** The same for the same words until they are sent: a try that had no answer may have come through. */
  of: (words: unknown) => string;
  /** They are sent: the same words once more would be another document. */
  done: () => void;
}

export const createSendingId = (): SendingId => {
  let last: { words: string; id: string } | undefined;
  return {
    of: (words) => {
      const asked = JSON.stringify(words);
      if (last?.words !== asked) last = { words: asked, id: newId() };
      return last.id;
    },
    done: () => {
      last = undefined;
    },
  };
};

/** The id of what a form sends, kept from one try to the next. */
export const useSendingId = (): SendingId => useState(createSendingId)[0];
