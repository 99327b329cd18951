import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { findAccentedMod } from '../../../tests/e2e/support/accented-mod.ts';
import { storeHistory, toHistoryEntry } from '../../../tests/e2e/support/download-history.ts';
import { storeNotification } from '../../../tests/e2e/support/notifications.ts';
import { createStripedImage } from '../../../tests/e2e/support/pictures.ts';
import { getSection, getToast } from '../../../tests/e2e/support/profile.ts';
import {
  createRegistration,
  fillRegistration,
  getRegistrationForm,
  getVerificationDialog,
  sendRegistration,
} from '../../../tests/e2e/support/registration.ts';
import { getAccountButton, getLoginForm, getLoginLink, sendLogin } from '../../../tests/e2e/support/session.ts';
import { createJourney, createStep, type Journey, waitForSite } from './journey.ts';
import { createVerifiedMember, openPage, pickMod, signInNewMember, withRetries } from './people.ts';

const findHeading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name });

/** Selects an item in the menu of the account. */
const chooseInMenu = (page: Page, name: string) => async () => {
  await getAccountButton(page).click();
  await page.getByRole('menuitem', { name }).click();
};

export const MEMBER_JOURNEYS: readonly Journey[] = [
  createJourney('login', async (page) => {
    const member = await createVerifiedMember();
    await openPage(page, '/login');
    await getLoginForm(page).identifier.waitFor();
    return [createStep('sign in', () => sendLogin(page, member), getAccountButton(page))];
  }),
  // If the function dies during a registration, name and e-mail stay reserved for two minutes.
  createJourney({ name: 'register', recoveryMs: 240_000 }, async (page) => {
    const given = createRegistration();
    const main = page.getByRole('main');
    const { submit } = getRegistrationForm(page);
    await openPage(page, '/register');
    await fillRegistration(page, given);
    const retry = async () => {
      if (page.url().endsWith('/login')) {
        // Waits before the retry: registrations have a rate limit.
        await delay(60_000);
        await main.getByRole('link', { name: 'Criar conta' }).click();
        await sendRegistration(page, given);
      } else if ((await main.getByText('já está em uso').count()) > 0) {
        // The first call may have created the account although its response was lost.
        await getLoginLink(page).click();
        await sendLogin(page, given);
      } else await submit.click();
    };
    // The dialog that asks the user to verify the e-mail may open and hide the account button.
    const done = getAccountButton(page).or(getVerificationDialog(page).dialog);
    return [createStep('create the account', submit, done, retry)];
  }),
  createJourney('session', async (page) => {
    await signInNewMember(page);
    const comeBack = () => page.goto('/dashboard', { waitUntil: 'commit' });
    const noFavorites = findHeading(page, 'Nenhum favorito ainda');
    return [
      createStep('come back', comeBack, getAccountButton(page), waitForSite),
      createStep('to the favorites', chooseInMenu(page, 'Favoritos'), noFavorites, waitForSite),
    ];
  }),
  createJourney('download', async (page) => {
    const { mod, release } = await withRetries(findAccentedMod);
    await signInNewMember(page);
    await openPage(page, `/mods/${mod.slug}`);
    const button = page.getByRole('main').getByRole('link', { name: `Baixar ${release.version}` });
    await button.waitFor();
    return [createStep('get the file', button, findHeading(page, 'Download iniciado'), waitForSite)];
  }),
  createJourney('profile', async (page) => {
    await signInNewMember(page);
    await openPage(page, '/edit-profile');
    const form = getSection(page, 'Perfil');
    const photo = form.getByRole('group', { name: 'Sua foto' });
    const picture = { name: 'eu.png', mimeType: 'image/png', buffer: await createStripedImage('png') };
    await form.getByRole('textbox', { name: 'Bio' }).fill('Faço moinhos.');
    await photo.getByLabel(/^Escolher/).setInputFiles(picture);
    await photo.getByRole('img').first().waitFor();
    const saved = getToast(page, 'Perfil atualizado!').or(form.getByRole('button', { name: 'Salvo' }));
    const usePhoto = photo.getByRole('button', { name: 'Usar esta foto' });
    return [
      // The picture comes first: saving the words would save the picture too.
      createStep('change the picture', usePhoto, getAccountButton(page).locator('img')),
      createStep('save the words', form.getByRole('button', { name: /^Salvar/ }), saved),
    ];
  }),
  createJourney('notifications', async (page) => {
    const { uid } = await signInNewMember(page);
    for (const text of ['Um', 'Dois']) await storeNotification(uid, { template: 'announcement', values: { text } });
    await openPage(page, '/notifications');
    const main = page.getByRole('main');
    await main.getByRole('article').nth(1).waitFor();
    const markAll = main.getByRole('button', { name: 'Marcar todas como lidas' });
    return [createStep('mark all read', markAll, main.getByRole('status').filter({ hasText: 'Tudo lido' }))];
  }),
  createJourney('history and logout', async (page) => {
    const card = await pickMod({ sort: 'downloads' });
    const { uid } = await signInNewMember(page);
    await storeHistory(uid, [toHistoryEntry(card, 1)]);
    await openPage(page, '/downloads');
    const remove = page.getByRole('button', { name: `Excluir ${card.title} do histórico`, exact: true });
    await remove.waitFor();
    return [
      createStep('remove one', remove, findHeading(page, 'Nenhum download ainda')),
      createStep('log out', chooseInMenu(page, 'Sair'), getLoginLink(page)),
    ];
  }),
];
