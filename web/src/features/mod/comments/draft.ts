import { removeStorage, tryStorage, writeStorage } from '@bigorna/client/storage';
import { COMMENT_KINDS, type CommentKind } from '@bigorna/domain/comment-terms';

/** Form values of a comment. */
export interface CommentDraft {
  text: string;
  kind: CommentKind;
  /** Version of a release; empty for none. */
  release: string;
}

const getStorageKey = (uid: string, modId: string): string => `commentDraft:${uid}:${modId}`;

const parsed = (value: unknown): CommentDraft | undefined => {
  if (typeof value !== 'object' || value === null || !('text' in value && 'kind' in value && 'release' in value))
    return undefined;
  const { text, release } = value;
  const kind = COMMENT_KINDS.find((known) => known === value.kind);
  return typeof text === 'string' && kind && typeof release === 'string' ? { text, kind, release } : undefined;
};

/** A member's draft for a mod, stored in this browser so that it survives leaving the page; undefined if none. */
export const readDraft = (uid: string, modId: string): CommentDraft | undefined =>
  tryStorage((storage) => parsed(JSON.parse(storage.getItem(getStorageKey(uid, modId)) ?? 'null')));

/** Stores a draft; deletes the stored draft if the text is empty. */
export const storeDraft = (uid: string, modId: string, draft: CommentDraft): void => {
  if (draft.text.trim() === '') clearDraft(uid, modId);
  else writeStorage(getStorageKey(uid, modId), JSON.stringify(draft));
};

export const clearDraft = (uid: string, modId: string): void => removeStorage(getStorageKey(uid, modId));
