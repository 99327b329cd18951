import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe } from 'vitest';
import { present, setStamped } from './support/client.ts';
import { LONG_AGO, modOf } from './support/documents.ts';
import { bad, good, variants } from './support/variants.ts';
import { type Actor, forEveryone, worldWith } from './support/world.ts';

const RATED = 'mods/approved/ratings';
const NEW = 'mods/downloaded/ratings';
const ratedBy = (uid: string) => ({ uid, stars: 3, rated_at: LONG_AGO });
const downloadOf = (uid: string) => ({ uid, first_at: LONG_AGO });
const world = worldWith({
  'mods/downloaded': modOf('downloaded'),
  'mods/untouched': modOf('untouched'),
  ...forEveryone((uid) => ({
    [`${RATED}/${uid}`]: ratedBy(uid),
    [`mods/approved/downloaders/${uid}`]: downloadOf(uid),
    [`mods/downloaded/downloaders/${uid}`]: downloadOf(uid),
    [`mods/pending/downloaders/${uid}`]: downloadOf(uid),
  })),
});

const rate = ({ db, uid }: Actor, path: string, over: object = {}) =>
  setStamped(db, uid, 'ratings', path, present({ uid, stars: 4, rated_at: serverTimestamp(), ...over }));

describe('ratings: where', () => {
  variants(
    world,
    'user',
    [
      good('a mod downloaded before', `${NEW}/user`),
      bad('a mod never downloaded', 'mods/untouched/ratings/user'),
      bad('a mod that is not approved', 'mods/pending/ratings/user'),
    ],
    (actor, path) => rate(actor, path),
  );
});

const fields = [
  good('nothing changed', {}),
  good('one star', { stars: 1 }),
  good('five stars', { stars: 5 }),
  bad('no star', { stars: 0 }),
  bad('six stars', { stars: 6 }),
  bad('four stars and a half', { stars: 4.5 }),
  bad('stars as a text', { stars: '4' }),
  bad("the client's clock", { rated_at: Timestamp.now() }),
  bad('no uid', { uid: undefined }),
  bad("another's uid", { uid: 'owner' }),
  bad('a uid that is none', { uid: null }),
  bad('a field more', { text: 'great' }),
];
describe('ratings: what a new one holds', () => {
  variants(world, 'user', fields, (actor, over) => rate(actor, `${NEW}/user`, over));
});
describe('ratings: what a changed one holds', () => {
  variants(world, 'user', fields, (actor, over) => rate(actor, `${RATED}/user`, over));
});
