import { type ContentType, FILE_EXTENSIONS } from '@bigorna/domain/catalogue-terms';
import { FILE_MAX_BYTES } from '@bigorna/domain/limits';

/** What is wrong with a file before a byte of it is sent, as `console.releases.fault.*` says it; null where nothing is. */
export const fileFault = (
  { name, size }: Pick<File, 'name' | 'size'>,
  kind: ContentType,
): 'extension' | 'empty' | 'too_large' | null => {
  if (!FILE_EXTENSIONS[kind].some((ending) => name.toLowerCase().endsWith(ending))) return 'extension';
  if (size === 0) return 'empty';
  return size > FILE_MAX_BYTES ? 'too_large' : null;
};
