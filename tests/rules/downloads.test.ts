import { describe } from 'vitest';
import { downloadOf } from './support/documents.ts';
import { matrix } from './support/matrix.ts';
import { ownRecords } from './support/own-records.ts';
import { forEveryone, worldWith } from './support/world.ts';

const record = downloadOf('one');
const world = worldWith(forEveryone((uid) => ({ [`users/${uid}/downloads/one`]: record })));

describe('users/{uid}/downloads/{modId}', () => {
  matrix(world, ownRecords('downloads', record, { status: 'unavailable' }));
});
