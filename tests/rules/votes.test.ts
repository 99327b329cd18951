import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe } from 'vitest';
import { omitUndefined, setStamped } from './support/client.ts';
import { buildMod, buildRelease, LONG_AGO } from './support/documents.ts';
import { allow, deny, testVariants } from './support/variants.ts';
import { type Actor, createForEveryone, createWorld } from './support/world.ts';

const VOTED = 'mods/approved/releases/voted/votes';
const NEW = 'mods/approved/releases/new/votes';
const buildDownloader = (uid: string) => ({ uid, first_at: LONG_AGO });
const world = createWorld({
  'mods/untouched': buildMod('untouched'),
  'mods/approved/releases/voted': buildRelease(),
  'mods/approved/releases/new': buildRelease(),
  'mods/approved/releases/unchecked': buildRelease({ verdict: 'pending' }),
  'mods/approved/releases/refused': buildRelease({ verdict: 'refused' }),
  'mods/untouched/releases/new': buildRelease(),
  'mods/pending/releases/new': buildRelease(),
  ...createForEveryone((uid) => ({
    [`${VOTED}/${uid}`]: { uid, works: true, voted_at: LONG_AGO },
    [`mods/approved/downloaders/${uid}`]: buildDownloader(uid),
    [`mods/pending/downloaders/${uid}`]: buildDownloader(uid),
  })),
});

const vote = ({ db, uid }: Actor, path: string, over: object = {}) =>
  setStamped(db, uid, 'votes', path, omitUndefined({ uid, works: false, voted_at: serverTimestamp(), ...over }));

describe('votes: allowed releases', () => {
  testVariants(world, (actor, path) => vote(actor, path), [
    allow('a release of a mod downloaded before', `${NEW}/user`),
    deny('a release of a mod never downloaded', 'mods/untouched/releases/new/votes/user'),
    deny('a mod without approval', 'mods/pending/releases/new/votes/user'),
    deny('an unchecked release', 'mods/approved/releases/unchecked/votes/user'),
    deny('a refused release', 'mods/approved/releases/refused/votes/user'),
    deny('a missing release', 'mods/approved/releases/none/votes/user'),
  ]);
});

const fields = [
  allow('nothing changed', {}),
  allow('it works', { works: true }),
  deny('neither', { works: null }),
  deny('a text', { works: 'yes' }),
  deny("the client's clock", { voted_at: Timestamp.now() }),
  deny('no uid', { uid: undefined }),
  deny("another's uid", { uid: 'owner' }),
  deny('a null uid', { uid: null }),
  deny('an extra field', { text: 'broken' }),
];
describe('votes: fields of a new vote', () => {
  testVariants(world, (actor, over) => vote(actor, `${NEW}/user`, over), fields);
});
describe('votes: fields of a changed vote', () => {
  testVariants(world, (actor, over) => vote(actor, `${VOTED}/user`, over), fields);
});
