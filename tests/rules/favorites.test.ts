import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe } from 'vitest';
import { setStamped } from './support/client.ts';
import { favoriteOf, modOf } from './support/documents.ts';
import { bad, good, variants } from './support/variants.ts';
import { type Actor, forEveryone, worldWith } from './support/world.ts';

const world = worldWith({
  'mods/marked': modOf('marked'),
  ...forEveryone((uid) => ({ [`users/${uid}/favorites/marked`]: favoriteOf('marked') })),
});

const mark = ({ db, uid }: Actor, owner: string, modId: string, over: object = {}) =>
  setStamped(db, uid, 'favorites', `users/${owner}/favorites/${modId}`, {
    mod_id: modId,
    created_at: serverTimestamp(),
    ...over,
  });

describe('favorites: what a new one holds', () => {
  variants(
    world,
    'user',
    [
      good('nothing changed', {}),
      bad('another mod', { mod_id: 'marked' }),
      bad("the client's clock", { created_at: Timestamp.now() }),
      bad('a field more', { note: 'mine' }),
    ],
    (actor, over) => mark(actor, actor.uid, 'approved', over),
  );
  variants(
    world,
    'user',
    [good('an approved mod', 'approved'), bad('a pending mod', 'pending'), bad('no mod', 'none')],
    (actor, modId) => mark(actor, actor.uid, modId),
  );
});
