import { randomUUID } from 'node:crypto';
import type { Comment } from '@bigorna/domain/entities/member';
import { expect, type Locator, type Page } from '@playwright/test';
import { createApprovedMod } from './approved-mod.ts';
import { firestore } from './firebase.ts';
import type { Member } from './members.ts';
import { openUntilVisible } from './open-until.ts';
import type { PendingMod } from './pending-mod.ts';
import type { Watch } from './watch.ts';

export const findComment = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('article').filter({ hasText: text });

export const openCommentMenu = (comment: Locator): Promise<void> =>
  comment.getByRole('button', { name: /^Ações do comentário/ }).click();

/** Selects an action in the menu of a comment. */
export const chooseCommentAction = async (page: Page, comment: Locator, action: string): Promise<void> => {
  await openCommentMenu(comment);
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

export const getCommentField = (page: Page): Locator => page.getByRole('textbox', { name: 'Seu comentário' });

/** Waits until the session has reached the comments, because the page then draws them again. */
export const expectSessionKnown = (page: Page): Promise<void> =>
  expect(page.locator('.comment-gate.skeleton')).toHaveCount(0);

/** Opens the comments of a mod. Waits until they are loaded and the session is known. */
export const openComments = async (page: Page, slug: string): Promise<void> => {
  const count = page.getByRole('status').filter({ hasText: /comentários?$/ });
  await openUntilVisible(count, `/mods/${slug}?tab=comments`, 20_000, { timeout: 60_000 });
  await expectSessionKnown(page);
};

/** Creates an approved mod. Allows 404 errors, because an instance of the API may not have synced the mod yet. */
export const createModForComments = async (watch: Watch): Promise<PendingMod> => {
  watch.allowError(/status of 404/);
  return createApprovedMod();
};

/** Stores a comment, `minutesAgo` minutes old. By default, its author has no account. */
export const storeComment = async (
  modId: string,
  minutesAgo: number,
  given: Partial<Comment> = {},
): Promise<string> => {
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
    parent: null,
    replies: 0,
    useful: 0,
    ...given,
  };
  await firestore.doc(`mods/${modId}/comments/${id}`).set(comment);
  return id;
};

/** Stores a comment of a member, `minutesAgo` minutes old. */
export const storeCommentBy = (member: Member, modId: string, minutesAgo: number, text: string): Promise<string> => {
  const { uid, username } = member;
  const author = { username, display_name: username, avatar_url: null, role: 'user' } as const;
  return storeComment(modId, minutesAgo, { uid, author, text });
};

/** Records that a member has downloaded a mod. */
export const storeDownload = async (modId: string, { uid }: Member): Promise<void> => {
  await firestore.doc(`mods/${modId}/downloaders/${uid}`).set({ uid, first_at: new Date() });
};

/** Removes the minimum interval after a member's last write of a kind, on server and page. */
export const resetWriteInterval = async (page: Page, { uid }: Member, kind: string): Promise<void> => {
  await firestore.doc(`users/${uid}/limits/${kind}`).delete();
  await page.evaluate((key) => localStorage.removeItem(key), `memberStamps:${uid}:${kind}`);
};
