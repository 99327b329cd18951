import { describe, expect, it } from 'vitest';
import { commentText } from './comment-text.ts';
import { createTextSchema } from './common.ts';

const getError = (text: string) => {
  const { error } = commentText.safeParse(text);
  return error?.issues[0]?.message;
};

describe('comment text (R106)', () => {
  it.each(['Boa!', 'a\n\tb', '<b>', '🧱', '👩🏽‍🌾', 'مرحبا', '漢', '.', '1', 'ok\u200b'])('accepts %j', (text) => {
    expect(getError(text)).toBeUndefined();
  });
  it.each(['', ' \n\t', '\u3000\u00a0', '\u200b\u200d', '\ufeff', '\u2800', '\u3164', '\ufe0f'])(
    'rejects the invisible text %j',
    (text) => {
      expect(getError(text)).toBe('required');
    },
  );
  it.each(['a\u0000b', 'a\u0007b', 'a\u007fb', 'a\u0085b', 'a\u202eb', 'a\u2066b'])(
    'rejects the control character in %j',
    (text) => {
      expect(getError(text)).toBe('invisible_characters');
    },
  );
  it('has at most 2000 characters', () => {
    expect(getError('a'.repeat(2000))).toBeUndefined();
    expect(getError('a'.repeat(2001))).toBe('too_long');
  });
});

describe('stored text', () => {
  it('counts code points, like firestore.rules', () => {
    const three = createTextSchema(3);
    for (const text of ['a', 'abc', '🧱🧱🧱']) expect(three.safeParse(text).success, text).toBe(true);
    for (const text of ['', 'abcd', '🧱🧱🧱🧱']) expect(three.safeParse(text).success, text).toBe(false);
  });
});
