import { describe } from 'vitest';
import { achievementOf } from './support/documents.ts';
import { matrix } from './support/matrix.ts';
import { ownRecords } from './support/own-records.ts';
import { forEveryone, worldWith } from './support/world.ts';

const record = achievementOf();
const world = worldWith(forEveryone((uid) => ({ [`users/${uid}/achievements/one`]: record })));

describe('users/{uid}/achievements/{id}', () => {
  matrix(world, ownRecords('achievements', record, { progress: 99 }));
});
