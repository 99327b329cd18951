import { takePassedTokens } from '@bigorna/client/console-session';
import { readToken, removeToken, storeToken } from '@bigorna/client/stored-token';
import { tokens } from '@bigorna/domain/endpoints/auth.schemas';
import { portalEndpoints } from '@bigorna/domain/endpoints/portal';
import { site as siteSchema } from '@bigorna/domain/endpoints/portal.schemas';
import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import type { z } from 'zod';
import { client } from '#shared/api/client.ts';
import { loadOnce } from '#shared/loading/load-once.ts';

const signInTokens = tokens.pick({ accessToken: true, customToken: true });

/** Taken before the router starts, because the router copies the state of the history's entry. */
const passedTokens = signInTokens.safeParse(takePassedTokens()).data;

/** Fetches the site's current public settings. */
export const fetchSite = async (): Promise<z.infer<typeof siteSchema>> =>
  siteSchema.parse((await client.call(portalEndpoints, 'site', {})).data);

/** Storage accepts uploads only with App Check tokens if App Check is enabled. */
const startAppCheck = async (app: FirebaseApp, siteKey: string): Promise<void> => {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(siteKey), isTokenAutoRefreshEnabled: true });
};

const connect = async (): Promise<Auth> => {
  const [
    { initializeApp },
    { browserLocalPersistence, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth },
    site,
  ] = await Promise.all([import('firebase/app'), import('firebase/auth'), fetchSite()]);
  const { emulators, appCheck, ...config } = site.firebase;
  const app = initializeApp({ ...config, ...(appCheck && { appId: appCheck.appId }) });
  if (appCheck) await startAppCheck(app, appCheck.siteKey);
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulators) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  await auth.authStateReady();
  return auth;
};

/** Firebase Auth, signed in with the session that the site stored in this browser. */
export const getFirebaseSession = loadOnce(connect);

/**
 * Bearer token of the next call: refreshed by Firebase Auth, or else the token stored by the site.
 *
 * @returns null if nobody is signed in
 */
export const getCurrentToken = async (): Promise<string | null> => {
  await adoptPassedTokens();
  const stored = readToken();
  if (!stored) return null;
  const auth = await getFirebaseSession();
  return auth.currentUser ? auth.currentUser.getIdToken() : stored;
};

/** Continues this browser's session with renewed tokens. */
export const adoptTokens = async ({ accessToken, customToken }: z.infer<typeof signInTokens>): Promise<void> => {
  const [auth, { signInWithCustomToken }] = await Promise.all([getFirebaseSession(), import('firebase/auth')]);
  if (customToken) await signInWithCustomToken(auth, customToken);
  storeToken((await auth.currentUser?.getIdToken()) ?? accessToken);
};

/** Continues the session of a login on the site, if the browser refuses the storage that would carry it. */
const adoptPassedTokens = loadOnce(async (): Promise<void> => {
  // Tokens expire after an hour. Without them, the console asks for the login.
  if (passedTokens) await adoptTokens(passedTokens).catch(() => undefined);
});

/**
 * Deletes this browser's session: first the stored token, then the Firebase session. Without the stored token, the
 * console uses no Firebase session.
 */
export const clearSession = async (): Promise<void> => {
  removeToken();
  const auth = await getFirebaseSession().catch(() => undefined);
  await auth?.signOut();
};
