import { describe } from 'vitest';
import { activityOf } from './support/documents.ts';
import { matrix } from './support/matrix.ts';
import { ownRecords } from './support/own-records.ts';
import { forEveryone, worldWith } from './support/world.ts';

const record = activityOf('approved');
const world = worldWith(forEveryone((uid) => ({ [`users/${uid}/activity/one`]: record })));

describe('users/{uid}/activity/{id}', () => {
  matrix(world, ownRecords('activity', record, { duration: 9 }));
});
