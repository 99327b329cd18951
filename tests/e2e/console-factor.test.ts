import { factorChallenge } from '@bigorna/domain/endpoints/auth.schemas';
import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { getTotpCode } from '../../tools/shared/totp.ts';
import { callApi, fetchData, logIn, readJson } from './support/api.ts';
import { findViolations, getSettledOverflow, switchTheme, THEMES } from './support/axe.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { expectVisibleFocus, tabTo } from './support/keyboard.ts';
import type { Member } from './support/members.ts';
import { ageNextFactor } from './support/old-factor.ts';
import { addPasskey, failPasskeys, repairPasskeys } from './support/passkeys.ts';
import { openProfileAsMember } from './support/profile.ts';
import { getLoginLink, sendLogin, signIn, signOut } from './support/session.ts';
import {
  createMemberWithFactor,
  createStaff,
  getCardPath,
  getConsoleToast,
  getConsoleToasts,
} from './support/staff.ts';

// The API asks for a fresh factor: the factor of each login here is older than ten minutes.

const WRONG = 'O código ou a chave de acesso não confere.';
const OFFLINE = 'O servidor não respondeu. Verifique sua conexão e tente de novo.';
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
const CHALLENGE = '**/api/auth/factor/challenge';

const getPrompt = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' });
  return {
    dialog,
    alert: dialog.getByRole('alert'),
    code: dialog.getByRole('textbox', { name: 'Código' }),
    passkey: dialog.getByRole('button', { name: 'Usar chave de acesso' }),
    confirm: dialog.getByRole('button', { name: 'Confirmar' }),
    cancel: dialog.getByRole('button', { name: 'Cancelar' }),
  };
};
const getRoleButton = (page: Page): Locator => page.getByRole('button', { name: 'Alterar função' });

/** Requests a promotion of a new member, for which the API asks for the second factor. */
const requestPromotion = async (page: Page): Promise<Member> => {
  const member = await createMemberWithFactor();
  await page.goto(getCardPath(member));
  await getRoleButton(page).click();
  await page.getByRole('radio', { name: /^Moderador/ }).check();
  await getRoleButton(page).click();
  return member;
};
const getRole = async ({ uid }: Member): Promise<unknown> => (await firestore.doc(`users/${uid}`).get()).get('role');
const expectPromoted = async (page: Page, member: Member): Promise<void> => {
  await expect(getPrompt(page).dialog).toHaveCount(0);
  await expect(getConsoleToast(page, 'Função alterada')).toBeVisible();
  expect(await getRole(member)).toBe('moderator');
};

/** Signs in a new super_admin with the authenticator app of test staff. */
const signInWithOldFactor = async (page: Page): Promise<Member> => {
  const staff = await createStaff('super_admin');
  await ageNextFactor(page);
  await signIn(page, staff);
  return staff;
};

/** Signs in a new super_admin whose only factor is a passkey. */
const signInWithOldPasskey = async (page: Page): Promise<void> => {
  const member = await openProfileAsMember(page, { verified: true });
  await addPasskey(page, member);
  const role = { role: 'super_admin' };
  await Promise.all(['users', 'profiles'].map((path) => firestore.doc(`${path}/${member.uid}`).update(role)));
  await signOut(page);
  await expect(getLoginLink(page)).toBeVisible();
  await ageNextFactor(page);
  await page.goto('/login');
  await sendLogin(page, member);
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await expect(page).toHaveURL(/\/admin/);
};

test('the prompt shows a wrong code at its field; the right code runs the action (R206)', async ({ page, watch }) => {
  watch.expectError(/403 \(Forbidden\).*\/role/);
  watch.expectError(/400 \(Bad Request\).*\/api\/auth\/factor/);
  await signInWithOldFactor(page);
  const member = await requestPromotion(page);
  const { dialog, alert, code, passkey, confirm } = getPrompt(page);
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription('Os 6 dígitos do aplicativo autenticador.');
  await expect(passkey).toHaveCount(0);
  await code.fill('000000');
  await confirm.click();
  await expect(alert).toHaveText(WRONG);
  await expect(code).toHaveAccessibleDescription(WRONG);
  await expect(code).toBeFocused();
  // The code is selected, so the next digits replace it. Some keyboards type full-width digits.
  await page.keyboard.insertText(getTotpCode().replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))));
  await expect(dialog.getByText(WRONG)).toHaveCount(0);
  await confirm.click();
  await expectPromoted(page, member);
});

test('the prompt takes a recovery code once (R205, R206)', async ({ page, watch }) => {
  watch.expectError(/403 \(Forbidden\).*\/role/);
  watch.expectError(/400 \(Bad Request\).*\/api\/auth\/factor/);
  const staff = await signInWithOldFactor(page);
  const { tokens } = await logIn(staff.username, staff.password);
  const own = { method: 'POST', token: tokens.accessToken } as const;
  const { recovery_codes } = await fetchData('/user/factors/recovery-codes', recoveryCodes, own);
  const [used = '', unused = ''] = recovery_codes;
  const challenge = await fetchData('/auth/factor/challenge', factorChallenge, own);
  const body = { challenge: challenge.challenge, recovery_code: used };
  await readJson('/auth/factor', await callApi('/auth/factor', { ...own, body }));

  const member = await requestPromotion(page);
  const { alert, code, confirm } = getPrompt(page);
  await expect(code).toHaveAccessibleDescription(/6 dígitos.*código de recuperação/);
  await code.fill(used);
  await confirm.click();
  await expect(alert).toHaveText(WRONG);
  await code.fill(unused.toLowerCase());
  await confirm.click();
  await expectPromoted(page, member);
});

