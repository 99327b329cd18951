import { FILE_MAX_BYTES } from '@bigorna/domain/limits';
import { expect, test } from 'vitest';
import { getFileError } from './get-file-error.ts';

test.each([
  ['a.jar', 1, 'mod', null],
  ['A.JAR', FILE_MAX_BYTES, 'mod', null],
  ['a.zip', 1, 'mod', 'extension'],
  ['a.mcaddon', 1, 'addon', null],
  ['a.jar', 0, 'mod', 'empty'],
  ['a.jar', FILE_MAX_BYTES + 1, 'mod', 'too_large'],
] as const)('checks %s with %i bytes as the file of a %s: %s', (name, size, kind, error) => {
  expect(getFileError({ name, size }, [kind])).toBe(error);
});
