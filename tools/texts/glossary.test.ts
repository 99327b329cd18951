import { expect, it } from 'vitest';
import { findGlossaryProblems, findTableProblems, parseGlossary } from './glossary.ts';

const PAGE = `# Glossary: português do Brasil (pt-BR)

| Idea | Term | Not |
|---|---|---|
| mod loader | loader | carregador* |
| e-mail | e-mail | email, correio eletrônico |
| tag | tag | |

## Exceptions

| Text | Word | Why |
|---|---|---|
| \`email_send_failed\` | email | The specification prescribes this text. |
`;
const PRESCRIBED = { name: 'email_send_failed', text: 'Erro ao enviar email' };

const find = (text: string) => findGlossaryProblems(parseGlossary(PAGE), [PRESCRIBED, { name: 'a', text }]);

it('reads the ideas, the forbidden words and the exceptions of a page', () => {
  expect(parseGlossary(PAGE)).toEqual({
    ideas: ['mod loader', 'e-mail', 'tag'],
    forbidden: [
      { word: 'carregador*', term: 'loader' },
      { word: 'email', term: 'e-mail' },
      { word: 'correio eletrônico', term: 'e-mail' },
    ],
    exceptions: [{ name: 'email_send_failed', word: 'email' }],
  });
});

it('finds whole words in any case, phrases, and words with any ending', () => {
  expect(find('Email')).toEqual(['a: “email”; write: e-mail']);
  expect(find('Seu correio eletrônico mudou')).toHaveLength(1);
  expect(find('dois carregadores')).toEqual(['a: “carregador*”; write: loader']);
  expect(find('emailed, descarregador, e-mail, loader')).toEqual([]);
});

it('ignores the names of placeholders, tags and plural forms', () => {
  expect(find('para <email>{email}</email>: %{email} {email, plural, email {#} other {#}}')).toEqual([]);
  expect(find('{count, plural, one {# email} other {#}}')).toHaveLength(1);
  expect(find('Seu email {count, plural, one {#} other {#}}')).toHaveLength(1);
});

it('finds a Chinese word inside a text', () => {
  const glossary = parseGlossary('| Idea | Term | Not |\n|---|---|---|\n| mod | 模组 | 插件 |');
  expect(findGlossaryProblems(glossary, [{ name: 'a', text: '下载插件吧' }])).toEqual(['a: “插件”; write: 模组']);
});

it('finds rows without three cells, and too few ideas', () => {
  const rows = Array.from({ length: 30 }, (_, i) => `| idea ${i} | term | |`);
  const page = (extra: readonly string[]) => ['| Idea | Term | Not |', '|---|---|---|', ...rows, ...extra].join('\n');
  expect(findTableProblems(page([]))).toEqual([]);
  expect(findTableProblems(page(['| tag | tag |']))).toEqual(['needs three cells: | tag | tag |']);
  expect(findTableProblems(PAGE)).toEqual(['3 ideas instead of 30 to 60']);
});

it('names an exception that no text needs', () => {
  expect(findGlossaryProblems(parseGlossary(PAGE), [])).toEqual([
    'email_send_failed: the exception for “email” is not needed',
  ]);
});
