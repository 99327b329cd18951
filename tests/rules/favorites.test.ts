import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe } from 'vitest';
import { setStamped } from './support/client.ts';
import { buildFavorite, buildMod } from './support/documents.ts';
import { allow, deny, testVariants } from './support/variants.ts';
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

describe('favorites: fields of a new favorite', () => {
  testVariants(world, (actor, over) => mark(actor, actor.uid, 'approved', over), [
    allow('nothing changed', {}),
    deny('another mod', { mod_id: 'marked' }),
    deny("the client's clock", { created_at: Timestamp.now() }),
    deny('an extra field', { note: 'mine' }),
  ]);
  testVariants(world, (actor, modId) => mark(actor, actor.uid, modId), [
    allow('an approved mod', 'approved'),
    deny('a pending mod', 'pending'),
    deny('no mod', 'none'),
  ]);
});
