import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { environment } from './support/environment.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { hugePng, type PictureType, striped } from './support/pictures.ts';
import { memberAtProfile, section, toast } from './support/profile.ts';
import { accountButton } from './support/session.ts';

const MIB = 1024 * 1024;

const avatar = (page: Page) => {
  const group = section(page, 'Perfil').getByRole('group', { name: 'Sua foto' });
  return {
    group,
    file: group.getByLabel(/^Escolher/),
    preview: group.getByRole('img', { name: 'Prévia da nova foto' }),
    send: group.getByRole('button', { name: 'Usar esta foto' }),
    cancel: group.getByRole('button', { name: 'Cancelar' }),
    remove: group.getByRole('button', { name: 'Remover' }),
    complaint: group.getByRole('alert'),
  };
};

const storedAvatar = async (uid: string): Promise<unknown> =>
  (await firestore.doc(`users/${uid}`).get()).get('avatar_url');

for (const type of ['jpeg', 'png', 'gif', 'webp'] as const satisfies readonly PictureType[]) {
  test(`R084 a ${type} becomes the avatar, as its middle square`, async ({ page }) => {
    const { uid } = await memberAtProfile(page, { verified: false });
    const { file, preview, send } = avatar(page);
    await file.setInputFiles({ name: `eu.${type}`, mimeType: `image/${type}`, buffer: await striped(type) });
    await expect(preview).toBeVisible();
    await send.click();
    await expect(toast(page, 'Avatar atualizado!')).toBeVisible();
    await expect(preview).toBeHidden();
    const path = await storedAvatar(uid);
    expect(path).toMatch(/^\/media\//);
    await expect(accountButton(page).locator('img')).toHaveAttribute('src', String(path));
    const answer = await fetch(environment.BIGORNA_URL + path);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const { data, info } = await sharp(await answer.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(info.height);
    // Blue from edge to edge: what was left and right of the middle is gone.
    for (const x of [4, info.width - 5]) {
      const [red = 255, green = 255, blue = 0] = data.subarray((info.width * 8 + x) * info.channels);
      expect(Math.max(red, green)).toBeLessThan(90);
      expect(blue).toBeGreaterThan(160);
    }
  });
}

test('R084 an avatar taken away gives way to the creature', async ({ page }) => {
  const { uid } = await memberAtProfile(page, { verified: false });
  const { file, send, remove } = avatar(page);
  await file.setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: await striped('png') });
  await send.click();
  await expect(accountButton(page).locator('img')).toBeVisible();
  await remove.click();
  await expect(toast(page, 'Avatar removido')).toBeVisible();
  await expect(accountButton(page).locator('img')).toHaveCount(0);
  await expect(remove).toBeHidden();
  expect(await storedAvatar(uid)).toBeNull();
});

test('R084 one byte more than 5 MB is refused without being sent, and 5 MB are sent', async ({ page, watch }) => {
  watch.expectError(/415.*\/api\/user\/avatar/);
  const { uid } = await memberAtProfile(page, { verified: false });
  const { file, complaint, send } = avatar(page);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/avatar')) calls += 1;
  });
  const bytes = (size: number) => ({ name: 'grande.png', mimeType: 'image/png', buffer: Buffer.alloc(size) });
  await file.setInputFiles(bytes(5 * MIB + 1));
  await expect(complaint).toHaveText('O arquivo deve ter menos de 5MB');
  await expect(file).toHaveAccessibleDescription(/O arquivo deve ter menos de 5MB/);
  await expect(send).toBeHidden();
  expect(calls).toBe(0);
  await file.setInputFiles(bytes(5 * MIB));
  await expect(complaint).toBeHidden();
  await send.click();
  await expect(complaint).toHaveText('Envie uma imagem JPG, PNG, GIF ou WebP.');
  expect(calls).toBe(1);
  expect(await storedAvatar(uid)).toBeNull();
});

for (const { what, status, buffer, said } of [
  {
    what: 'a text named .png',
    status: 415,
    buffer: async () => Buffer.from('isto é um texto'),
    said: 'Envie uma imagem JPG, PNG, GIF ou WebP.',
  },
  {
    what: 'a picture of 20,000 × 20,000 pixels',
    status: 400,
    buffer: async () => hugePng(20_000),
    said: 'A imagem tem pixels demais: o máximo é de 50 megapixels.',
  },
  {
    what: 'a picture cut off in the middle',
    status: 400,
    buffer: async () => (await striped('png')).subarray(0, 60),
    said: 'Não foi possível ler a imagem. O arquivo pode estar danificado.',
  },
]) {
  test(`R084 R088 ${what} is refused at the field, and the avatar stays as it was`, async ({ page, watch }) => {
    watch.expectError(new RegExp(`${status}.*/api/user/avatar`));
    const { uid } = await memberAtProfile(page, { verified: false });
    const { group, file, preview, send, complaint, cancel } = avatar(page);
    await file.setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: await buffer() });
    await expect(group.getByText('Este arquivo não tem prévia.')).toBeVisible();
    await expect(preview).toBeHidden();
    await send.click();
    await expect(complaint).toHaveText(said);
    await expect(toast(page, 'Erro ao atualizar avatar')).toContainText(said);
    expect(await storedAvatar(uid)).toBeNull();
    await cancel.click();
    await expect(send).toBeHidden();
  });
}

test('R084 a picture that is dropped is taken as a chosen one, and asked for before it is lost', async ({ page }) => {
  await memberAtProfile(page, { verified: false });
  const { group, preview, cancel } = avatar(page);
  const content = (await striped('png')).toString('base64');
  const dropped = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'eu.png', { type: 'image/png' }));
    return transfer;
  }, content);
  await group.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(preview).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Bigorna' }).click();
  await page.getByRole('button', { name: 'Continuar editando' }).click();
  await cancel.click();
  await expect(preview).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Bigorna' }).click();
  await expect(page).toHaveURL('/');
});
