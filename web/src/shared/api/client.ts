import type { CallInput, CallTable, PublicGetId, RawId, Success } from '@bigorna/client/calls';
import { assertOk, createClient, readEnvelope, type SendOptions } from '@bigorna/client/client';
import { buildUrl } from '@bigorna/client/url';
import { withTimeout } from '@bigorna/client/with-timeout';
import { portalEndpoints } from '@bigorna/domain/endpoints/portal';
import { takePrefetched } from './take-prefetched.ts';

/** Calls `site` and returns its data unparsed. */
export const readSite = async (): Promise<unknown> => (await apiGet(portalEndpoints, 'site', {})).data;

const client = createClient({
  locale: () => document.documentElement.lang,
  appCheckToken: async () => (await import('./app-check.ts')).getAppCheckToken(readSite),
});

/** Calls an endpoint, with a bearer token if the caller gives a token. Throws ApiError. */
export const apiCall = client.call;

/** Calls a public GET without bearer, so that a shared cache may respond. Throws ApiError. */
export const apiGet = async <K extends PublicGetId>(
  table: CallTable<K>,
  id: K,
  input: CallInput<K>,
  signal?: AbortSignal,
): Promise<Success<K>> => {
  const prefetched = takePrefetched(buildUrl(table[id], input));
  const prefetchedResponse = prefetched && (await withTimeout(prefetched).catch(() => undefined));
  return prefetchedResponse
    ? readEnvelope(await assertOk(prefetchedResponse))
    : client.call(table, id, input, { signal });
};

/** The file name that the server proposes; `download` without a proposal. */
const getFileName = ({ headers }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? 'download';

/** Calls an endpoint that returns a file; the server names the file. Throws ApiError. */
export const apiFile = async <K extends RawId>(
  table: CallTable<K>,
  id: K,
  input: CallInput<K>,
  options: SendOptions,
): Promise<File> => {
  const response = await client.send(table, id, input, options);
  const content = await response.blob();
  return new File([content], getFileName(response), { type: content.type });
};
