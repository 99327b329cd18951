import type { UsefulMark } from '@bigorna/domain/entities/member';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { recountComment } from '../mods/comments/threads.ts';
import {
  type DocumentWrite,
  getTriggerOptions,
  parseWrittenDocument,
  runHandlers,
  type WriteHandler,
} from './parse-write.ts';

export const USEFUL_HANDLERS: readonly WriteHandler<DocumentWrite<UsefulMark>>[] = [
  {
    name: 'comment counts',
    handle: async ({ before, after }) => {
      const mark = after ?? before;
      if (mark !== undefined) await recountComment({ mod: mark.mod_id, id: mark.comment_id });
    },
  },
];

export const usefulWritten = onDocumentWritten(
  { ...getTriggerOptions('usefulWritten'), document: 'users/{uid}/useful/{mark}' },
  ({ data }) => runHandlers(USEFUL_HANDLERS, parseWrittenDocument('users/{uid}/useful/{mark}', data)),
);
