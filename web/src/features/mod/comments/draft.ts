import { COMMENT_KINDS, type CommentKind } from '@bigorna/domain/comment-terms';
import { readStored, store } from '#app/stored-choice.ts';

/** A comment as its form holds it. */
export interface CommentDraft {
  text: string;
  kind: CommentKind;
  /** A release's version; empty for none. */
  release: string;
}

const keyOf = (uid: string, modId: string): string => `commentDraft:${uid}:${modId}`;

const parsed = (value: unknown): CommentDraft | undefined => {
  if (typeof value !== 'object' || value === null || !('text' in value && 'kind' in value && 'release' in value))
    return undefined;
  const { text, release } = value;
  const kind = COMMENT_KINDS.find((known) => known === value.kind);
  return typeof text === 'string' && kind && typeof release === 'string' ? { text, kind, release } : undefined;
};

/** What a member was writing about a mod in this browser; it outlives the page. */
export const readDraft = (uid: string, modId: string): CommentDraft | undefined => {
  try {
    return parsed(JSON.parse(readStored(keyOf(uid, modId)) ?? 'null'));
  } catch {
    return undefined;
  }
};

/** Keeps what is being written; nothing is kept of an empty text. */
export const keepDraft = (uid: string, modId: string, draft: CommentDraft): void => {
  if (draft.text.trim() === '') forgetDraft(uid, modId);
  else store(keyOf(uid, modId), JSON.stringify(draft));
};

export const forgetDraft = (uid: string, modId: string): void => {
  try {
    localStorage.removeItem(keyOf(uid, modId));
  } catch {
    // Nothing was kept, then.
  }
};
