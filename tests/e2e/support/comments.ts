import { randomUUID } from 'node:crypto';
import type { Comment } from '@bigorna/domain/entities/member';
import { expect, type Locator, type Page } from '@playwright/test';
import { firestore } from './firebase.ts';
import type { Member } from './members.ts';
import { newOwnMod } from './own-mod.ts';
import type { PendingMod } from './pending-mod.ts';
import type { Watch } from './watch.ts';

/** A comment's place on the page, by its text. */
export const commentWith = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('article').filter({ hasText: text });

/** Opens a comment's menu and chooses of it. */
export const chooseOf = async (page: Page, comment: Locator, action: string): Promise<void> => {
  await comment.getByRole('button', { name: /^Ações do comentário/ }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

export const writeField = (page: Page): Locator => page.getByRole('textbox', { name: 'Seu comentário' });

/** Opens the comments of a mod, once they are there. */
export const openComments = async (page: Page, slug: string): Promise<void> => {
  await expect(async () => {
    await page.goto(`/mods/${slug}?tab=comments`);
    await expect(page.getByRole('status').filter({ hasText: /comentários?$/ })).toBeVisible({ timeout: 20_000 });
  }).toPass({ timeout: 60_000 });
};

/** An approved mod for one test alone; a process of the API that does not know it yet answers 404, which the test bears. */
export const newTalkedMod = async (watch: Watch): Promise<PendingMod> => {
  watch.bearError(/status of 404/);
  return newOwnMod();
};

/** Puts a comment into place, written some minutes ago by nobody whose account there is. */
export const putComment = async (modId: string, minutesAgo: number, given: Partial<Comment> = {}): Promise<string> => {
  const id = randomUUID();
  const comment: Comment = {
    uid: `prova-${id}`,
    author: { username: 'visita', display_name: 'Visita', avatar_url: null, role: 'user' },
    text: `Comentário de ${minutesAgo} minutos`,
    kind: 'comment',
    release: null,
    created_at: new Date(Date.now() - minutesAgo * 60_000),
    edited_at: null,
    hidden: false,
    reply: null,
    ...given,
  };
  await firestore.doc(`mods/${modId}/comments/${id}`).set(comment);
  return id;
};

/** Notes that a member has downloaded a mod. */
export const putDownload = async (modId: string, { uid }: Member): Promise<void> => {
  await firestore.doc(`mods/${modId}/downloaders/${uid}`).set({ uid, first_at: new Date() });
};

/** Has nobody wait after a member's last write of a kind, on a page of theirs. */
export const forgetStamp = async (page: Page, { uid }: Member, kind: string): Promise<void> => {
  await firestore.doc(`users/${uid}/limits/${kind}`).delete();
  await page.evaluate((key) => localStorage.removeItem(key), `memberStamps:${uid}:${kind}`);
};
