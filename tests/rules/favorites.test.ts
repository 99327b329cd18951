import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe } from 'vitest';
import { setStamped } from './support/client.ts';
import { buildFavorite, buildMod } from './support/documents.ts';
import { invalid, testVariants, valid } from './support/variants.ts';
import { type Actor, createForEveryone, createWorld } from './support/world.ts';

const world = createWorld({
  'mods/marked': buildMod('marked'),
  ...createForEveryone((uid) => ({ [`users/${uid}/favorites/marked`]: buildFavorite('marked') })),
});

const mark = ({ db, uid }: Actor, owner: string, modId: string, over: object = {}) =>
  setStamped(db, uid, 'favorites', `users/${owner}/favorites/${modId}`, {
    mod_id: modId,
    created_at: serverTimestamp(),
    ...over,
  });

describe('favorites: fields of a new one', () => {
  testVariants(
    world,
    'user',
    [
      valid('nothing changed', {}),
      invalid('another mod', { mod_id: 'marked' }),
      invalid("the client's clock", { created_at: Timestamp.now() }),
      invalid('an extra field', { note: 'mine' }),
    ],
    (actor, over) => mark(actor, actor.uid, 'approved', over),
  );
  testVariants(
    world,
    'user',
    [valid('an approved mod', 'approved'), invalid('a pending mod', 'pending'), invalid('no mod', 'none')],
    (actor, modId) => mark(actor, actor.uid, modId),
  );
});
