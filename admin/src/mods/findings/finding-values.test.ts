import { expect, test } from 'vitest';
import { findingValues } from './finding-values.ts';

test('bytes are shown as sizes, and only where they are bytes', () => {
  const size = { size: '2147483648', max: '1073741824' };
  expect(findingValues({ code: 'unpacks_too_large', values: size }, 'en-US')).toMatchObject({
    size: '2 GB',
    max: '1 GB',
  });
  expect(findingValues({ code: 'too_many_entries', values: { count: '20000', max: '10000' } }, 'en-US')).toMatchObject({
    count: '20,000',
    max: '10,000',
  });
});

test('a version is no number to be formatted, and what is not said reads as a dash', () => {
  const values = findingValues({ code: 'version_differs', values: { archive: '1.20', form: '1.2000' } }, 'pt-BR');
  expect(values).toMatchObject({ archive: '1.20', form: '1.2000', title: '–' });
});
