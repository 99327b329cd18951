import { collection, deleteDoc, doc, getDoc, getDocs, limit, query, setDoc, updateDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { NO_ONE } from './support/identities.ts';
import { matrix } from './support/matrix.ts';
import { worldWith } from './support/world.ts';

/** Every document of which architecture's data table says that no client reads or writes it. */
const PATHS = [
  'mods/approved/private/moderation',
  'mods/approved/revisions/1',
  'mods/approved/releases/r1',
  'mods/approved/releases/r1/private/file',
  'mods/approved/downloaders/owner',
  'pages/approved',
  'usernames/owner',
  'slugs/approved',
  'ads/one',
  'changelog/one',
  'faq/one',
  'media_kit/main',
  'announcements/one',
  'settings/site',
  'stats/site',
  'stats/days',
  'contact_messages/one',
  'logs/one',
  'counts/bucket',
  'feedback/approved',
  'events/view_owner_approved_2026-01-01',
  'rollups/0-2026-01-01T00:00:00',
  'seals/bucket',
  'seals/bucket/days/2026-01-01',
  'fanouts/new_mod_approved',
  'rate_limits/login',
  'event_ledger/one',
  'system/roll-up',
  'system/visitor-salt',
] as const;
const world = worldWith(Object.fromEntries(PATHS.map((path) => [path, { value: 1 }])));

describe.each(PATHS)('%s', (path) => {
  const parent = path.slice(0, path.lastIndexOf('/'));
  it('R144 is there, and functions read it', async () => {
    expect((await getDoc(doc(world.admin(), path))).get('value')).toBe(1);
  });
  matrix(world, [
    { name: 'get', allowed: NO_ONE, run: ({ db }) => getDoc(doc(db, path)) },
    { name: 'list', allowed: NO_ONE, run: ({ db }) => getDocs(query(collection(db, parent), limit(1))) },
    { name: 'create', allowed: NO_ONE, run: ({ db }) => setDoc(doc(db, `${parent}/new`), { value: 1 }) },
    { name: 'update', allowed: NO_ONE, run: ({ db }) => updateDoc(doc(db, path), { value: 2 }) },
    { name: 'delete', allowed: NO_ONE, run: ({ db }) => deleteDoc(doc(db, path)) },
  ]);
});
