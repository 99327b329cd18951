import { describe, expect, it } from 'vitest';
import { searchedBeginning, searchOf } from './account-search.ts';

const found = (text: string, username: string, display_name: string): boolean =>
  searchOf({ username, display_name }).includes(searchedBeginning(text));

describe('what the console’s search finds an account by', () => {
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
  ])('R128 finds by %j the account %s, %s', (text, username, shown) => {
    expect(found(text, username, shown)).toBe(true);
  });

  it.each([
    ['arina', 'marina-luz', 'Marina Luz'],
    ['', 'marina-luz', 'Marina Luz'],
    ['luzes', 'marina-luz', 'Marina Luz'],
  ])('R128 does not find by %j the account %s, %s', (text, username, shown) => {
    expect(found(text, username, shown)).toBe(false);
  });

  it('R128 keeps no more than a few entries an account', () => {
    expect(searchOf({ username: 'a'.repeat(50), display_name: 'bcdefghijklmnopq '.repeat(6) }).length).toBeLessThan(80);
  });
});
