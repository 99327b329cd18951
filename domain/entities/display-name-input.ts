import { VISIBLE_CHARACTER } from './comment-text.ts';
import { displayName } from './common.ts';

/**
 * A display name as a member enters it: empty (the username is shown), or with a visible character.
 * An invisible name would look like a deleted account.
 */
export const displayNameInput = displayName.refine((name) => name === '' || VISIBLE_CHARACTER.test(name), {
  error: 'invisible_characters',
});
