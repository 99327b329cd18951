import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { buildBlackPng } from '../api/support/images.ts';
import { environment } from './support/environment.ts';
import { firestore } from './support/firebase.ts';
import { expect, test } from './support/fixtures.ts';
import { collectRequests, hold } from './support/network.ts';
import { createBitmap, createStripedImage, type PictureType } from './support/pictures.ts';
import { getSection, getToast, openProfileAsMember } from './support/profile.ts';
import { getAccountButton } from './support/session.ts';

const MIB = 1024 * 1024;

const avatar = (page: Page) => {
  const group = getSection(page, 'Perfil').getByRole('group', { name: 'Sua foto' });
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
  test(`crops a ${type} to its middle square (R084)`, async ({ page }) => {
    const { uid } = await openProfileAsMember(page, { verified: false });
    const { file, preview, send } = avatar(page);
    await file.setInputFiles({ name: `eu.${type}`, mimeType: `image/${type}`, buffer: await createStripedImage(type) });
    await expect(preview).toBeVisible();
    await send.click();
    await expect(getToast(page, 'Foto atualizada!')).toBeVisible();
    await expect(preview).toBeHidden();
    const path = await storedAvatar(uid);
    expect(path).toMatch(/^\/media\//);
    await expect(getAccountButton(page).locator('img')).toHaveAttribute('src', String(path));
    const response = await fetch(environment.BIGORNA_URL + path);
    expect(response.headers.get('content-type')).toBe('image/webp');
    const { data, info } = await sharp(await response.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(info.height);
    // Blue from edge to edge: the stripes left and right of the middle are cropped.
    for (const x of [4, info.width - 5]) {
      const [red = 255, green = 255, blue = 0] = data.subarray((info.width * 8 + x) * info.channels);
      expect(Math.max(red, green)).toBeLessThan(90);
      expect(blue).toBeGreaterThan(160);
    }
  });
}

test('shows the generated creature after the avatar is removed (R084)', async ({ page }) => {
  const { uid } = await openProfileAsMember(page, { verified: false });
  const { file, send, remove } = avatar(page);
  await file.setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: await createStripedImage('png') });
  await send.click();
  await expect(getAccountButton(page).locator('img')).toBeVisible();
  await remove.click();
  await expect(getToast(page, 'Foto removida')).toBeVisible();
  await expect(getAccountButton(page).locator('img')).toHaveCount(0);
  await expect(remove).toBeHidden();
  expect(await storedAvatar(uid)).toBeNull();
});

