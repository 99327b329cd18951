import { success } from '@bigorna/domain/endpoints/envelope';
import { site as siteSchema } from '@bigorna/domain/endpoints/portal';
import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import type { z } from 'zod';
import { inTime } from '../data/in-time.ts';

/** The browser-storage key that the site mirrors the current ID token into. */
const TOKEN_KEY = 'authToken';

/** What the portal says of itself, as it is now. */
export const readSite = async (): Promise<z.infer<typeof siteSchema>> => {
  const answer = await fetch('/api/site', { signal: inTime() });
  return success(siteSchema).parse(await answer.json()).data;
};

/** Storage takes uploads only with App Check's tokens, where the portal has it. */
const startAppCheck = async (app: FirebaseApp, siteKey: string): Promise<void> => {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(siteKey), isTokenAutoRefreshEnabled: true });
};

const connect = async (): Promise<Auth> => {
  const [
    { initializeApp },
    { browserLocalPersistence, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth },
    site,
  ] = await Promise.all([import('firebase/app'), import('firebase/auth'), readSite()]);
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

let connection: ReturnType<typeof connect> | undefined;

/** Firebase Auth with the session that the site left in this browser; loaded once, tried again after a failure. */
export const firebaseSession = (): ReturnType<typeof connect> => {
  connection ??= connect().catch((error: unknown) => {
    connection = undefined;
    throw error;
  });
  return connection;
};

/**
 * The bearer of the next call: Firebase's own session refreshed where there is one, else the token the site stored.
 *
 * @returns null when nobody is signed in
 */
export const currentToken = async (): Promise<string | null> => {
  const stored = localStorage.getItem(TOKEN_KEY);
  if (!stored) return null;
  const auth = await firebaseSession();
  return auth.currentUser ? auth.currentUser.getIdToken() : stored;
};

/** Forgets this browser's session, in storage and in Firebase; without the token Firebase's part is never taken up again. */
export const forgetSession = async (): Promise<void> => {
  localStorage.removeItem(TOKEN_KEY);
  const auth = await firebaseSession().catch(() => undefined);
  await auth?.signOut();
};
