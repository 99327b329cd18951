import { commentKey } from '@bigorna/domain/endpoints/admin/comments';
import { id } from '@bigorna/domain/entities/common';
import type { CommentAddress } from './staff-act.ts';

/** The comment that a key of the console names; undefined for what is no such key. */
export const addressOf = (key: string): CommentAddress | undefined => {
  const { success } = commentKey.safeParse(key);
  const [mod = '', comment = ''] = key.split(':');
  const areIds = [mod, comment].every((part) => id.safeParse(part).success);
  return success && areIds ? { mod, id: comment } : undefined;
};

/** The console's key of a comment: `{mod}:{comment}`. */
export const keyOf = ({ mod, id: comment }: CommentAddress): string => `${mod}:${comment}`;

/** The comment whose document is at a path. */
export const addressAt = (path: string): CommentAddress => {
  const [, mod = '', , comment = ''] = path.split('/');
  return { mod, id: comment };
};
