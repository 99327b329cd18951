import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { archiveAll, createApprovedMod } from './support/approved-mod.ts';
import { createModForComments, storeComment, storeCommentBy } from './support/comments.ts';
import { expectLoaded } from './support/console-pages.ts';
import { storeMessage } from './support/contact-messages.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { buildFabricJar } from './support/jars.ts';
import { expectVisibleFocus, tabTo } from './support/keyboard.ts';
import { createMember } from './support/members.ts';
import { fulfillWith } from './support/network.ts';
import { openUntilVisible } from './support/open-until.ts';
import { createPendingMod } from './support/pending-mod.ts';
import { storeReport } from './support/reports.ts';
import { getConsoleToast, getContent } from './support/staff.ts';

// After the login, these tests use only the keyboard. `tabTo` also expects a visible focus at each stop.

/** Earlier than the queue times of other tests. Later tries get earlier times. */
const getQueueTime = (): number => Date.UTC(1990, 0, 1) - Date.now() / 1000;

/** Mods that a try has created. `afterEach` archives them, even after a failure. */
const created: string[] = [];
test.afterEach(async () => {
  const mods = created.splice(0);
  const stored = await Promise.all(mods.map((id) => firestore.doc(`mods/${id}`).get()));
  await archiveAll(mods.filter((_id, at) => ['approved', 'pending'].includes(stored[at]?.get('status'))));
});

const heading = (page: Page): Locator => getContent(page).getByRole('heading', { level: 2 });
const row = (page: Page, text: string): Locator => getContent(page).getByRole('article').filter({ hasText: text });
const getDialog = (page: Page): Locator => page.getByRole('dialog');

/** Opens a page of the console by its two keys. */
const go = async (page: Page, key: string, name: string): Promise<void> => {
  await page.keyboard.press('g');
  await page.keyboard.press(key);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expectLoaded(page);
};

