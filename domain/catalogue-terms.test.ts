import { expect, it } from 'vitest';
import { CONTENT_TYPES, LOADERS, LOADERS_BY_TYPE } from './catalogue-terms.ts';

it('assigns every loader to exactly one content type', () => {
  const assigned = CONTENT_TYPES.flatMap((type) => LOADERS_BY_TYPE[type]);
  expect(assigned.toSorted()).toEqual(LOADERS.toSorted());
});
