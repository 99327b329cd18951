import { failure } from '@bigorna/domain/endpoints/envelope';
import { fetchUtils, HttpError, type Options } from 'react-admin';
import { domainText } from '../i18n/domain-text.ts';
import { currentLocale, i18nProvider } from '../i18n/i18n-provider.ts';
import { currentToken } from '../session/firebase-session.ts';
import { meetRefusal } from '../session/refusals.ts';
import { inTime } from './in-time.ts';
import { forgetCursors } from './list-cursors.ts';

const isWrite = ({ method = 'GET' }: Options): boolean => method.toUpperCase() !== 'GET';

const noAnswerText = (): string => i18nProvider.translate('console.error.offline');

/** What is said where a server in front of the API answered, which has no words for the reader. */
const awayText = (): Promise<string> => domainText('unavailable').catch(noAnswerText);

/** The API's own words and fields, where it is the API that refuses. */
const asSaid = async (error: HttpError): Promise<HttpError> => {
  const said = failure.safeParse(error.body);
  if (!said.success) return new HttpError(await awayText(), error.status, error.body);
  const fields = Object.fromEntries((said.data.errors ?? []).map(({ path, message }) => [path, message]));
  return new HttpError(said.data.message, error.status, { ...said.data, errors: fields });
};

/** Meets a failure of a call: what it tells of the session, and the API's own words. */
export const meetFailure = async (error: HttpError): Promise<HttpError> => {
  const said = await asSaid(error);
  await meetRefusal(said);
  return said;
};

/**
 * A call that nobody answered, or not in time, in the reader's language; one that the console itself gave up stays what it was.
 */
export const noAnswer = (cause: unknown): unknown =>
  cause instanceof DOMException && cause.name === 'AbortError' ? cause : new Error(noAnswerText(), { cause });

/**
 * `fetchJson` with a fresh bearer and the reader's language; a failure shows the API's own text, and an answer that does
 * not come is a failure, too.
 */
export const httpClient = async (url: string, options: Options = {}) => {
  const token = await currentToken();
  const headers = new Headers(options.headers);
  headers.set('accept', 'application/json');
  headers.set('accept-language', currentLocale());
  try {
    const answer = await fetchUtils.fetchJson(url, {
      ...options,
      headers,
      signal: inTime(options.signal),
      ...(token ? { user: { authenticated: true, token: `Bearer ${token}` } } : {}),
    });
    if (isWrite(options)) forgetCursors();
    return answer;
  } catch (error) {
    if (!(error instanceof HttpError)) throw noAnswer(error);
    throw await meetFailure(error);
  }
};
