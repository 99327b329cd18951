import type { Page } from '@playwright/test';
import { getTotpCode } from '../../tools/shared/totp.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForNewestMail } from './support/mails.ts';
import { getSection, getToast, openProfile } from './support/profile.ts';
import { signIn } from './support/session.ts';
import { createMemberWithFactor, getCardPath, getContent } from './support/staff.ts';

/** Lets the page draw rarely, as on a busy phone. Then the API responds before the next frame. */
const slowFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const request = window.requestAnimationFrame;
    window.requestAnimationFrame = (draw) => window.setTimeout(() => request(draw), 1_000);
  });

test('two persons agree to remove lost factors, and their owner stops it (R205)', async ({
  page,
  chief,
  admin,
  newVisitor,
}) => {
  test.slow();
  const member = await createMemberWithFactor();
  // Signs in before the request: a later login with the factor would stop the removal.
  await signIn(page, member);
  const [asked, confirming] = [chief, admin].map((staff) =>
    getContent(staff).getByRole('group', { name: 'Remoção da verificação em duas etapas' }),
  );
  if (!asked || !confirming) throw new Error('Two consoles are missing');

  await chief.goto(getCardPath(member));
  await chief.getByRole('button', { name: 'Remover verificação em duas etapas' }).click();
  const request = chief.getByRole('dialog', { name: /^Remover a verificação em duas etapas/ });
  await request.getByRole('textbox').fill('Mostrou o documento em vídeo');
  await request.getByRole('button', { name: 'Remover verificação em duas etapas' }).click();
  await expect(asked).toContainText('Falta a confirmação de uma segunda pessoa da equipe.');
  await expect(asked).toContainText('Mostrou o documento em vídeo');
  await expect(asked.getByRole('button')).toHaveText(['Impedir remoção']);
  await expect(getContent(chief)).toBeFocused();

  await admin.goto(getCardPath(member));
  await confirming.getByRole('button', { name: 'Confirmar remoção' }).click();
  const confirm = admin.getByRole('dialog', { name: /^Confirmar a remoção/ });
  await confirm.getByRole('button', { name: 'Confirmar remoção' }).click();
  await expect(confirming).toContainText('A pessoa foi avisada por e-mail.');
  await expect(getContent(admin)).toBeFocused();
  await expectAccessible(admin);

  const visitor = await newVisitor();
  await visitor.goto((await waitForNewestMail(member.email, 'PASSWORD_RESET')).path);
  await expect(visitor.getByRole('status').filter({ hasText: 'A equipe vai remover' })).toContainText('isso impede');

  await openProfile(page);
  const security = getSection(page, 'Segurança');
  const notice = security.getByRole('status').filter({ hasText: 'A equipe vai remover' });
  await security.getByRole('button', { name: 'Impedir a remoção' }).click();
  const prompt = page.getByRole('dialog', { name: 'Confirme que é você' });
  await prompt.getByRole('textbox', { name: 'Código do aplicativo autenticador' }).fill(getTotpCode());
  await slowFrames(page);
  await prompt.getByRole('button', { name: 'Confirmar' }).click();
  await expect(getToast(page, 'Remoção cancelada')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(prompt).toHaveCount(0);
  await expect(security.getByRole('heading', { name: 'Segurança' })).toBeFocused();
  await expect(security.getByText('Emulador')).toBeVisible();
  await chief.reload();
  await expect(chief.getByRole('button', { name: 'Remover verificação em duas etapas' })).toBeVisible();
  await expect(asked).toHaveCount(0);
});
