import type { BrowserContext, Page } from '@playwright/test';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The ID token that the site keeps in this browser. */
export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('authToken'));

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token as the emulators make them, unsigned, that expired in 2020. */
export const expiredToken = (uid: string): string =>
  [
    part({ alg: 'none', typ: 'JWT' }),
    part({
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

/** Whose token it is. */
export const subjectOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;

/** What a browser holds, with another token in the place of the stored one. */
export const withStoredToken = (state: StorageState, change: (token: string) => string): StorageState => ({
  ...state,
  origins: state.origins.map((origin) => ({
    ...origin,
    localStorage: origin.localStorage.map(({ name, value }) => ({
      name,
      value: name === 'authToken' ? change(value) : value,
    })),
  })),
});
