import type { Page } from '@playwright/test';
import {
  chooseOf,
  commentWith,
  openComments,
  putDownload,
  writeField,
} from '../../../../tests/e2e/support/comments.ts';
import { newOwnMod } from '../../../../tests/e2e/support/own-mod.ts';
import { toast } from '../../../../tests/e2e/support/profile.ts';
import { accountButton } from '../../../../tests/e2e/support/session.ts';
import type { Journey } from './journey.ts';
import { memberOn, patiently, SLOWLY } from './people.ts';

const main = (page: Page) => page.getByRole('main');
/** The rules take a member's next comment or edit no sooner. */
const BETWEEN_COMMENTS_MS = 10_500;

let made: ReturnType<typeof newOwnMod> | undefined;
/** One mod that all journeys of the drill talk about. */
const talkedMod = () => {
  made ??= patiently(() => newOwnMod());
  return made;
};

const memberAt = async (page: Page) => {
  const mod = await talkedMod();
  return { mod, member: await memberOn(page) };
};

/** What members write about a mod, past the functions: straight into Firestore. */
export const TALK_JOURNEYS: readonly Journey[] = [
  {
    name: 'favorite',
    begin: async (page) => {
      const { mod } = await memberAt(page);
      await page.goto(`/mods/${mod.slug}`);
      const button = main(page).getByRole('button', { name: `Favorito ${mod.title}`, exact: true });
      await button.waitFor(SLOWLY);
      // Until then a click on a heart leads to the login.
      await accountButton(page).waitFor(SLOWLY);
      const toggled = (pressed: boolean) => async () => {
        if ((await button.getAttribute('aria-pressed')) !== String(pressed)) await button.click();
      };
      const shown = (pressed: boolean) => () =>
        main(page).getByRole('button', { name: `Favorito ${mod.title}`, exact: true, pressed });
      return [
        { name: 'mark', does: toggled(true), sees: shown(true) },
        { name: 'take away', does: toggled(false), sees: shown(false) },
      ];
    },
  },
  {
    name: 'comment',
    begin: async (page) => {
      const { mod, member } = await memberAt(page);
      await patiently(() => openComments(page, mod.slug));
      const own = commentWith(page, `Vim por ${member.username}`);
      const edit = page.getByRole('textbox', { name: 'Editar comentário' });
      const beginEdit = async () => {
        if ((await edit.count()) === 0) await chooseOf(page, own, 'Editar');
      };
      await writeField(page).fill(`Vim por ${member.username}`);
      return [
        {
          name: 'write',
          does: () =>
            main(page)
              .getByRole('button', { name: /^(Comentar|Enviar em)/ })
              .click(),
          sees: () => own,
        },
        {
          name: 'edit',
          does: async () => {
            await page.waitForTimeout(BETWEEN_COMMENTS_MS);
            await beginEdit();
            await edit.fill(`Vim por ${member.username}, e volto.`);
            await page.getByRole('button', { name: 'Salvar' }).click();
          },
          sees: () => commentWith(page, ', e volto.').filter({ hasText: 'editado' }),
        },
        {
          name: 'delete',
          does: async () => {
            await chooseOf(page, own, 'Apagar');
            await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar' }).click();
          },
          again: async () => {
            const asked = page.getByRole('alertdialog').getByRole('button', { name: 'Apagar' });
            if ((await asked.count()) === 0) await chooseOf(page, own, 'Apagar');
            await asked.click();
          },
          sees: () => page.locator(`main:not(:has(article:has-text("Vim por ${member.username}")))`),
        },
      ];
    },
  },
  {
    name: 'rating',
    begin: async (page) => {
      const { mod, member } = await memberAt(page);
      await putDownload(mod.id, member);
      await page.goto(`/mods/${mod.slug}`);
      const panel = page.getByRole('region', { name: 'Avaliações' });
      await panel.scrollIntoViewIfNeeded();
      await panel.getByRole('radio', { name: '4 estrelas' }).waitFor({ state: 'attached', ...SLOWLY });
      return [
        {
          name: 'give stars',
          does: () => panel.locator('label', { hasText: '4 estrelas' }).click(),
          sees: () => toast(page, 'Avaliação salva'),
        },
      ];
    },
  },
];
