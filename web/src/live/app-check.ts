import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { fetchSite } from '#session/engine/account-calls.ts';

/** An app beside the session's: whoever sends a form signed out has no session whose app could be asked. */
const FORMS = 'forms';

/** Has an app's calls to Firestore carry App Check's tokens, renewed in time. Never with debug tokens. */
export const startAppCheck = (app: FirebaseApp, siteKey: string): AppCheck =>
  initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(siteKey), isTokenAutoRefreshEnabled: true });

const openForms = async (): Promise<AppCheck | undefined> => {
  const { emulators: _emulators, appCheck, ...config } = (await fetchSite()).firebase;
  if (appCheck === null) return undefined;
  const known = getApps().find(({ name }) => name === FORMS);
  return startAppCheck(known ?? initializeApp({ ...config, appId: appCheck.appId }, FORMS), appCheck.siteKey);
};

let opening: ReturnType<typeof openForms> | undefined;

/**
 * App Check's word that this page is the portal's, for calls that want it.
 *
 * @returns undefined where this host has no App Check, or Google gives no token
 */
export const appCheckToken = async (): Promise<string | undefined> => {
  opening ??= openForms();
  try {
    const appCheck = await opening;
    return appCheck && (await getToken(appCheck)).token;
  } catch {
    opening = undefined;
    return undefined;
  }
};
