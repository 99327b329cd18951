import type { Reply } from './call.ts';

/** What belongs to one answer alone: when it was given, its own number, and how long a limit still holds. */
const ITS_OWN = ['date', 'x-request-id', 'retry-after'];

/** What of an answer could tell one caller from another, the length and order of all headers included. */
export const seen = ({ status, headers, text }: Reply) => ({
  status,
  text,
  headers: [...headers].filter(([name]) => !ITS_OWN.includes(name)),
});
