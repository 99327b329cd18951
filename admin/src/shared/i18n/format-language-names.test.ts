import { expect, it } from 'vitest';
import { formatLanguageNames } from './format-language-names.ts';

it('lists languages in the language of the reader (R132)', () => {
  expect(formatLanguageNames(['pt-PT', 'fr-FR'], 'pt-BR')).toBe('português (Portugal) e francês');
  expect(formatLanguageNames(['en-US', 'fr-FR'], 'zh-CN')).toBe('英语和法语');
});
