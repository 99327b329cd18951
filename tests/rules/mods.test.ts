import { doc, getDoc } from 'firebase/firestore';
import { describe } from 'vitest';
import { modOf } from './support/documents.ts';
import { bad, good, variants } from './support/variants.ts';
import { worldWith } from './support/world.ts';

const STATUSES = ['draft', 'pending', 'approved', 'rejected', 'archived'] as const;
const world = worldWith(Object.fromEntries(STATUSES.map((status) => [`mods/${status}`, modOf(status, { status })])));

describe('get by status', () => {
  const rows = STATUSES.map((status) =>
    status === 'approved' ? good(status, `mods/${status}`) : bad(status, `mods/${status}`),
  );
  variants(world, 'user', [...rows, bad('a mod that is not there', 'mods/none')], ({ db }, path) =>
    getDoc(doc(db, path)),
  );
});
