import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getAuthorKey } from './author-key.ts';

it.each([
  ['Oficina de Provas', 'oficina-de-provas'],
  ['  JOÃO  da Silva ', 'joao-da-silva'],
  ["D'Ávila", 'd-avila'],
  ['x_X__y__X_x', 'x-x-y-x-x'],
  ['模组作者 2', '模组作者-2'],
  ['!?!', '!?!'],
  ['..', '··'],
])('the key of the author %j is %j (R225)', (name, key) => {
  expect(getAuthorKey(name)).toBe(key);
});

it('the key of a key is the key itself, for any name (R225)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (name) => {
      expect(getAuthorKey(getAuthorKey(name))).toBe(getAuthorKey(name));
    }),
  );
});
