import { fold } from './fold.ts';

const SEPARATORS = /[^\p{L}\p{N}]+/gu;
const OUTER_HYPHENS = /^-|-$/g;

/**
 * Key of an author in addresses, such as `oficina-de-provas`: names that differ only in case, in accents or in what
 * separates their words have one key. The key of a key is the key itself.
 */
export const getAuthorKey = (name: string): string => {
  const folded = fold(name);
  // Browsers drop a segment of one or two dots from a path.
  return folded.replace(SEPARATORS, '-').replace(OUTER_HYPHENS, '') || folded.replaceAll('.', '·');
};
