import { site } from '@bigorna/domain/endpoints/portal.schemas';
import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/** Name of a separate Firebase app for forms, because signed-out visitors have no app of a session. */
const FORMS = 'forms';

/** Adds App Check tokens to an app's Firestore calls and refreshes them. Never uses debug tokens. */
export const startAppCheck = (app: FirebaseApp, siteKey: string): AppCheck =>
  initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(siteKey), isTokenAutoRefreshEnabled: true });

const openForms = async (readSite: () => Promise<unknown>): Promise<AppCheck | undefined> => {
  const { emulators: _emulators, appCheck, ...config } = site.parse(await readSite()).firebase;
  if (appCheck === null) return undefined;
  const existing = getApps().find(({ name }) => name === FORMS);
  return startAppCheck(existing ?? initializeApp({ ...config, appId: appCheck.appId }, FORMS), appCheck.siteKey);
};

let opening: ReturnType<typeof openForms> | undefined;

/**
 * Returns an App Check token for endpoints that require a token.
 *
 * @returns undefined if this host has no App Check, or Google issues no token
 */
export const getAppCheckToken = async (readSite: () => Promise<unknown>): Promise<string | undefined> => {
  opening ??= openForms(readSite);
  try {
    const appCheck = await opening;
    return appCheck && (await getToken(appCheck)).token;
  } catch {
    opening = undefined;
    return undefined;
  }
};
