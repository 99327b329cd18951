import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe } from 'vitest';
import { present, setStamped } from './support/client.ts';
import { LONG_AGO, modOf, releaseOf } from './support/documents.ts';
import { bad, good, variants } from './support/variants.ts';
import { type Actor, forEveryone, worldWith } from './support/world.ts';

const VOTED = 'mods/approved/releases/voted/votes';
const NEW = 'mods/approved/releases/new/votes';
const downloadOf = (uid: string) => ({ uid, first_at: LONG_AGO });
const world = worldWith({
  'mods/untouched': modOf('untouched'),
  'mods/approved/releases/voted': releaseOf(),
  'mods/approved/releases/new': releaseOf(),
  'mods/approved/releases/unchecked': releaseOf({ verdict: 'pending' }),
  'mods/approved/releases/refused': releaseOf({ verdict: 'refused' }),
  'mods/untouched/releases/new': releaseOf(),
  'mods/pending/releases/new': releaseOf(),
  ...forEveryone((uid) => ({
    [`${VOTED}/${uid}`]: { uid, works: true, voted_at: LONG_AGO },
    [`mods/approved/downloaders/${uid}`]: downloadOf(uid),
    [`mods/pending/downloaders/${uid}`]: downloadOf(uid),
  })),
});

const vote = ({ db, uid }: Actor, path: string, over: object = {}) =>
  setStamped(db, uid, 'votes', path, present({ uid, works: false, voted_at: serverTimestamp(), ...over }));

describe('votes: where', () => {
  variants(
    world,
    'user',
    [
      good('a release of a mod downloaded before', `${NEW}/user`),
      bad('a release of a mod never downloaded', 'mods/untouched/releases/new/votes/user'),
      bad('a mod that is not approved', 'mods/pending/releases/new/votes/user'),
      bad('a release not checked yet', 'mods/approved/releases/unchecked/votes/user'),
      bad('a refused release', 'mods/approved/releases/refused/votes/user'),
      bad('a release that is not there', 'mods/approved/releases/none/votes/user'),
    ],
    (actor, path) => vote(actor, path),
  );
});

const fields = [
  good('nothing changed', {}),
  good('it works', { works: true }),
  bad('neither', { works: null }),
  bad('a text', { works: 'yes' }),
  bad("the client's clock", { voted_at: Timestamp.now() }),
  bad('no uid', { uid: undefined }),
  bad("another's uid", { uid: 'owner' }),
  bad('a uid that is none', { uid: null }),
  bad('a field more', { text: 'broken' }),
];
describe('votes: what a new one holds', () => {
  variants(world, 'user', fields, (actor, over) => vote(actor, `${NEW}/user`, over));
});
describe('votes: what a changed one holds', () => {
  variants(world, 'user', fields, (actor, over) => vote(actor, `${VOTED}/user`, over));
});
