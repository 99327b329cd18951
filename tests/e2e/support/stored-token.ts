import type { BrowserContext, Page } from '@playwright/test';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The ID token that the site has stored in this browser. */
export const getStoredToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('authToken'));

const encodePart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned ID token, as the emulators issue them, that expired in 2020. */
export const createExpiredToken = (uid: string): string =>
  [
    encodePart({ alg: 'none', typ: 'JWT' }),
    encodePart({
      iss: 'https://securetoken.google.com/demo-bigorna',
      aud: 'demo-bigorna',
      sub: uid,
      user_id: uid,
      auth_time: 1_600_000_000,
      iat: 1_600_000_000,
      exp: 1_600_003_600,
    }),
    '',
  ].join('.');

/** The user id of a token. */
export const getSubject = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;

/** A browser storage state with the stored token replaced. */
export const replaceStoredToken = (state: StorageState, change: (token: string) => string): StorageState => ({
  ...state,
  origins: state.origins.map((origin) => ({
    ...origin,
    localStorage: origin.localStorage.map(({ name, value }) => ({
      name,
      value: name === 'authToken' ? change(value) : value,
    })),
  })),
});
