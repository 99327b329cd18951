import { describe, expect, it } from 'vitest';
import { commentText } from './comment-text.ts';
import { textUpTo } from './common.ts';

const faultOf = (text: string) => {
  const { error } = commentText.safeParse(text);
  return error?.issues[0]?.message;
};

describe('R106 the text of a comment', () => {
  it.each(['Boa!', 'a\n\tb', '<b>', '🧱', '👩🏽‍🌾', 'مرحبا', '漢', '.', '1', 'ok\u200b'])('may be %j', (text) => {
    expect(faultOf(text)).toBeUndefined();
  });
  it.each(['', ' \n\t', '\u3000\u00a0', '\u200b\u200d', '\ufeff', '\u2800', '\u3164', '\ufe0f'])(
    'is needed: %j shows nothing',
    (text) => {
      expect(faultOf(text)).toBe('required');
    },
  );
  it.each(['a\u0000b', 'a\u0007b', 'a\u007fb', 'a\u0085b', 'a\u202eb', 'a\u2066b'])(
    'may not hold what %j does',
    (text) => {
      expect(faultOf(text)).toBe('invalid_value');
    },
  );
  it('has an end', () => {
    expect(faultOf('a'.repeat(2000))).toBeUndefined();
    expect(faultOf('a'.repeat(2001))).toBe('too_long');
  });
});

describe('a stored text', () => {
  it('is measured in characters, as the rules do', () => {
    const three = textUpTo(3);
    for (const text of ['a', 'abc', '🧱🧱🧱']) expect(three.safeParse(text).success, text).toBe(true);
    for (const text of ['', 'abcd', '🧱🧱🧱🧱']) expect(three.safeParse(text).success, text).toBe(false);
  });
});
