import { ApiError } from '@bigorna/client/api-error';
import { FactorCanceledError, withFreshFactor } from '@bigorna/client/fresh-factor';
import { HttpError } from 'react-admin';
import { z } from 'zod';
import { getDomainText } from '#shared/i18n/get-domain-text.ts';
import { i18nProvider } from '#shared/i18n/i18n-provider.ts';
import { getCurrentToken } from '#shared/session/firebase-session.ts';
import { handleAuthError } from '#shared/session/handle-auth-error.ts';

const BAD_GATEWAY = 502;

const getOfflineText = (): string => i18nProvider.translate('console.error.offline');

/** Message for a response that is not the API's, such as the error page of a proxy. It has no message for users. */
const getUnavailableText = (): Promise<string> => getDomainText('unavailable').catch(getOfflineText);

/** Converts an API error to react-admin's, with message and field errors, and a mark if the user canceled the prompt. */
const toHttpError = async (error: ApiError): Promise<HttpError> => {
  const { status, code, message, errors } = error;
  if (message === '') return new HttpError(await getUnavailableText(), status);
  const fields = Object.fromEntries(errors.map((field) => [field.path, field.message]));
  const isCanceled = error instanceof FactorCanceledError;
  return new HttpError(message, status, { success: false, code, message, errors: fields, isCanceled });
};

/**
 * Handles authentication errors of a failed call, and returns an error with the API's message. Without a response, or
 * after a timeout, the error has the console's own message, and also if the response's schema rejects it. Returns an
 * abort by the console unchanged.
 */
const handleFailure = async (error: unknown): Promise<unknown> => {
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (error instanceof z.ZodError)
    return new HttpError(await getUnavailableText(), BAD_GATEWAY, { issues: error.issues });
  if (!(error instanceof ApiError) || error.status === 0) return new Error(getOfflineText(), { cause: error });
  const httpError = await toHttpError(error);
  await handleAuthError(httpError);
  return httpError;
};

/**
 * Sends a call with a fresh bearer token. If the API requires a recently proved second factor, asks the user to prove
 * it and sends the call again.
 *
 * @param send sends the call and reads its body. A timeout is an error too.
 * @throws HttpError of react-admin with the API's message, after authentication errors were handled
 */
export const sendAsStaff = async <T>(send: (token: string | null) => Promise<T>): Promise<T> => {
  try {
    return await withFreshFactor(async () => send(await getCurrentToken()));
  } catch (error) {
    throw await handleFailure(error);
  }
};
