import { describe, expect, it } from 'vitest';
import { textParts } from './text-parts.ts';

/** The addresses that can be followed, as they are shown. */
const links = (text: string): string[] => textParts(text).flatMap(({ text: shown, href }) => (href ? [shown] : []));
const whole = (text: string): string =>
  textParts(text)
    .map((part) => part.text)
    .join('');

describe('links in a comment', () => {
  it.each([
    ['veja https://exemplo.test/a?b=c#d aqui', ['https://exemplo.test/a?b=c#d']],
    ['(https://exemplo.test/wiki_(jogo)).', ['https://exemplo.test/wiki_(jogo)']],
    ['http://exemplo.test, HTTPS://EXEMPLO.TEST/A!', ['http://exemplo.test', 'HTTPS://EXEMPLO.TEST/A']],
    ['https://exemplo.test/ação', ['https://exemplo.test/ação']],
  ])('R106 %j has %j', (text, found) => {
    expect(links(text)).toEqual(found);
    expect(whole(text)).toBe(text);
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
  ])('R106 %j has none, and is shown as it is', (text) => {
    expect(links(text)).toEqual([]);
    expect(whole(text)).toBe(text);
  });

  it('R106 an address ends where the direction of writing is turned', () => {
    expect(links('https://exemplo.test/\u202egpj.exe')).toEqual(['https://exemplo.test/']);
  });

  it('R106 lines are kept, of many empty ones one', () => {
    expect(whole('a\nb\n\nc\n\n\n \n\nd\r\ne')).toBe('a\nb\n\nc\n\nd\ne');
  });

  it('R106 a text of nothing but marks, or of addresses without an end, is read through', () => {
    const marks = `https://${')'.repeat(1990)}`;
    const addresses = 'https://x'.repeat(220);
    expect(whole(marks)).toBe(marks);
    expect(links(addresses)).toEqual([addresses]);
  });
});
