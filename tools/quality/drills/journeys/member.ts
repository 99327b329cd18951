import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { accentedMod } from '../../../../tests/e2e/support/accented-mod.ts';
import { listMods } from '../../../../tests/e2e/support/api.ts';
import { newMember } from '../../../../tests/e2e/support/members.ts';
import { send } from '../../../../tests/e2e/support/notifications.ts';
import { entryOf, putHistory } from '../../../../tests/e2e/support/own-history.ts';
import { striped } from '../../../../tests/e2e/support/pictures.ts';
import { openProfile, section, toast } from '../../../../tests/e2e/support/profile.ts';
import { fillRegistration, newRegistration, registrationForm } from '../../../../tests/e2e/support/registration.ts';
import { accountButton, loginForm, loginLink, sendLogin } from '../../../../tests/e2e/support/session.ts';
import type { Journey } from './journey.ts';
import { memberOn, patiently, SLOWLY } from './people.ts';

const main = (page: Page) => page.getByRole('main');

export const MEMBER_JOURNEYS: readonly Journey[] = [
  {
    name: 'login',
    begin: async (page) => {
      const member = await patiently(() => newMember({ verified: true }));
      await page.goto('/login');
      await loginForm(page).identifier.waitFor();
      return [{ name: 'sign in', does: () => sendLogin(page, member), sees: () => accountButton(page) }];
    },
  },
  {
    name: 'register',
    // A registration whose function died keeps its name and address for two minutes.
    recoveryMs: 240_000,
    begin: async (page) => {
      const given = newRegistration();
      const form = registrationForm(page);
      await page.goto('/register');
      await fillRegistration(page, given);
      return [
        {
          name: 'create the account',
          does: () => form.submit.click(),
          again: async () => {
            if (page.url().endsWith('/login')) {
              // Nobody tries this again and again: there is a limit.
              await delay(60_000);
              await main(page).getByRole('link', { name: 'Criar conta' }).click();
              await fillRegistration(page, given);
              await form.submit.click();
            } else if ((await main(page).getByText('já está em uso').count()) > 0) {
              // Perhaps the answer was lost, not the registration.
              await loginLink(page).click();
              await sendLogin(page, given);
            } else await form.submit.click();
          },
          // The dialog that asks to verify the address hides what is behind it.
          sees: () => accountButton(page).or(page.getByRole('dialog', { name: 'Verifique seu e-mail' })),
        },
      ];
    },
  },
  {
    name: 'session',
    begin: async (page) => {
      await memberOn(page);
      return [
        {
          name: 'come back',
          does: () => page.goto('/dashboard', { waitUntil: 'commit' }),
          again: async () => undefined,
          sees: () => accountButton(page),
        },
        {
          name: 'to the favorites',
          does: async () => {
            await accountButton(page).click();
            await page.getByRole('menuitem', { name: 'Favoritos' }).click();
          },
          again: async () => undefined,
          sees: () => main(page).getByRole('heading', { name: 'Nenhum favorito ainda' }),
        },
      ];
    },
  },
  {
    name: 'download',
    begin: async (page) => {
      const { mod, release } = await patiently(accentedMod);
      await memberOn(page);
      await page.goto(`/mods/${mod.slug}`);
      const button = main(page).getByRole('link', { name: `Baixar ${release.version}` });
      await button.waitFor(SLOWLY);
      return [
        {
          name: 'get the file',
          does: () => button.click(),
          again: async () => undefined,
          sees: () => main(page).getByRole('heading', { name: 'Download iniciado' }),
        },
      ];
    },
  },
  {
    name: 'profile',
    begin: async (page) => {
      await memberOn(page);
      await patiently(() => openProfile(page));
      const form = section(page, 'Perfil');
      const photo = form.getByRole('group', { name: 'Sua foto' });
      const picture = { name: 'eu.png', mimeType: 'image/png', buffer: await striped('png') };
      await form.getByRole('textbox', { name: 'Sobre você' }).fill('Faço moinhos.');
      await photo.getByLabel(/^Escolher/).setInputFiles(picture);
      await photo.getByRole('img').first().waitFor();
      return [
        {
          name: 'save the words',
          does: () => form.getByRole('button', { name: /^Salvar/ }).click(),
          sees: () =>
            toast(page, 'Perfil atualizado!')
              .or(form.getByRole('button', { name: 'Salvo' }))
              .first(),
        },
        {
          name: 'change the picture',
          does: () => photo.getByRole('button', { name: 'Usar esta foto' }).click(),
          sees: () => accountButton(page).locator('img'),
        },
      ];
    },
  },
  {
    name: 'notifications',
    begin: async (page) => {
      const { uid } = await memberOn(page);
      for (const text of ['Um', 'Dois'])
        await send(uid, { type: 'system', template: 'announcement', values: { text } });
      await page.goto('/notifications');
      await expect(main(page).getByRole('article')).toHaveCount(2, SLOWLY);
      return [
        {
          name: 'mark all read',
          does: () => main(page).getByRole('button', { name: 'Marcar todas como lidas' }).click(),
          sees: () => main(page).getByRole('status').filter({ hasText: 'Nenhuma por ler' }),
        },
      ];
    },
  },
  {
    name: 'history and logout',
    begin: async (page) => {
      const [card] = await patiently(() => listMods({ sort: 'downloads', limit: '3' }));
      if (card === undefined) throw new Error('The catalogue is empty');
      const { uid } = await memberOn(page);
      await putHistory(uid, [entryOf(card, 1)]);
      await page.goto('/downloads');
      const line = main(page).getByRole('button', { name: `Remover ${card.title} do histórico`, exact: true });
      await line.waitFor(SLOWLY);
      return [
        {
          name: 'remove one',
          does: () => line.click(),
          sees: () => main(page).getByRole('heading', { name: 'Nenhum download ainda' }),
        },
        {
          name: 'log out',
          does: async () => {
            await accountButton(page).click();
            await page.getByRole('menuitem', { name: 'Sair' }).click();
          },
          sees: () => loginLink(page),
        },
      ];
    },
  },
];
