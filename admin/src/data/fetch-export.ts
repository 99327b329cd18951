import { type ExportName, TRUNCATED_HEADER } from '@bigorna/domain/endpoints/admin/overview';
import { HttpError } from 'react-admin';
import { currentLocale } from '../i18n/i18n-provider.ts';
import { currentToken } from '../session/firebase-session.ts';
import { meetFailure, noAnswer } from './http-client.ts';
import { inTime } from './in-time.ts';

/** A list as a file, and whether the list may have more rows than it. */
export interface Exported {
  file: Blob;
  isTruncated: boolean;
}

/**
 * A list as the server makes a file of it.
 *
 * @throws HttpError of react-admin with the API's own words; what it tells of the session has been met
 */
export const fetchExport = async (name: ExportName, query: URLSearchParams): Promise<Exported> => {
  const token = await currentToken();
  const answer = await fetch(`/api/admin/exports/${name}?${query}`, {
    headers: { 'accept-language': currentLocale(), ...(token ? { authorization: `Bearer ${token}` } : {}) },
    signal: inTime(),
  }).catch((error: unknown) => {
    throw noAnswer(error);
  });
  if (!answer.ok) {
    const body: unknown = await answer.json().catch(() => null);
    throw await meetFailure(new HttpError(answer.statusText, answer.status, body));
  }
  return { file: await answer.blob(), isTruncated: answer.headers.has(TRUNCATED_HEADER) };
};