/** Moves to the first row by K, then by J to the given row. */
const moveTo = async (target: Locator): Promise<void> => {
  const page = target.page();
  await expect(target).toBeVisible();
  const rows = getContent(page).getByRole('article');
  const press = (key: string, aim: Locator) =>
    expect(async () => {
      if (!(await aim.evaluate((element) => element === document.activeElement))) await page.keyboard.press(key);
      await expect(aim).toBeFocused({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
  await press('k', rows.first());
  await press('j', target);
  await expectVisibleFocus(page);
};

/** Moves to a control by Tab and presses it. */
const press = async (target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(target);
  await target.page().keyboard.press(key);
};

const typeInto = async (target: Locator, text: string): Promise<void> => {
  await tabTo(target);
  await target.page().keyboard.type(text);
};

test('a moderator works through a day by keyboard alone (R121, R123, R128, R129)', async ({ openAs, watch }) => {
  test.setTimeout(180_000);
  const since = getQueueTime();
  const mods = [await createPendingMod(new Date(since)), await createPendingMod(new Date(since + 1))] as const;
  created.push(...mods.map(({ id }) => id));
  const [mod, author, reporter] = [
    await createModForComments(watch),
    await createMember({ verified: true }),
    await createMember({ verified: true }),
  ];
  created.push(mod.id);
  const [spam, insult, other] = [`Compre em ${mod.slug}`, `Insulto em ${mod.slug}`, `Outro em ${mod.slug}`];
  const spamId = await storeCommentBy(author, mod.id, 5, spam);
  await storeComment(mod.id, 0, { text: insult });
  await storeComment(mod.id, 0, { text: other });
  const report = await storeReport(reporter.uid, {
    subject: 'comment',
    path: `mods/${mod.id}/comments/${spamId}`,
    reason: 'spam',
  });
  await expect.poll(async () => (await firestore.doc(`reports/${report}`).get()).get('lead')).toBe(true);
  const page = await openAs('moderador');
  const firstLink = getContent(page).getByRole('link', { name: mods[0].title });
  // The list shows a new mod some seconds later.
  await openUntilVisible(firstLink, '/admin/mods', 8_000, { timeout: 60_000 });
  await go(page, 'd', 'Dashboard');

  await test.step('lists the keys, and opens a mod from the list', async () => {
    await page.keyboard.press('?');
    await expect(getDialog(page)).toContainText('Atalhos do teclado');
    await page.keyboard.press('Escape');
    await expect(getDialog(page)).toHaveCount(0);
    await go(page, 'm', 'Mods');
    await page.keyboard.press('j');
    await expect(firstLink).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(mods[0].title);
  });

  await test.step('approves, undoes, approves again and rejects with a policy and own words', async () => {
    await go(page, 'm', 'Mods');
    await press(getContent(page).getByRole('link', { name: 'Começar a análise' }));
    await expect(heading(page)).toHaveText(mods[0].title);
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('a');
    await expect(heading(page)).toHaveText(mods[1].title);
    await page.keyboard.press('z');
    await expect(heading(page)).toHaveText(mods[0].title);
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('a');
    await expect(heading(page)).toHaveText(mods[1].title);
    // The page finds no further item, so that it does not lease items of other tests.
    await fulfillWith(page, '**/api/admin/reviews/next', null);
    await page.keyboard.press('r');
    await page.keyboard.press('3');
    await typeInto(getDialog(page).getByRole('textbox'), 'Falta a licença');
    await press(getDialog(page).getByRole('button', { name: 'Rejeitar' }));
    await expect.poll(async () => (await firestore.doc(`mods/${mods[1].id}`).get()).get('status')).toBe('rejected');
  });

  await test.step('hides a reported comment, and is back at it after the undo', async () => {
    await go(page, 'c', 'Comentários');
    await moveTo(row(page, spam));
    await page.keyboard.press('h');
    await expect(row(page, spam)).toHaveCount(0);
    await page.keyboard.press('z');
    await expect(row(page, spam)).toBeFocused();
    await expect(row(page, spam)).toHaveAttribute('aria-current', 'true');
  });

  await test.step('hides two selected comments after a question, and undoes both as one', async () => {
    await tabTo(page.getByRole('tab', { name: /^Denunciados/ }), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(row(page, insult)).toBeVisible();
    for (const text of [insult, other]) {
      await moveTo(row(page, text));
      await page.keyboard.press('x');
      await expect(row(page, text).getByRole('checkbox')).toBeChecked();
    }
    await press(
      page.getByRole('toolbar', { name: 'Ações para os selecionados' }).getByRole('button', { name: 'Ocultar' }),
    );
    await expect(getDialog(page)).toContainText('Ocultar 2 comentários?');
    await press(getDialog(page).getByRole('button', { name: 'Ocultar' }));
    await expect(getConsoleToast(page, '2 comentários ocultados')).toBeVisible();
    await expect(row(page, insult)).toHaveCount(0);
    await page.keyboard.press('z');
    await expect(getConsoleToast(page, '2 desfeitos')).toBeVisible();
    await expect(row(page, insult)).toBeVisible();
  });

  await test.step('dismisses a report with a note, and undoes it', async () => {
    await go(page, 'r', 'Denúncias');
    await moveTo(row(page, spam));
    await page.keyboard.press('n');
    await page.keyboard.type('É só um link');
    await page.keyboard.press('Escape');
    await expect(row(page, spam)).toBeFocused();
    await page.keyboard.press('r');
    await expect(row(page, spam)).toHaveCount(0);
    await page.keyboard.press('z');
    await expect(row(page, spam)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(report));
  });

  await test.step('finds a member, and bans and unbans the account', async () => {
    await go(page, 'u', 'Usuários');
    await page.keyboard.press('/');
    await page.keyboard.type(author.username);
    await expect(getContent(page).locator('tbody').getByRole('row')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await press(getContent(page).getByRole('button', { name: 'Banir' }));
    await expect(getDialog(page).getByRole('combobox', { name: 'Motivo' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await typeInto(getDialog(page).getByRole('textbox', { name: 'Com suas palavras' }), 'Insiste em propaganda');
    await press(getDialog(page).getByRole('button', { name: 'Banir' }));
    await expect(getDialog(page)).toHaveCount(0);
    await press(getContent(page).getByRole('button', { name: 'Desbanir' }));
    await expect(getContent(page).getByRole('button', { name: 'Banir' })).toBeVisible();
    await expectVisibleFocus(page);
  });
});

test('an admin works through a day by keyboard alone (R121, R123, R130, R131, R132, R133)', async ({
  openAs,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allowError(/status of 404/);
  const word = randomUUID().slice(0, 8);
  const pair = [await createApprovedMod(), await createApprovedMod()] as const;
  created.push(...pair.map(({ id }) => id));
  const message = await storeMessage();
  const page = await openAs('admin');
  await page.goto('/admin');
  await expectLoaded(page);

  await test.step('answers a message with a note, and undoes it', async () => {
    await go(page, 'e', 'Mensagens');
    await moveTo(row(page, message.subject));
    await page.keyboard.press('n');
    await page.keyboard.type('Era o antivírus');
    await page.keyboard.press('Escape');
    await page.keyboard.press('a');
    await expect(row(page, message.subject)).toHaveCount(0);
    await page.keyboard.press('z');
    await expect(row(page, message.subject)).toBeFocused();
    await page.keyboard.press('a');
    await expect(row(page, message.subject)).toHaveCount(0);
  });

  await test.step('archives two mods from the list, and undoes both as one', async () => {
    await go(page, 'm', 'Mods');
    await press(getContent(page).getByRole('button', { name: /^Aprovados/ }));
    for (const { title } of pair) {
      const box = getContent(page).locator('tbody').getByRole('row').filter({ hasText: title }).getByRole('checkbox');
      await press(box, 'Space');
      await expect(box).toBeChecked();
    }
    await tabTo(page.getByRole('button', { name: 'Arquivar (2)' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await press(getDialog(page).getByRole('button', { name: 'Arquivar' }));
    await expect(getConsoleToast(page, '2 mods arquivados')).toBeVisible();
    await page.keyboard.press('z');
    await expect(getConsoleToast(page, '2 desfeitos')).toBeVisible();
    for (const { id } of pair)
      await expect.poll(async () => (await firestore.doc(`mods/${id}`).get()).get('status')).toBe('approved');
  });

  await test.step('adds a mod and its first release from a file', async () => {
    await press(getContent(page).getByRole('link', { name: 'Criar', exact: true }));
    const field = (name: RegExp) => getContent(page).getByRole('textbox', { name });
    await typeInto(field(/^Título/), `Fornalha ${word}`);
    await typeInto(field(/^Autor/), 'Oficina de Prova');
    await press(getContent(page).getByRole('button', { name: 'Salvar' }));
    await expect(heading(page)).toHaveText(`Fornalha ${word}`);
    created.push(/mods\/([^/]+)\/show/.exec(page.url())?.[1] ?? '');
    await press(getContent(page).getByRole('button', { name: 'Nova versão' }));
    const chooser = page.waitForEvent('filechooser');
    await press(getDialog(page).getByRole('button', { name: /[Ee]scolh/ }));
    await (await chooser).setFiles({
      name: 'fornalha.jar',
      mimeType: 'application/java-archive',
      buffer: buildFabricJar({
        id: `fornalha-${word}`,
        version: '1.0.0',
        name: `Fornalha ${word}`,
        depends: { minecraft: '1.21.1' },
      }),
    });
    await expect(getDialog(page).getByRole('textbox', { name: 'Versão' })).toHaveValue('1.0.0', { timeout: 60_000 });
    await press(getDialog(page).getByRole('button', { name: 'Salvar versão' }));
    await expect(getDialog(page)).toHaveCount(0);
    await tabTo(page.getByRole('tab', { name: 'Visão geral' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(row(page, '1.0.0')).toContainText('Liberada');
  });

  await test.step('keeps an unsaved question until the question is discarded on purpose', async () => {
    await go(page, 'f', 'Perguntas frequentes');
    await press(getContent(page).getByRole('link', { name: 'Criar', exact: true }));
    await typeInto(getContent(page).getByRole('textbox', { name: /^Pergunta/ }), `Pergunta ${word}?`);
    await typeInto(getContent(page).getByRole('textbox', { name: /^Resposta/ }), 'Sim.');
    const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
    await press(getContent(page).getByRole('link', { name: 'Cancelar' }));
    await asked;
    await press(getContent(page).getByRole('button', { name: 'Salvar' }), 'Enter');
    const question = getContent(page)
      .getByRole('listitem')
      .filter({ hasText: `Pergunta ${word}?` });
    await expect(question).toBeVisible();
    await page.keyboard.press('z');
    await expect(question).toHaveCount(0);
  });

  await test.step('finds own actions in the log, and opens one', async () => {
    await go(page, 'l', 'Logs');
    await typeInto(getContent(page).getByRole('combobox', { name: 'Ação' }), 'Excluiu a pergunta');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/delete%3Afaq/);
    const entry = getContent(page).getByRole('article').first();
    await expect(entry).toContainText('Excluiu a pergunta');
    await press(entry.getByRole('link', { name: /^Ver entrada/ }));
    await expect(page).toHaveURL(/\/admin\/logs\/[^/]+\/show/);
    await expect(getContent(page)).toContainText(`Pergunta ${word}?`);
  });
});
