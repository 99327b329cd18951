import { staffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { expect, it } from 'vitest';
import { MOD_COLUMNS } from './columns.ts';

/** Fields of a mod's card that the CSV file of mods leaves out. */
const OMITTED = [
  'short_description',
  'side',
  'file_size',
  'tags',
  'compat',
  'thumbnail_url',
  'released_at',
  'download_url',
  'ratings',
  'deleted_at',
  'submitted_at',
];

it('the CSV file of mods has every field of a card, except the listed ones (R131)', () => {
  const columns: readonly string[] = MOD_COLUMNS.map(([name]) => name);
  expect(Object.keys(staffModCard.shape).filter((field) => !columns.includes(field))).toEqual(OMITTED);
});
