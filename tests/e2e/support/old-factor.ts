import { FRESH_FACTOR_MS } from '@bigorna/domain/limits';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { environment } from './environment.ts';
import { auth } from './firebase.ts';

const login = z.looseObject({ data: z.looseObject({ tokens: z.looseObject({ accessToken: z.string() }) }) });
const claims = z.object({ sub: z.string(), sid: z.string(), minted_at: z.number(), mfa: z.number() });

const readClaims = (token: string) =>
  claims.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));

/** Exchanges a custom token for an ID token, as Firebase's SDK does. */
const exchangeToken = async (token: string): Promise<string> => {
  const root = `http://${environment.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`;
  const response = await fetch(`${root}/accounts:signInWithCustomToken?key=none`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, returnSecureToken: true }),
  });
  return z.object({ idToken: z.string() }).parse(await response.json()).idToken;
};

/**
 * Ages the second factor of the page's next login. The tokens of the login get an earlier time of the proof, so that
 * the API itself asks for a fresh factor.
 */
export const ageNextFactor = (page: Page): Promise<unknown> =>
  page.route(
    '**/api/auth/login/factor',
    async (route) => {
      const response = await route.fetch();
      const body = login.parse(await response.json());
      const { sub, mfa, ...session } = readClaims(body.data.tokens.accessToken);
      const customToken = await auth.createCustomToken(sub, { ...session, mfa: mfa - FRESH_FACTOR_MS / 1000 });
      Object.assign(body.data.tokens, { customToken, accessToken: await exchangeToken(customToken) });
      await route.fulfill({ response, json: body });
    },
    { times: 1 },
  );
