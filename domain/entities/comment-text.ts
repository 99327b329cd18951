import { z } from 'zod';
import { COMMENT_MAX } from '../limits.ts';

/** Lines and tabs are text; what else controls a page, or turns the direction of its writing, is not. */
export const PLAIN = /^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\t\r])*$/u;
/** Something that can be seen: no space of any kind, no sign without a shape of its own. */
export const SEEN = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What a comment or an official reply may say; firestore.rules ask the same. */
export const commentText = z
  .string({ error: 'required' })
  .trim()
  .max(COMMENT_MAX, { error: 'too_long' })
  .regex(PLAIN, { error: 'invalid_value' })
  .regex(SEEN, { error: 'required' });
