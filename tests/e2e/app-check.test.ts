import { expect, test } from './support/fixtures.ts';
import { changeJson, failWith } from './support/network.ts';
import { createRegistration, getRegistrationForm, getToastByTitle, sendRegistration } from './support/registration.ts';

const REGISTER = '**/api/auth/register';
const HEADER = 'x-firebase-appcheck';

/** The part of reCAPTCHA's script that Firebase uses. */
const RECAPTCHA = `let passed = () => {};
window.grecaptcha = { enterprise: {
  ready: (then) => then(),
  render: (_place, { callback }) => { passed = callback; return 'widget'; },
  execute: async () => { passed('judged'); return 'judged'; } } };`;

// The policy of a portal without App Check blocks Google's script.
test.use({ bypassCSP: true });

test('sends an App Check token only in a retry, after the server required a token', async ({ page, watch }) => {
  watch.expectError(/403.*\/api\/auth\/register/);
  watch.expectError(/another host: https:\/\/(www\.google\.com\/recaptcha|content-firebaseappcheck)/);
  const sentTokens: (string | undefined)[] = [];
  await page.route('**/recaptcha/**', (route) => route.fulfill({ contentType: 'text/javascript', body: RECAPTCHA }));
  await page.route('https://content-firebaseappcheck.googleapis.com/**', (route) =>
    route.fulfill({ json: { token: 'e30.e30.good', ttl: '3600s' }, headers: { 'access-control-allow-origin': '*' } }),
  );
  await changeJson(page, '**/api/site', (body) => {
    body.data.firebase.appCheck = { appId: '1:2:web:3', siteKey: 'key' };
    return body;
  });
  await page.route(REGISTER, async (route) => {
    const token = route.request().headers()[HEADER];
    sentTokens.push(token);
    const refusal = { success: false, code: 'app_check_failed', message: 'Não foi possível confirmar.' };
    await (token === 'e30.e30.good' ? route.continue() : route.fulfill({ status: 403, json: refusal }));
  });
  await page.goto('/register');
  await sendRegistration(page, createRegistration());
  await expect(getToastByTitle(page, 'Conta criada!')).toBeVisible({ timeout: 30_000 });
  expect(sentTokens).toEqual([undefined, 'e30.e30.good']);
});

test('shows the server error and keeps the input without an App Check token', async ({ page, watch }) => {
  watch.expectError(/403.*\/api\/auth\/register/);
  const errorText = 'Não foi possível confirmar que esta solicitação vem do site. Recarregue a página e tente de novo.';
  await failWith(page, REGISTER, 403, { code: 'app_check_failed', message: errorText });
  const given = createRegistration();
  await page.goto('/register');
  await sendRegistration(page, given);
  const form = getRegistrationForm(page);
  await expect(form.failure).toContainText(errorText);
  await expect(form.username).toHaveValue(given.username);
});
