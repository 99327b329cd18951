import { describe, expect, it } from 'vitest';
import { parseTextParts } from './parse-text-parts.ts';

/** Detected links, as shown. */
const findLinks = (text: string): string[] =>
  parseTextParts(text).flatMap(({ text: shown, href }) => (href ? [shown] : []));
const joinText = (text: string): string =>
  parseTextParts(text)
    .map((part) => part.text)
    .join('');

describe('parseTextParts', () => {
  it.each([
    ['veja https://exemplo.test/a?b=c#d aqui', ['https://exemplo.test/a?b=c#d']],
    ['(https://exemplo.test/wiki_(jogo)).', ['https://exemplo.test/wiki_(jogo)']],
    ['http://exemplo.test, HTTPS://EXEMPLO.TEST/A!', ['http://exemplo.test', 'HTTPS://EXEMPLO.TEST/A']],
    ['https://exemplo.test/ação', ['https://exemplo.test/ação']],
  ])('finds in %j the links %j (R106)', (text, found) => {
    expect(findLinks(text)).toEqual(found);
    expect(joinText(text)).toBe(text);
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://exemplo.test',
    '//exemplo.test',
    'www.exemplo.test',
    'https://',
    'https://banco.test@mau.test/',
    'https://banco.test:x@mau.test/',
    '<a href="x">x</a>',
  ])('finds no link in %j and shows it unchanged (R106)', (text) => {
    expect(findLinks(text)).toEqual([]);
    expect(joinText(text)).toBe(text);
  });

  it('ends a link before a bidirectional control character (R106)', () => {
    expect(findLinks('https://exemplo.test/\u202egpj.exe')).toEqual(['https://exemplo.test/']);
  });

  it('keeps line breaks and reduces several empty lines to one (R106)', () => {
    expect(joinText('a\nb\n\nc\n\n\n \n\nd\r\ne')).toBe('a\nb\n\nc\n\nd\ne');
  });

  it('parses long runs of punctuation and of repeated URLs (R106)', () => {
    const marks = `https://${')'.repeat(1990)}`;
    const urls = 'https://x'.repeat(220);
    expect(joinText(marks)).toBe(marks);
    expect(findLinks(urls)).toEqual([urls]);
  });
});