test('saves the chosen picture together with the profile (R084)', async ({ page }) => {
  const { uid } = await openProfileAsMember(page, { verified: false });
  const { file, preview, send } = avatar(page);
  const profile = getSection(page, 'Perfil');
  const save = profile.getByRole('button', { name: 'Salvar perfil' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await file.setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: await createStripedImage('png') });
  await profile.getByRole('textbox', { name: 'Nome de exibição' }).fill('Nome com foto');
  await save.click();
  await expect(getToast(page, 'Perfil atualizado!')).toBeVisible();
  await expect(preview).toBeHidden();
  const stored = (await firestore.doc(`users/${uid}`).get()).data();
  expect(stored).toMatchObject({ display_name: 'Nome com foto', avatar_url: expect.stringMatching(/^\/media\//) });
  // The picture alone is a change too.
  await file.setInputFiles({ name: 'eu.gif', mimeType: 'image/gif', buffer: await createStripedImage('gif') });
  await expect(send).toBeVisible();
  await save.click();
  await expect(getToast(page, 'Foto atualizada!')).toBeVisible();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  expect(await storedAvatar(uid)).not.toBe(stored?.avatar_url);
});

test('saves the profile after an upload that is under way (R084)', async ({ page }) => {
  const { uid } = await openProfileAsMember(page, { verified: false });
  const { file, send } = avatar(page);
  const profile = getSection(page, 'Perfil');
  await profile.getByRole('textbox', { name: 'Nome de exibição' }).fill('Nome depois da foto');
  await file.setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: await createStripedImage('png') });
  const calls = collectRequests(page, /\/api\/user\/avatar$/);
  const release = await hold(page, '**/api/user/avatar');
  await send.click();
  await expect.poll(() => calls.length).toBe(1);
  await profile.getByRole('button', { name: 'Salvar perfil' }).click();
  release();
  await expect(getToast(page, 'Perfil atualizado!')).toBeVisible();
  const stored = (await firestore.doc(`users/${uid}`).get()).data();
  expect(stored).toMatchObject({
    display_name: 'Nome depois da foto',
    avatar_url: expect.stringMatching(/^\/media\//),
  });
  expect(calls).toHaveLength(1);
});

test('rejects a file above 5 MB locally, and sends a file of exactly 5 MB (R084)', async ({ page }) => {
  const { uid } = await openProfileAsMember(page, { verified: false });
  const { file, complaint, send } = avatar(page);
  const calls = collectRequests(page, /\/api\/user\/avatar$/);
  const picture = await createStripedImage('png');
  const ofSize = (size: number) => ({
    name: 'grande.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([picture, Buffer.alloc(size - picture.length)]),
  });
  await file.setInputFiles(ofSize(5 * MIB + 1));
  await expect(complaint).toHaveText('O arquivo deve ter menos de 5MB');
  await expect(file).toHaveAccessibleDescription(/O arquivo deve ter menos de 5MB/);
  await expect(send).toBeHidden();
  expect(calls).toHaveLength(0);
  await file.setInputFiles(ofSize(5 * MIB));
  await expect(complaint).toBeHidden();
  await send.click();
  await expect(getToast(page, 'Foto atualizada!')).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(await storedAvatar(uid)).not.toBeNull();
});

for (const { upload, buffer, message } of [
  {
    upload: 'a text named .png',
    buffer: async () => Buffer.from('isto é um texto'),
    message: 'Este arquivo não é uma imagem ou está danificado.',
  },
  {
    upload: 'a picture of 20,000 × 20,000 pixels',
    buffer: async () => buildBlackPng(20_000, 20_000),
    message: 'A imagem tem pixels demais: o máximo é de 50 megapixels.',
  },
  {
    upload: 'a picture cut off in the middle',
    buffer: async () => (await createStripedImage('png')).subarray(0, 60),
    message: 'Este arquivo não é uma imagem ou está danificado.',
  },
]) {
  test(`rejects ${upload} with the reason, and offers no button to use it (R084, R088)`, async ({ page }) => {
    await openProfileAsMember(page, { verified: false });
    const { file, preview, send, complaint } = avatar(page);
    await file.setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: await buffer() });
    await expect(complaint).toHaveText(message);
    await expect(file).toHaveAccessibleDescription(new RegExp(message));
    await expect(preview).toBeHidden();
    await expect(send).toBeHidden();
    // A valid picture can be used afterwards.
    await file.setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: await createStripedImage('png') });
    await expect(complaint).toBeHidden();
    await expect(send).toBeVisible();
  });
}

test('keeps avatar and profile unchanged if the server rejects the picture (R084, R088)', async ({ page, watch }) => {
  watch.expectError(/415.*\/api\/user\/avatar/);
  const { uid } = await openProfileAsMember(page, { verified: false });
  const { file, send, complaint, cancel } = avatar(page);
  const profile = getSection(page, 'Perfil');
  const before = (await firestore.doc(`users/${uid}`).get()).get('display_name');
  await file.setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: createBitmap() });
  await profile.getByRole('textbox', { name: 'Nome de exibição' }).fill('Nome sem foto');
  await profile.getByRole('button', { name: 'Salvar perfil' }).click();
  const message = 'Envie uma imagem JPG, PNG, GIF ou WebP.';
  await expect(complaint).toHaveText(message);
  await expect(getToast(page, 'Erro ao atualizar a foto')).toContainText(message);
  const stored = (await firestore.doc(`users/${uid}`).get()).data();
  expect(stored).toMatchObject({ display_name: before, avatar_url: null });
  await cancel.click();
  await expect(send).toBeHidden();
  await profile.getByRole('button', { name: 'Salvar perfil' }).click();
  await expect(getToast(page, 'Perfil atualizado!')).toBeVisible();
});

test('accepts a dropped picture and asks before discarding it (R084)', async ({ page }) => {
  await openProfileAsMember(page, { verified: false });
  const { group, preview, cancel } = avatar(page);
  const content = (await createStripedImage('png')).toString('base64');
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
