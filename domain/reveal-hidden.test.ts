import { expect, it } from 'vitest';
import { revealHidden } from './reveal-hidden.ts';

it.each([
  ['a direction override', 'a\u202etxt', 'a<U+202E>txt'],
  ['a zero-width space', 'a\u200b.txt', 'a<U+200B>.txt'],
  ['a soft hyphen', 'a\u00adb', 'a<U+00AD>b'],
  ['Hangul fillers', '\u3164\u115f\u1160', '<U+3164><U+115F><U+1160>'],
  ['tag characters', 'a\u{e0061}', 'a<U+E0061>'],
  ['a control character', 'a\u0007', 'a<U+0007>'],
  ['a variation selector after a letter', 'a\ufe0f', 'a<U+FE0F>'],
])('shows the code of %s (R123)', (_name, text, shown) => {
  expect(revealHidden(text)).toBe(shown);
});

it.each(['ação', 'שלום', '模组', '❤\ufe0f', 'a\tb\nc', '<U+202E>'])('leaves %j as it is (R123)', (text) => {
  expect(revealHidden(text)).toBe(text);
});
