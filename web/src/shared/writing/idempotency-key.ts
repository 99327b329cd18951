import { useState } from 'react';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 20;

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** Id of a new document, as an idempotency key. */
export interface IdempotencyKey {
  /** Returns the same id for the same content until `reset`, because a try without a response may have succeeded. */
  getId: (content: unknown) => string;
  /** Marks the content as sent. Sending the same content again then creates another document. */
  reset: () => void;
}

export const createIdempotencyKey = (): IdempotencyKey => {
  let last: { content: string; id: string } | undefined;
  return {
    getId: (content) => {
      const serialized = JSON.stringify(content);
      if (last?.content !== serialized) last = { content: serialized, id: newId() };
      return last.id;
    },
    reset: () => {
      last = undefined;
    },
  };
};

/** An idempotency key that survives retries of a form. */
export const useIdempotencyKey = (): IdempotencyKey => useState(createIdempotencyKey)[0];
