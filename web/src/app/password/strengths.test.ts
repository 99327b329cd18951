import { describe, expect, it } from 'vitest';
import { estimateStrength } from './estimate-strength.ts';
import { personalWords, strengthOf } from './strengths.ts';

const ANA = ['ana_joga', 'ana.souza@bigorna.test', 'Ana Beatriz Souza'];

describe('how strong a password is', () => {
  it.each([
    [0, 'very_weak'],
    [1, 'very_weak'],
    [2, 'weak'],
    [3, 'medium'],
    [4, 'strong'],
  ] as const)('R083 an estimate of %i is %s', (score, strength) => {
    expect(strengthOf(score)).toBe(strength);
  });

  it.each([
    ['Password1', 'very_weak'],
    ['Minecraft1', 'very_weak'],
    ['Bigorna123', 'very_weak'],
    ['Kz7pWq2m', 'weak'],
    ['Lua7Verde', 'medium'],
    ['Trovao7Azul-Lago', 'strong'],
  ] as const)('R083 %s is %s', (password, strength) => {
    expect(estimateStrength(password, []).strength).toBe(strength);
  });

  it.each([
    ['Souza1990', 'weak', 'very_weak'],
    ['BeatrizSouza7', 'strong', 'medium'],
  ] as const)('R083 %s is %s, and of somebody of that name %s', (password, anybodys, theirs) => {
    expect(estimateStrength(password, []).strength).toBe(anybodys);
    expect(estimateStrength(password, ANA).strength).toBe(theirs);
  });

  it.each([
    ['Senha12345678', true],
    ['P@ssw0rd!', true],
    ['Trovao7Azul-Lago', false],
  ] as const)('R082 tells of %s whether the server will refuse it as common: %s', (password, isCommon) => {
    expect(estimateStrength(password, []).isCommon).toBe(isCommon);
  });

  it('R083 takes names and addresses whole and by their words, without the short ones', () => {
    expect(personalWords(['Ana de Souza', 'ana.souza@bigorna.test', ''])).toEqual([
      'ana de souza',
      'ana',
      'souza',
      'ana.souza@bigorna.test',
      'bigorna',
      'test',
    ]);
  });
});
