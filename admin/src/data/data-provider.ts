import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { httpClient } from './http-client.ts';
import { withCursors } from './list-cursors.ts';
import { updateBody } from './update-body.ts';

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
  update: (resource, params) =>
    rest.update(resource, { ...params, data: updateBody(resource, params.data, params.previousData ?? {}) }),
} satisfies DataProvider;
