import { z } from 'zod';
import { COMMENT_MAX } from '../limits.ts';

/** No control characters except line breaks and tabs, and no characters that change the writing direction. */
export const PLAIN_TEXT = /^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\t\r])*$/u;
/** A visible character: no whitespace and no invisible code point. */
export const VISIBLE_CHARACTER = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Text of a comment or official reply (R106). firestore.rules repeat these rules. */
export const commentText = z
  .string({ error: 'required' })
  .trim()
  .max(COMMENT_MAX, { error: 'too_long' })
  .regex(PLAIN_TEXT, { error: 'invisible_characters' })
  .regex(VISIBLE_CHARACTER, { error: 'required' });
