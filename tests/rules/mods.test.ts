import { doc, getDoc } from 'firebase/firestore';
import { describe } from 'vitest';
import { buildMod } from './support/documents.ts';
import { allow, deny, testVariants } from './support/variants.ts';
import { createWorld } from './support/world.ts';

const STATUSES = ['draft', 'pending', 'approved', 'rejected', 'archived'] as const;
const world = createWorld(
  Object.fromEntries(STATUSES.map((status) => [`mods/${status}`, buildMod(status, { status })])),
);

describe('mods: get by status', () => {
  const rows = STATUSES.map((status) =>
    status === 'approved' ? allow(status, `mods/${status}`) : deny(status, `mods/${status}`),
  );
  testVariants(world, ({ db }, path) => getDoc(doc(db, path)), [...rows, deny('a missing mod', 'mods/none')]);
});
