import type { ApiResponse } from './call.ts';

/** Headers that differ in every response: date, request id and time until retry. */
const VOLATILE_HEADERS = ['date', 'x-request-id', 'retry-after'];

/** Everything of a response that could reveal a difference between callers, including length and header order. */
export const toComparable = ({ status, headers, text }: ApiResponse) => ({
  status,
  text,
  headers: [...headers].filter(([name]) => !VOLATILE_HEADERS.includes(name)),
});
