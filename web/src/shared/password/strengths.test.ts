import { describe, expect, it } from 'vitest';
import { estimateStrength } from './estimate-strength.ts';
import { getPersonalWords, toStrength } from './strengths.ts';

const ANA = ['ana_joga', 'ana.souza@bigorna.test', 'Ana Beatriz Souza'];

describe('password strength', () => {
  it.each([
    [0, 'very_weak'],
    [1, 'very_weak'],
    [2, 'weak'],
    [3, 'medium'],
    [4, 'strong'],
  ] as const)('maps the score %i to %s (R083)', (score, strength) => {
    expect(toStrength(score)).toBe(strength);
  });

  it.each([
    ['Password1', 'very_weak'],
    ['Minecraft1', 'very_weak'],
    ['Bigorna123', 'very_weak'],
    ['Kz7pWq2m', 'weak'],
    ['Lua7Verde', 'medium'],
    ['Trovao7Azul-Lago', 'strong'],
  ] as const)('rates %s as %s (R083)', (password, strength) => {
    expect(estimateStrength(password, []).strength).toBe(strength);
  });

  it.each([
    ['Souza1990', 'weak', 'very_weak'],
    ['BeatrizSouza7', 'strong', 'medium'],
  ] as const)('rates %s as %s, and for an owner of that name as %s (R083)', (password, strength, ownerStrength) => {
    expect(estimateStrength(password, []).strength).toBe(strength);
    expect(estimateStrength(password, ANA).strength).toBe(ownerStrength);
  });

  it.each([
    ['Senha12345678', true],
    ['P@ssw0rd!', true],
    ['Trovao7Azul-Lago', false],
  ] as const)('reports whether %s is a common password: %s (R082)', (password, isCommon) => {
    expect(estimateStrength(password, []).isCommon).toBe(isCommon);
  });

  it.each(['Caçapava7Açaí', 'Conceição1990'])('rates %s the same in both Unicode forms (R083)', (password) => {
    const owner = ['Ana Conceição'];
    const [composed, decomposed] = ['NFC', 'NFD'].map((form) =>
      estimateStrength(
        password.normalize(form),
        owner.map((name) => name.normalize(form === 'NFC' ? 'NFD' : 'NFC')),
      ),
    );
    expect(decomposed).toEqual(composed);
    expect(composed).toEqual(estimateStrength(password.normalize('NFC'), owner));
  });

  it('splits names and e-mail addresses into words and drops short words (R083)', () => {
    expect(getPersonalWords(['Ana de Souza', 'ana.souza@bigorna.test', ''])).toEqual([
      'ana de souza',
      'ana',
      'souza',
      'ana.souza@bigorna.test',
      'bigorna',
      'test',
    ]);
  });
});
