import { REPORT_SUBJECTS, type ReportSubject } from '@bigorna/domain/entities/member';
import { doc, serverTimestamp, Timestamp, writeBatch } from 'firebase/firestore';
import { describe } from 'vitest';
import { setStamped, stamp } from './support/client.ts';
import { commentOf, LONG_AGO, modOf } from './support/documents.ts';
import { bad, good, variants } from './support/variants.ts';
import { type Actor, forEveryone, worldWith } from './support/world.ts';

const reportOf = (uid: string) => ({
  uid,
  subject: 'mod',
  path: 'mods/approved',
  reason: 'It is a copy',
  created_at: LONG_AGO,
  resolved_at: null,
});
const COMMENT = 'mods/approved/comments/one';
const LONG_PATH = `mods/${'m'.repeat(295)}`;
const LONGER_PATH = `${LONG_PATH}m`;
const world = worldWith({
  [COMMENT]: commentOf('owner'),
  'mods/approved/comments/hidden': commentOf('owner', { hidden: true }),
  'mods/pending/comments/one': commentOf('owner'),
  [LONG_PATH]: modOf('long'),
  [LONGER_PATH]: modOf('longer'),
  ...forEveryone((uid) => ({ [`reports/of-${uid}`]: reportOf(uid) })),
});

const send = ({ db, uid }: Actor, over: object = {}) =>
  setStamped(db, uid, 'reports', 'reports/new', { ...reportOf(uid), created_at: serverTimestamp(), ...over });

describe('reports: what a new one holds', () => {
  variants(
    world,
    'user',
    [
      good('nothing changed', {}),
      bad('about an ad', { subject: 'ad', path: 'ads/one' }),
      bad('about nothing', { subject: null }),
      good('a path of 300 characters', { path: LONG_PATH }),
      bad('a path of 301 characters', { path: LONGER_PATH }),
      bad('no path', { path: '' }),
      bad('a number for a path', { path: 5 }),
      good('a reason of 500 characters', { reason: 'r'.repeat(500) }),
      bad('a reason of 501 characters', { reason: 'r'.repeat(501) }),
      bad('no reason', { reason: '' }),
      bad('a reason that shows nothing', { reason: ' \u200B\u3000' }),
      good('marks that look like HTML, which stay text', { reason: '<img src=x onerror=alert(1)>' }),
      bad('a control character', { reason: 'a\u0007b' }),
      bad('what turns the writing', { reason: 'a\u202Eb' }),
      bad("the client's clock", { created_at: Timestamp.now() }),
      bad('resolved already', { resolved_at: serverTimestamp() }),
      bad('an outcome', { outcome: 'upheld' }),
      bad('resolved already, with its outcome', { resolved_at: serverTimestamp(), outcome: 'upheld' }),
      bad('a field more', { priority: 1 }),
    ],
    send,
  );
});

describe('reports: the id of a new one', () => {
  variants(
    world,
    'user',
    [
      good('as the SDK makes them', 'Ab3dE6gH9jKlMnOpQrSt'),
      good('all signs that ids have', 'aZ09_-'),
      good('one character', 'r'),
      good('64 characters', 'r'.repeat(64)),
      bad('65 characters, which no call of staff would take in the end', 'r'.repeat(65)),
      bad('a line break', 'one\ntwo'),
      bad('other writing', 'ação'),
      bad('a colon, which parts keys of the console', 'one:two'),
    ],
    ({ db, uid }, id) =>
      setStamped(db, uid, 'reports', `reports/${id}`, { ...reportOf(uid), created_at: serverTimestamp() }),
  );
});

/** What a report of each subject may be about. */
const ABOUT: Readonly<Record<ReportSubject, string>> = {
  mod: 'mods/approved',
  comment: COMMENT,
  member: 'profiles/owner',
};
describe.each(REPORT_SUBJECTS)('reports about a %s', (subject) => {
  variants(
    world,
    'user',
    [
      ...REPORT_SUBJECTS.map((other) => ({
        name: `by a ${other}'s path`,
        allowed: other === subject,
        value: ABOUT[other],
      })),
      bad('that is not there', ABOUT[subject].replace(/[^/]+$/, 'none')),
      bad('with more behind its path', `${ABOUT[subject]}/more`),
      bad('with the path of a comment behind its path', `${ABOUT[subject]}/comments/one/comments/more`),
      bad('with a line break behind its path', `${ABOUT[subject]}\n`),
      bad('by an address', `/${ABOUT[subject]}`),
    ],
    (actor, path) => send(actor, { subject, path }),
  );
});

describe('reports: of what comes with them', () => {
  const about = 'mods/approved/comments/fresh';
  const report = (uid: string, path: string) => ({
    ...{ ...reportOf(uid), subject: 'comment', path, created_at: serverTimestamp() },
  });
  variants(
    world,
    'user',
    [good('a comment that was there before', COMMENT), bad('a comment that the same commit makes', about)],
    ({ db, uid }, path) => {
      const batch = writeBatch(db).set(doc(db, about), { ...commentOf(uid), created_at: serverTimestamp() });
      stamp(batch, db, uid, 'comments', about).set(doc(db, 'reports/new'), report(uid, path));
      return stamp(batch, db, uid, 'reports', 'reports/new').commit();
    },
  );
});

describe('reports: about what visitors see', () => {
  variants(
    world,
    'user',
    [
      good('an approved mod', { subject: 'mod', path: 'mods/approved' }),
      bad('a pending mod', { subject: 'mod', path: 'mods/pending' }),
      good('a comment of an approved mod', { subject: 'comment', path: COMMENT }),
      bad('a comment of a pending mod', { subject: 'comment', path: 'mods/pending/comments/one' }),
      good('a comment hidden a moment ago', { subject: 'comment', path: 'mods/approved/comments/hidden' }),
    ],
    send,
  );
});
