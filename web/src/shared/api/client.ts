import type { CallInput, CallTable, PublicGetId, RawId, Success } from '@bigorna/client/calls';
import { createClient, type SendOptions } from '@bigorna/client/client';
import { buildUrl } from '@bigorna/client/url';
import { portalEndpoints } from '@bigorna/domain/endpoints/portal';

/** Calls `site` and returns its data unparsed. */
export const readSite = async (): Promise<unknown> => (await apiGet(portalEndpoints, 'site', {})).data;

const client = createClient({
  locale: () => document.documentElement.lang,
  appCheckToken: async () => (await import('./app-check.ts')).getAppCheckToken(readSite),
});

/** Gives the body of a response by its path and query string; undefined if only HTTP can. Throws ApiError. */
export type AnswerLocally = (path: string) => Promise<Awaited<ReturnType<Response['json']>> | undefined>;

let answerLocally: AnswerLocally | undefined;

/**
 * Responds to public GETs without HTTP: a server responds from its own process, and a page from the responses that a
 * server put into it.
 */
export const setAnswerLocally = (answer: AnswerLocally | undefined): void => {
  answerLocally = answer;
};

/** Calls an endpoint, with a bearer token if the caller gives a token. Throws ApiError. */
export const apiCall = client.call;

/** Calls a public GET without bearer, so that a shared cache may respond. Throws ApiError. */
export const apiGet = async <K extends PublicGetId>(
  table: CallTable<K>,
  id: K,
  input: CallInput<K>,
  signal?: AbortSignal,
): Promise<Success<K>> => {
  const answer = await answerLocally?.(buildUrl(table[id], input));
  return answer ?? client.call(table, id, input, { signal });
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
