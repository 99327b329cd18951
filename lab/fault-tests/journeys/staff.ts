import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { fetchData, logIn } from '../../../tests/e2e/support/api.ts';
import { buildFabricJar } from '../../../tests/e2e/support/jars.ts';
import { createPendingMod } from '../../../tests/e2e/support/pending-mod.ts';
import { createStaff, getCardPath, getContent } from '../../../tests/e2e/support/staff.ts';
import { createJourney, createStep, type Journey, type Step } from './journey.ts';
import { createVerifiedMember, openPage, signIn, withRetries } from './people.ts';

/** Opens a console page by client-side navigation, without a reload. */
const goTo = (page: Page, name: string, path: string, sees: Locator): Step => {
  const navigate = async (): Promise<void> => {
    if (new URL(page.url()).pathname === path) return;
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  };
  return createStep(name, navigate, sees);
};

const created = z.object({ id: z.string(), slug: z.string(), title: z.string() });

/** Creates a pending Java mod without a release, through the API. */
const newMod = async (): Promise<z.infer<typeof created>> => {
  const { tokens } = await logIn('admin');
  const body = { title: `Prova ${randomUUID().slice(0, 8)}`, author: 'Prova', content_type: 'mod', status: 'pending' };
  return fetchData('/mods', created, { method: 'POST', token: tokens.accessToken, body });
};

/** Signs in a new admin and opens a page of the console. */
const openAsAdmin = async (page: Page, path: string): Promise<void> => {
  await signIn(page, await withRetries(() => createStaff('admin')));
  await openPage(page, path);
  await getContent(page).getByRole('heading').first().waitFor();
};

export const STAFF_JOURNEYS: readonly Journey[] = [
  createJourney('console: decide', async (page) => {
    const [mod, member] = [await createPendingMod(), await createVerifiedMember()];
    await openAsAdmin(page, `/admin/mods/${mod.id}/show`);
    const findButton = (name: string | RegExp) => getContent(page).getByRole('button', { name });
    const dialog = page.getByRole('dialog', { name: `Banir ${member.username}` });
    const ban = async () => {
      if ((await dialog.count()) === 0) await findButton(/^Banir$/).click();
      await dialog.getByRole('textbox', { name: 'Com suas palavras' }).fill('Propaganda');
      await dialog.getByRole('button', { name: 'Banir' }).click();
    };
    return [
      createStep('approve', findButton('Aprovar'), findButton('Arquivar')),
      goTo(page, 'to the member', getCardPath(member), findButton(/^Banir$/)),
      createStep('ban', ban, findButton('Desbanir')),
    ];
  }),
  createJourney('console: publish', async (page) => {
    const mod = await withRetries(newMod);
    await openAsAdmin(page, `/admin/mods/${mod.id}/show/releases`);
    const version = '9.1.0';
    const buffer = buildFabricJar({ id: mod.slug, version, name: mod.title, depends: { minecraft: '1.21.1' } });
    const jar = { name: 'prova.jar', mimeType: 'application/java-archive', buffer };
    await page.getByRole('button', { name: 'Nova versão' }).click();
    const dialog = page.getByRole('dialog', { name: `Nova versão de ${mod.title}` });
    const upload = () => dialog.locator('input[type=file]').setInputFiles(jar);
    const saveRelease = dialog.getByRole('button', { name: 'Salvar versão' });
    const question = `Pergunta ${randomUUID().slice(0, 8)}?`;
    const questionField = page.getByLabel('Pergunta · Português (Brasil)');
    const main = page.getByRole('main');
    const saveQuestion = async () => {
      await questionField.fill(question);
      await page.getByLabel('Resposta · Português (Brasil)').fill('Porque sim.');
      await main.getByRole('button', { name: 'Salvar' }).click();
    };
    return [
      createStep('upload', upload, dialog.getByRole('textbox', { name: 'Versão' })),
      createStep('save the release', saveRelease, page.getByRole('article').filter({ hasText: version })),
      goTo(page, 'to a new question', '/admin/faq/create', questionField),
      createStep('save the question', saveQuestion, main.getByRole('listitem').filter({ hasText: question })),
    ];
  }),
];
