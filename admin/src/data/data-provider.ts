import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { httpClient } from './http-client.ts';
import { withCursors } from './list-cursors.ts';

const BASE = '/api/admin';

/** The page's address says what staff do there; the API calls the records comments. */
const atPath = (url: string): string => url.replace(`${BASE}/comments-moderation`, `${BASE}/comments`);

const rest = simpleRestProvider(
  BASE,
  withCursors((url, options) => httpClient(atPath(url), options)),
);

/** The console's data: react-admin's REST dialect for lists and records; decisions go by `staffCall`. */
export const dataProvider = {
  ...rest,
  supportAbortSignal: true,
} satisfies DataProvider;
