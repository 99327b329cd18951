import { z } from 'zod';
import { COMMENT_MAX } from '../limits.ts';

/** What a comment or an official reply may say: lines and tabs are text, what else controls a page is not. */
export const commentText = z
  .string({ error: 'required' })
  .trim()
  .min(1, { error: 'required' })
  .max(COMMENT_MAX, { error: 'too_long' })
  .regex(/^(?:[^\p{Cc}]|[\n\t\r])*$/u, { error: 'invalid_value' });