test('the prompt of an account with a passkey only begins at the passkey (R205, R206)', async ({ page, watch }) => {
  watch.expectError(/403 \(Forbidden\).*\/role/);
  await signInWithOldPasskey(page);
  const member = await requestPromotion(page);
  const { alert, code, passkey } = getPrompt(page);
  await expect(passkey).toBeFocused();
  await expect(code).toHaveAccessibleDescription('Um dos seus códigos de recuperação.');
  await failPasskeys(page, 'UnknownError');
  await page.keyboard.press('Enter');
  await expect(alert).toHaveText(/^A chave de acesso não respondeu/);
  await expect(passkey).toBeFocused();
  await failPasskeys(page, 'NotAllowedError');
  await page.keyboard.press('Enter');
  await expect(alert).toHaveCount(0);
  await expect(passkey).toBeFocused();
  await repairPasskeys(page);
  await page.keyboard.press('Enter');
  await expectPromoted(page, member);
});

test('a canceled prompt does not run the action and shows no error (R206)', async ({ page, watch }) => {
  watch.expectError(/403 \(Forbidden\).*\/role/);
  await signInWithOldFactor(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const member = await requestPromotion(page);
  const { dialog, code, confirm, cancel } = getPrompt(page);
  await cancel.click();
  await expect(dialog).toHaveCount(0);
  // The dialog of the action is open again and works.
  await expect(getRoleButton(page)).toBeEnabled();
  await expect(getConsoleToasts(page)).toHaveCount(0);
  expect(calls.filter((path) => path.endsWith('/role'))).toHaveLength(1);
  expect(await getRole(member)).toBe('user');
  await getRoleButton(page).click();
  await code.fill(getTotpCode());
  await confirm.click();
  await expectPromoted(page, member);
});

test('a prompt whose request has expired gets a new one and goes on (R206)', async ({ page, watch }) => {
  watch.expectError(/403 \(Forbidden\).*\/role/);
  watch.expectError(/400 \(Bad Request\).*\/api\/auth\/factor/);
  await signInWithOldFactor(page);
  const challenged = page.waitForResponse(CHALLENGE);
  const member = await requestPromotion(page);
  const response = await challenged;
  const { data } = z.object({ data: factorChallenge }).parse(await response.json());
  // A challenge works once. Someone else uses it, instead of a wait until it expires.
  const token = (await response.request().headerValue('authorization'))?.replace('Bearer ', '');
  const body = { challenge: data.challenge, code: getTotpCode() };
  await readJson('/auth/factor', await callApi('/auth/factor', { method: 'POST', token, body }));
  const { alert, code, confirm } = getPrompt(page);
  await code.fill(getTotpCode());
  await confirm.click();
  await expect(alert).toHaveText('O tempo para confirmar acabou. Tente de novo.');
  await expect(code).toBeFocused();
  await confirm.click();
  await expectPromoted(page, member);
});

test('the prompt says that the server is offline, before and after it opens (R206)', async ({ page, watch }) => {
  watch.expectError(/403 \(Forbidden\).*\/role/);
  watch.expectError(/ERR_FAILED.*\/api\/auth\/factor/);
  await signInWithOldFactor(page);
  await page.route(CHALLENGE, (route) => route.abort(), { times: 1 });
  const member = await requestPromotion(page);
  await expect(getConsoleToasts(page)).toHaveText([OFFLINE]);
  await expect(getPrompt(page).dialog).toHaveCount(0);
  expect(await getRole(member)).toBe('user');

  await page.route('**/api/auth/factor', (route) => route.abort(), { times: 1 });
  await getRoleButton(page).click();
  const { alert, code, confirm } = getPrompt(page);
  await code.fill(getTotpCode());
  await confirm.click();
  await expect(alert).toHaveText(OFFLINE);
  await confirm.click();
  await expectPromoted(page, member);
});

for (const width of [1280, 390])
  test(`the prompt works by keyboard and is accessible in both themes: ${width} px (R121, R206)`, async ({
    page,
    watch,
  }) => {
    watch.expectError(/403 \(Forbidden\).*\/role/);
    watch.expectError(/400 \(Bad Request\).*\/api\/auth\/factor/);
    await signInWithOldPasskey(page);
    await page.setViewportSize({ width, height: 800 });
    const member = await createMemberWithFactor();
    await page.goto(getCardPath(member));
    await tabTo(getRoleButton(page));
    await page.keyboard.press('Enter');
    await tabTo(page.getByRole('radio', { name: /^Membro/ }));
    await page.keyboard.press('ArrowDown');
    await tabTo(getRoleButton(page));
    await page.keyboard.press('Enter');

    const { alert, code, passkey, confirm, cancel } = getPrompt(page);
    await expect(passkey).toBeFocused();
    await expectVisibleFocus(page);
    await tabTo(code);
    await page.keyboard.type('errado');
    await tabTo(confirm);
    await page.keyboard.press('Enter');
    await expect(alert).toHaveText(WRONG);
    await expect(code).toBeFocused();
    for (const theme of THEMES) {
      await switchTheme(page, theme);
      expect(await findViolations(page), theme).toEqual([]);
    }
    expect(await getSettledOverflow(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(cancel).toHaveCount(0);
    await tabTo(getRoleButton(page));
    await page.keyboard.press('Enter');
    await expect(passkey).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPromoted(page, member);
  });
