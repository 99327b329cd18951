import { type ContentType, FILE_EXTENSIONS } from '@bigorna/domain/catalogue-terms';
import { FILE_MAX_BYTES } from '@bigorna/domain/limits';

/** File extensions of the content types. */
export const getExtensions = (kinds: readonly ContentType[]): string[] => [
  ...new Set(kinds.flatMap((kind) => FILE_EXTENSIONS[kind])),
];

/** Checks a file before the upload. Returns a key of `console.releases.fault.*`; null if valid. */
export const getFileError = (
  { name, size }: Pick<File, 'name' | 'size'>,
  kinds: readonly ContentType[],
): 'extension' | 'empty' | 'too_large' | null => {
  const extensions = getExtensions(kinds);
  if (!extensions.some((extension) => name.toLowerCase().endsWith(extension))) return 'extension';
  if (size === 0) return 'empty';
  return size > FILE_MAX_BYTES ? 'too_large' : null;
};
