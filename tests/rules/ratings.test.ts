import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe } from 'vitest';
import { omitUndefined, setStamped } from './support/client.ts';
import { buildMod, LONG_AGO } from './support/documents.ts';
import { allow, deny, testVariants } from './support/variants.ts';
import { type Actor, createForEveryone, createWorld } from './support/world.ts';

const RATED = 'mods/approved/ratings';
const NEW = 'mods/downloaded/ratings';
const buildRating = (uid: string) => ({ uid, stars: 3, rated_at: LONG_AGO });
const buildDownloader = (uid: string) => ({ uid, first_at: LONG_AGO });
const world = createWorld({
  'mods/downloaded': buildMod('downloaded'),
  'mods/untouched': buildMod('untouched'),
  ...createForEveryone((uid) => ({
    [`${RATED}/${uid}`]: buildRating(uid),
    [`mods/approved/downloaders/${uid}`]: buildDownloader(uid),
    [`mods/downloaded/downloaders/${uid}`]: buildDownloader(uid),
    [`mods/pending/downloaders/${uid}`]: buildDownloader(uid),
  })),
});

const rate = ({ db, uid }: Actor, path: string, over: object = {}) =>
  setStamped(db, uid, 'ratings', path, omitUndefined({ uid, stars: 4, rated_at: serverTimestamp(), ...over }));

describe('ratings: allowed mods', () => {
  testVariants(world, (actor, path) => rate(actor, path), [
    allow('a mod downloaded before', `${NEW}/user`),
    deny('a mod never downloaded', 'mods/untouched/ratings/user'),
    deny('a mod without approval', 'mods/pending/ratings/user'),
  ]);
});

const fields = [
  allow('nothing changed', {}),
  allow('one star', { stars: 1 }),
  allow('five stars', { stars: 5 }),
  deny('no star', { stars: 0 }),
  deny('six stars', { stars: 6 }),
  deny('four and a half stars', { stars: 4.5 }),
  deny('stars as a text', { stars: '4' }),
  deny("the client's clock", { rated_at: Timestamp.now() }),
  deny('no uid', { uid: undefined }),
  deny("another's uid", { uid: 'owner' }),
  deny('a null uid', { uid: null }),
  deny('an extra field', { text: 'great' }),
];
describe('ratings: fields of a new rating', () => {
  testVariants(world, (actor, over) => rate(actor, `${NEW}/user`, over), fields);
});
describe('ratings: fields of a changed rating', () => {
  testVariants(world, (actor, over) => rate(actor, `${RATED}/user`, over), fields);
});
