import { ADMIN_ROOT, API_ROOT } from '@bigorna/domain/endpoints/endpoint';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { toApiName } from '../session/can-access.ts';
import { httpClient } from './http-client.ts';
import { withCursors } from './list-cursors.ts';

const BASE = `${API_ROOT}${ADMIN_ROOT}`;

/** Replaces a page's resource name with the API's name. */
const toApiUrl = (url: string): string => `${BASE}/${url.slice(BASE.length + 1).replace(/^[\w-]+/, toApiName)}`;

const restProvider = simpleRestProvider(
  BASE,
  withCursors((url, options) => httpClient(toApiUrl(url), options)),
);

/** react-admin's REST data provider for lists and records. Staff actions use `callStaffApi`. */
export const dataProvider = {
  ...restProvider,
  supportAbortSignal: true,
} satisfies DataProvider;
