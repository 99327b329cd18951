import { randomUUID } from 'node:crypto';
import { type Comment, comment } from '@bigorna/domain/entities/member';
import { firestore } from './firebase.ts';
import type { Member } from './members.ts';

type Author = Pick<Member, 'uid' | 'username'>;

/** The card of a member whom `makeMember` made. */
export const cardOf = ({ username }: Author): Comment['author'] => ({
  username,
  display_name: 'Pessoa de Prova',
  avatar_url: null,
  role: 'user',
});

/** A comment of a member, where need be with an official reply by another one; on a mod of which no other test knows. */
export const commentOf = (writer: Author, replier?: Author): Comment => {
  const created_at = new Date('2026-11-01T12:00:00Z');
  return comment.parse({
    uid: writer.uid,
    author: cardOf(writer),
    text: 'Funciona bem.',
    kind: 'comment',
    release: null,
    created_at,
    edited_at: null,
    hidden: false,
    reply: replier ? { uid: replier.uid, author: cardOf(replier), text: 'Obrigado!', created_at } : null,
  } satisfies Comment);
};

/** Writes such a comment. Answers its path. */
export const makeComment = async (writer: Author, replier?: Author): Promise<string> => {
  const path = `mods/prova-${randomUUID()}/comments/${randomUUID()}`;
  await firestore.doc(path).set(commentOf(writer, replier));
  return path;
};

/** Writes a comment of a mod, as `commentOf` unless told otherwise. Answers its id. */
export const putComment = async (modId: string, writer: Author, given: Partial<Comment> = {}): Promise<string> => {
  const id = randomUUID();
  await firestore.doc(`mods/${modId}/comments/${id}`).set({ ...commentOf(writer), ...given });
  return id;
};
