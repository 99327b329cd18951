import { describe, expect, it } from 'vitest';
import { readHistoryEntry } from './read-history-entry.ts';
import { createHistoryEntry } from './testing/sample-entry.ts';

const validEntry = createHistoryEntry('lanterna', { title: 'Lanterna' });
const { mod_id, title, ...rest } = validEntry;

describe('entry of the download history (R105)', () => {
  for (const aliased of [
    { mod_id, title },
    { modId: mod_id, title },
    { id: mod_id, title },
    { mod_id, name: title },
    { modId: mod_id, name: title },
    { mod_id, modId: 'outra', id: 'mais uma', title, name: 'Outra' },
  ]) {
    it(`accepts the field names ${Object.keys(aliased).join(', ')}`, () => {
      expect(readHistoryEntry.parse({ ...rest, ...aliased })).toEqual(validEntry);
    });
  }

  it('rejects a value without mod or title, and any non-object', () => {
    for (const broken of [{ ...rest, title }, { ...rest, mod_id }, null, 'lanterna', 7])
      expect(readHistoryEntry.safeParse(broken).success).toBe(false);
  });
});
