import { randomUUID } from 'node:crypto';
import { type Comment, comment } from '@bigorna/domain/entities/member';
import { firestore } from './firebase.ts';
import type { Member } from './members.ts';

type Author = Pick<Member, 'uid' | 'username'>;

/** The author card of a member from `createMember`. */
export const toAuthorCard = ({ username }: Author): Comment['author'] => ({
  username,
  display_name: 'Pessoa de Prova',
  avatar_url: null,
  role: 'user',
});

/** A comment of a member, optionally with an official reply. */
export const buildComment = (writer: Author, replier?: Author): Comment => {
  const created_at = new Date('2026-11-01T12:00:00Z');
  return comment.parse({
    uid: writer.uid,
    author: toAuthorCard(writer),
    text: 'Funciona bem.',
    kind: 'comment',
    release: null,
    created_at,
    edited_at: null,
    hidden: false,
    reply: replier ? { uid: replier.uid, author: toAuthorCard(replier), text: 'Obrigado!', created_at } : null,
  });
};

/** Stores a comment on a mod that does not exist. Returns the path of the comment. */
export const createComment = async (writer: Author, replier?: Author): Promise<string> => {
  const path = `mods/prova-${randomUUID()}/comments/${randomUUID()}`;
  await firestore.doc(path).set(buildComment(writer, replier));
  return path;
};

/** Stores a comment on a mod, with overrides of `buildComment`. Returns the id of the comment. */
export const storeComment = async (modId: string, writer: Author, given: Partial<Comment> = {}): Promise<string> => {
  const id = randomUUID();
  await firestore.doc(`mods/${modId}/comments/${id}`).set({ ...buildComment(writer), ...given });
  return id;
};
