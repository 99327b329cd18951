import type { UsefulMark } from '@bigorna/domain/entities/member';
import { recountComment } from '../mods/comments/threads.ts';
import { type DocumentWrite, onWritten, type WriteHandler } from './parse-write.ts';

export const USEFUL_HANDLERS: readonly WriteHandler<DocumentWrite<UsefulMark>>[] = [
  {
    name: 'comment counts',
    handle: async ({ before, after }) => {
      const mark = after ?? before;
      if (mark !== undefined) await recountComment({ mod: mark.mod_id, id: mark.comment_id });
    },
  },
];

export const usefulWritten = onWritten('usefulWritten', 'users/{uid}/useful/{mark}', USEFUL_HANDLERS, () => ({}));
