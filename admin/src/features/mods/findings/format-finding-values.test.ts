import { expect, test } from 'vitest';
import { findings } from '#shared/i18n/areas/findings.ts';
import { LOADED_LANGUAGES } from '#shared/i18n/loaded-languages.ts';
import { FINDING_PLACEHOLDERS, formatFindingValues, removeMissingEntry } from './format-finding-values.ts';

test('formats numbers of bytes as sizes, and other counts as plain numbers', () => {
  const size = { size: '2147483648', max: '1073741824' };
  expect(formatFindingValues({ code: 'unpacks_too_large', values: size }, 'en-US')).toMatchObject({
    size: '2 GB',
    max: '1 GB',
  });
  expect(
    formatFindingValues({ code: 'too_many_entries', values: { count: '20000', max: '10000' } }, 'en-US'),
  ).toMatchObject({
    count: '20,000',
    max: '10,000',
  });
});

test('leaves versions unformatted and shows a dash for missing values', () => {
  const values = formatFindingValues({ code: 'version_differs', values: { archive: '1.20', form: '1.2000' } }, 'pt-BR');
  expect(values).toMatchObject({ archive: '1.20', form: '1.2000', title: '–' });
});

test('knows every placeholder in the texts of findings', () => {
  const texts = JSON.stringify([findings['pt-BR'], findings['en-US']]);
  const placeholders = [...texts.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name);
  expect(placeholders.filter((name) => !FINDING_PLACEHOLDERS.includes(name))).toEqual([]);
});

test('removes the brackets of a missing entry in every language', async () => {
  const loaded = await Promise.all(Object.values(LOADED_LANGUAGES).map((load) => load()));
  const languages = JSON.stringify([findings, ...loaded]);
  const texts = languages.match(/"[^"]*[(（]%\{entry\}[)）][^"]*"/g) ?? [];
  expect(texts.length).toBeGreaterThan(6 * 6);
  for (const text of texts) expect(removeMissingEntry(text.replace('%{entry}', '–'))).not.toContain('–');
  expect(removeMissingEntry('The archive (a.jar).')).toBe('The archive (a.jar).');
});

test('formats the size of a list of files that is too long', () => {
  const values = { size: '16777216', max: '8388608' };
  expect(formatFindingValues({ code: 'directory_too_large', values }, 'en-US')).toMatchObject({ size: '16 MB' });
});

test('shows the author in the finding about an author’s first mod', () => {
  const finding = { code: 'first_of_author', values: { author: 'Beto do Rio' } } as const;
  expect(formatFindingValues(finding, 'pt-BR')).toMatchObject({ author: 'Beto do Rio' });
  expect(JSON.stringify(findings['pt-BR'])).toContain('Nenhum outro mod de %{author} foi aprovado');
});
