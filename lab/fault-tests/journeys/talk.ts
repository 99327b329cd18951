import type { Page } from '@playwright/test';
import { createApprovedMod } from '../../../tests/e2e/support/approved-mod.ts';
import {
  chooseCommentAction,
  findComment,
  getCommentField,
  openComments,
  storeDownload,
} from '../../../tests/e2e/support/comments.ts';
import { getToast } from '../../../tests/e2e/support/profile.ts';
import { getAccountButton } from '../../../tests/e2e/support/session.ts';
import { createJourney, createStep, type Journey } from './journey.ts';
import { openPage, signInNewMember, withRetries } from './people.ts';

/** The rules limit a member to one comment or edit per ten seconds. */
const BETWEEN_COMMENTS_MS = 10_500;

let made: ReturnType<typeof createApprovedMod> | undefined;

/** Signs in a new member. All journeys of the fault test share one mod. */
const signInWithSharedMod = async (page: Page) => {
  made ??= withRetries(createApprovedMod);
  return { mod: await made, member: await signInNewMember(page) };
};

/** Direct writes of members to Firestore, without functions. */
export const TALK_JOURNEYS: readonly Journey[] = [
  createJourney('favorite', async (page) => {
    const { mod } = await signInWithSharedMod(page);
    await openPage(page, `/mods/${mod.slug}`);
    const find = (label: string) =>
      page.getByRole('main').getByRole('button', { name: `${label} ${mod.title}`, exact: true });
    const [off, on] = [find('Favoritar'), find('Favoritado')];
    const button = off.or(on);
    await button.waitFor();
    // Before the account button appears, a click on a heart leads to the login.
    await getAccountButton(page).waitFor();
    const toggle = (name: string, pressed: boolean) => {
      const set = async () => {
        if ((await button.getAttribute('aria-pressed')) !== String(pressed)) await button.click();
      };
      return createStep(name, set, pressed ? on : off);
    };
    return [toggle('mark', true), toggle('take away', false)];
  }),
  createJourney('comment', async (page) => {
    const { mod, member } = await signInWithSharedMod(page);
    await withRetries(() => openComments(page, mod.slug));
    const text = `Vim por ${member.username}`;
    const ownComment = findComment(page, text);
    const field = page.getByRole('textbox', { name: 'Editar comentário' });
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' });
    await getCommentField(page).fill(text);
    const edit = async () => {
      await page.waitForTimeout(BETWEEN_COMMENTS_MS);
      if ((await field.count()) === 0) await chooseCommentAction(page, ownComment, 'Editar');
      await field.fill(`${text}, e volto.`);
      await page.getByRole('button', { name: 'Salvar' }).click();
    };
    const remove = async () => {
      if ((await confirm.count()) === 0) await chooseCommentAction(page, ownComment, 'Excluir');
      await confirm.click();
    };
    const send = page.getByRole('main').getByRole('button', { name: /^(Comentar|Enviar em)/ });
    return [
      createStep('write', send, ownComment),
      createStep('edit', edit, findComment(page, ', e volto.').filter({ hasText: 'editado' })),
      createStep('delete', remove, page.locator(`main:not(:has(article:has-text("${text}")))`)),
    ];
  }),
  createJourney('rating', async (page) => {
    const { mod, member } = await signInWithSharedMod(page);
    await storeDownload(mod.id, member);
    await openPage(page, `/mods/${mod.slug}`);
    const panel = page.getByRole('region', { name: 'Avaliações' });
    await panel.scrollIntoViewIfNeeded();
    await panel.getByRole('radio', { name: '4 estrelas' }).waitFor({ state: 'attached' });
    return [
      createStep('give stars', panel.locator('label', { hasText: '4 estrelas' }), getToast(page, 'Avaliação salva')),
    ];
  }),
];
