import { REPORT_SUBJECTS, type ReportSubject } from '@bigorna/domain/entities/member';
import { doc, serverTimestamp, Timestamp, writeBatch } from 'firebase/firestore';
import { describe } from 'vitest';
import { addStamp, setStamped } from './support/client.ts';
import { buildComment, buildMod, buildReport } from './support/documents.ts';
import { allow, deny, testVariants } from './support/variants.ts';
import { type Actor, createForEveryone, createWorld } from './support/world.ts';

const COMMENT = 'mods/approved/comments/one';
const LONG_PATH = `mods/${'m'.repeat(295)}`;
const LONGER_PATH = `${LONG_PATH}m`;
const world = createWorld({
  [COMMENT]: buildComment('owner'),
  'mods/approved/comments/hidden': buildComment('owner', { hidden: true }),
  'mods/pending/comments/one': buildComment('owner'),
  [LONG_PATH]: buildMod('long'),
  [LONGER_PATH]: buildMod('longer'),
  ...createForEveryone((uid) => ({ [`reports/of-${uid}`]: buildReport(uid) })),
});

const send = ({ db, uid }: Actor, over: object = {}) =>
  setStamped(db, uid, 'reports', 'reports/new', { ...buildReport(uid), created_at: serverTimestamp(), ...over });

describe('reports: fields of a new report', () => {
  testVariants(world, send, [
    allow('nothing changed', {}),
    deny('about an ad', { subject: 'ad', path: 'ads/one' }),
    deny('about nothing', { subject: null }),
    allow('a path of 300 characters', { path: LONG_PATH }),
    deny('a path of 301 characters', { path: LONGER_PATH }),
    deny('no path', { path: '' }),
    deny('a number for a path', { path: 5 }),
    allow('a reason of 500 characters', { reason: 'r'.repeat(500) }),
    deny('a reason of 501 characters', { reason: 'r'.repeat(501) }),
    deny('no reason', { reason: '' }),
    deny('an invisible reason', { reason: ' \u200B\u3000' }),
    allow('HTML markup, which stays text', { reason: '<img src=x onerror=alert(1)>' }),
    deny('a control character', { reason: 'a\u0007b' }),
    deny('a bidirectional control character', { reason: 'a\u202Eb' }),
    deny("the client's clock", { created_at: Timestamp.now() }),
    deny('resolved already', { resolved_at: serverTimestamp() }),
    deny('an outcome', { outcome: 'upheld' }),
    deny('resolved already, with its outcome', { resolved_at: serverTimestamp(), outcome: 'upheld' }),
    deny('an extra field', { priority: 1 }),
  ]);
});

describe('reports: id of a new report', () => {
  testVariants(
    world,
    ({ db, uid }, id) =>
      setStamped(db, uid, 'reports', `reports/${id}`, { ...buildReport(uid), created_at: serverTimestamp() }),
    [
      allow('an id by the SDK', 'Ab3dE6gH9jKlMnOpQrSt'),
      allow('all allowed characters', 'aZ09_-'),
      allow('one character', 'r'),
      allow('64 characters', 'r'.repeat(64)),
      deny('65 characters, which staff endpoints refuse', 'r'.repeat(65)),
      deny('a line break', 'one\ntwo'),
      deny('letters outside ASCII', 'ação'),
      deny('a colon, which separates keys of the console', 'one:two'),
    ],
  );
});

/** A valid path for each subject. */
const ABOUT: Readonly<Record<ReportSubject, string>> = {
  mod: 'mods/approved',
  comment: COMMENT,
  member: 'profiles/owner',
};
describe.each(REPORT_SUBJECTS)('reports about a %s', (subject) => {
  testVariants(world, (actor, path) => send(actor, { subject, path }), [
    ...REPORT_SUBJECTS.map((other) => ({
      name: `by a ${other}'s path`,
      allowed: other === subject,
      value: ABOUT[other],
    })),
    deny('about a missing document', ABOUT[subject].replace(/[^/]+$/, 'none')),
    deny('with a segment after its path', `${ABOUT[subject]}/more`),
    deny('with a comment path after its path', `${ABOUT[subject]}/comments/one/comments/more`),
    deny('with a line break after its path', `${ABOUT[subject]}\n`),
    deny('by a URL path', `/${ABOUT[subject]}`),
  ]);
});

describe('reports: subject in the same commit', () => {
  const about = 'mods/approved/comments/fresh';
  const report = (uid: string, path: string) => ({
    ...{ ...buildReport(uid), subject: 'comment', path, created_at: serverTimestamp() },
  });
  testVariants(
    world,
    ({ db, uid }, path) => {
      const batch = writeBatch(db).set(doc(db, about), { ...buildComment(uid), created_at: serverTimestamp() });
      addStamp(batch, db, uid, 'comments', about).set(doc(db, 'reports/new'), report(uid, path));
      return addStamp(batch, db, uid, 'reports', 'reports/new').commit();
    },
    [allow('an existing comment', COMMENT), deny('a comment of the same commit', about)],
  );
});

describe('reports: visible subjects', () => {
  testVariants(world, send, [
    allow('an approved mod', { subject: 'mod', path: 'mods/approved' }),
    deny('a pending mod', { subject: 'mod', path: 'mods/pending' }),
    allow('a comment of an approved mod', { subject: 'comment', path: COMMENT }),
    deny('a comment of a pending mod', { subject: 'comment', path: 'mods/pending/comments/one' }),
    allow('a hidden comment', { subject: 'comment', path: 'mods/approved/comments/hidden' }),
  ]);
});
