import { SEEN } from './comment-text.ts';
import { displayName } from './common.ts';

/**
 * A shown name as it is written: nothing, which is the username, or something that can be seen. A name of signs without a
 * shape passes for nobody's, as those of deleted accounts are.
 */
export const writtenName = displayName.refine((name) => name === '' || SEEN.test(name), { error: 'invalid_value' });
