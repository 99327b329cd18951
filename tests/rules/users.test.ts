import { CONTENT_TYPES, LOADERS } from '@bigorna/domain/catalogue-terms';
import { LOCALES } from '@bigorna/domain/locales';
import { NOTIFY_SETTINGS } from '@bigorna/domain/notifications';
import { collection, doc, getDoc, getDocs, limit, query, serverTimestamp, updateDoc, where } from 'firebase/firestore';
import { describe } from 'vitest';
import { accountOf } from './support/documents.ts';
import { bad, good, variants } from './support/variants.ts';
import { worldWith } from './support/world.ts';

const world = worldWith();
const settings = accountOf('user').settings;
const NOTIFY = Object.values(NOTIFY_SETTINGS);

describe('users: finding', () => {
  variants(world, 'user', [good('own by its path', 'path'), bad('own by e-mail', 'email')], ({ db, uid }, how) =>
    how === 'path'
      ? getDoc(doc(db, `users/${uid}`))
      : getDocs(query(collection(db, 'users'), where('email', '==', `${uid}@bigorna.test`), limit(1))),
  );
});

describe('users: protected fields', () => {
  variants<Record<string, unknown>>(
    world,
    'user',
    [
      good('the settings', { settings: { ...settings, theme: 'light' } }),
      bad('the role', { role: 'admin' }),
      bad('the ban', { is_banned: true }),
      bad('the reason of a ban', { ban_reason: 'none' }),
      bad('the verification', { is_verified: false }),
      bad('the revocation', { valid_after: new Date(0) }),
      bad('the e-mail', { email: 'other@bigorna.test' }),
      bad('the username', { username: 'other' }),
      bad('the shown name', { display_name: 'Other' }),
      bad('the full name', { full_name: 'Other' }),
      bad('the avatar', { avatar_url: '/media/other.webp' }),
      bad('the date of joining', { member_since: serverTimestamp() }),
      bad('a field more', { credits: 1 }),
      bad('the role beside the settings', { role: 'admin', settings: { ...settings, theme: 'light' } }),
    ],
    ({ db, uid }, change) => updateDoc(doc(db, `users/${uid}`), { ...change }),
  );
});

describe('users: settings', () => {
  variants<Record<string, unknown>>(
    world,
    'user',
    [
      ...LOCALES.map((locale) => good(`the language ${locale}`, { locale })),
      good('no language', { locale: null }),
      bad('an unknown language', { locale: 'de-DE' }),
      ...['light', 'dark', 'system'].map((theme) => good(`the theme ${theme}`, { theme })),
      bad('an unknown theme', { theme: 'sepia' }),
      bad('no theme', { theme: null }),
      good('a game version', { game_version: '1.21.4' }),
      good('no game version', { game_version: null }),
      good('a game version of two numbers', { game_version: '1.21' }),
      good('a game version of four numbers', { game_version: '1.2.3.4' }),
      good('a game version of 20 signs', { game_version: `1.${'2'.repeat(18)}` }),
      bad('a game version of 21 signs', { game_version: `1.${'2'.repeat(19)}` }),
      bad('a list for a game version', { game_version: ['1.21'] }),
      bad('a game version of one number', { game_version: '1' }),
      bad('a game version of five numbers', { game_version: '1.2.3.4.5' }),
      bad('words for a game version', { game_version: '1.21.4 or later' }),
      bad('a game version too long', { game_version: `1.${'2'.repeat(20)}` }),
      bad('a number for a game version', { game_version: 1.21 }),
      ...LOADERS.map((loader) => good(`the loader ${loader}`, { loader })),
      good('no loader', { loader: null }),
      ...CONTENT_TYPES.map((loader) => bad(`the loader ${loader}`, { loader })),
      ...NOTIFY.flatMap((name) => [
        good(`${name} on`, { [name]: true }),
        good(`${name} off`, { [name]: false }),
        bad(`${name} as a number`, { [name]: 1 }),
        bad(`${name} as nothing`, { [name]: null }),
      ]),
      bad('a field more', { role: 'admin' }),
    ],
    ({ db, uid }, change) => updateDoc(doc(db, `users/${uid}`), { settings: { ...settings, ...change } }),
  );
  variants<unknown>(
    world,
    'user',
    [
      good('a map with some of them', { theme: 'light' }),
      good('a map with others of them', { locale: null }),
      good('an empty map', {}),
      bad('no map', 'light'),
      bad('nothing', null),
    ],
    ({ db, uid }, change) => updateDoc(doc(db, `users/${uid}`), { settings: change }),
  );
});
