import { describe, expect, it } from 'vitest';
import { getSearchPrefixes, toSearchPrefix } from './account-search.ts';

const isFound = (text: string, username: string, display_name: string): boolean =>
  getSearchPrefixes({ username, display_name }).includes(toSearchPrefix(text));

describe('account search of the console', () => {
  it.each([
    ['mar', 'marina-luz', 'Marina Luz'],
    ['MARINA-L', 'marina-luz', 'Ninguém'],
    ['teo', 'x12', 'Téo Brito'],
    ['Téo', 'teo', 'Outro'],
    ['brito', 'x12', 'Téo Brito'],
    ['téo b', 'x12', 'Téo Brito'],
    ['um nome que é mais comprido do que o comparado', 'x12', 'Um nome que é mais comprido do que tudo'],
    ['小', 'x12', '小明'],
    ['m', 'manu', 'M'],
  ])('with %j finds the account %s, %s (R128)', (text, username, displayName) => {
    expect(isFound(text, username, displayName)).toBe(true);
  });

  it.each([
    ['arina', 'marina-luz', 'Marina Luz'],
    ['', 'marina-luz', 'Marina Luz'],
    ['luzes', 'marina-luz', 'Marina Luz'],
  ])('with %j does not find the account %s, %s (R128)', (text, username, displayName) => {
    expect(isFound(text, username, displayName)).toBe(false);
  });

  it('stores fewer than 80 prefixes per account (R128)', () => {
    expect(
      getSearchPrefixes({ username: 'a'.repeat(50), display_name: 'bcdefghijklmnopq '.repeat(6) }).length,
    ).toBeLessThan(80);
  });
});
