import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { call, login } from '../../../../tests/e2e/support/api.ts';
import { fabricJar } from '../../../../tests/e2e/support/archives.ts';
import { newMember } from '../../../../tests/e2e/support/members.ts';
import { newPendingMod } from '../../../../tests/e2e/support/pending-mod.ts';
import { cardAddress, content } from '../../../../tests/e2e/support/staff.ts';
import type { Journey, Step } from './journey.ts';
import { adminOn, patiently, SLOWLY } from './people.ts';

/** Goes to a page of the console as its own links do, without loading anything anew. */
const goTo = async (page: Page, path: string): Promise<void> => {
  if (new URL(page.url()).pathname === path) return;
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
};

const made = z.object({ id: z.string(), slug: z.string(), title: z.string() });

/** A pending mod for Java without a release, made as staff make one. */
const newMod = async (): Promise<z.infer<typeof made>> => {
  const { tokens } = await login('admin');
  const body = { title: `Prova ${randomUUID().slice(0, 8)}`, author: 'Prova', content_type: 'mod', status: 'pending' };
  return call('/mods', made, { method: 'POST', token: tokens.accessToken, body });
};

const staffAt = async (page: Page, path: string): Promise<void> => {
  await adminOn(page);
  await page.goto(path);
  await content(page).getByRole('heading').first().waitFor(SLOWLY);
};

export const STAFF_JOURNEYS: readonly Journey[] = [
  {
    name: 'console: decide',
    begin: async (page) => {
      const [mod, member] = [await newPendingMod(), await patiently(() => newMember({ verified: true }))];
      await staffAt(page, `/admin/mods/${mod.id}/show`);
      const dialog = page.getByRole('dialog', { name: `Banir ${member.username}` });
      const ban: Step = {
        name: 'ban',
        does: async () => {
          if ((await dialog.count()) === 0)
            await content(page).getByRole('button', { name: 'Banir', exact: true }).click();
          await dialog.getByRole('textbox', { name: 'Com suas palavras' }).fill('Propaganda');
          await dialog.getByRole('button', { name: 'Banir' }).click();
        },
        sees: () => content(page).getByRole('button', { name: 'Desbanir' }),
      };
      return [
        {
          name: 'approve',
          does: () => content(page).getByRole('button', { name: 'Aprovar' }).click(),
          sees: () => content(page).getByRole('button', { name: 'Arquivar' }),
        },
        {
          name: 'to the member',
          does: () => goTo(page, cardAddress(member)),
          sees: () => content(page).getByRole('button', { name: 'Banir', exact: true }),
        },
        ban,
      ];
    },
  },
  {
    name: 'console: publish',
    begin: async (page) => {
      const mod = await patiently(newMod);
      await staffAt(page, `/admin/mods/${mod.id}/show/releases`);
      const version = '9.1.0';
      const file = fabricJar({ id: mod.slug, version, name: mod.title, depends: { minecraft: '1.21.1' } });
      const dialog = page.getByRole('dialog', { name: `Nova versão de ${mod.title}` });
      await page.getByRole('button', { name: 'Nova versão' }).click();
      const jar = { name: 'prova.jar', mimeType: 'application/java-archive', buffer: file };
      const question = `Pergunta ${randomUUID().slice(0, 8)}?`;
      return [
        {
          name: 'upload',
          does: () => dialog.locator('input[type=file]').setInputFiles(jar),
          sees: () => dialog.getByRole('textbox', { name: 'Versão' }),
        },
        {
          name: 'save the release',
          does: () => dialog.getByRole('button', { name: 'Salvar versão' }).click(),
          sees: () => page.getByRole('article').filter({ hasText: version }),
        },
        {
          name: 'to a new question',
          does: () => goTo(page, '/admin/faq/create'),
          sees: () => page.getByLabel('Pergunta · Português (Brasil)'),
        },
        {
          name: 'save the question',
          does: async () => {
            await page.getByLabel('Pergunta · Português (Brasil)').fill(question);
            await page.getByLabel('Resposta · Português (Brasil)').fill('Porque sim.');
            await page.getByRole('main').getByRole('button', { name: 'Salvar' }).click();
          },
          sees: () => page.getByRole('main').getByRole('listitem').filter({ hasText: question }),
        },
      ];
    },
  },
];
