import { doc, getDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS, PARSERS } from '../../functions/src/platform/documents.ts';
import { matchesOf } from '../../tools/quality/rules/places.ts';
import { attempt, EVERY_DOCUMENT, existingPath, STRANGER } from './support/attempts.ts';
import { FIRESTORE_CELLS, PATTERNS, scopesOf } from './support/cells.ts';
import { RULES } from './support/rules.ts';
import { SAMPLES } from './support/samples.ts';
import { worldWith } from './support/world.ts';

const world = worldWith(EVERY_DOCUMENT);

const READING: ReadonlySet<string> = new Set(['get', 'list']);

/** A pattern with its parts nameless, for the rules name some of them otherwise. */
const nameless = (pattern: string) => pattern.replace(/\{\w+\}/g, '{}');

describe('the matrix', () => {
  it('R144 has a row for every document there is', () => {
    expect([...PATTERNS].sort()).toEqual(Object.keys(DOCUMENTS).sort());
  });
  it('R144 has a row for everything that firestore.rules name', () => {
    const known = new Set(PATTERNS.map(nameless));
    const allowing = matchesOf(RULES, 'cloud.firestore').filter(({ allows }) => allows);
    const paths = allowing.map(({ path }) => nameless(path.replace('databases/{database}/documents/', '')));
    expect(paths.filter((path) => path !== '{document=**}' && !known.has(path))).toEqual([]);
    expect(paths.length).toBeGreaterThan(1);
  });
  it.each(PATTERNS)('R144 %s is tried on a document that is there and valid', async (pattern) => {
    for (const uid of scopesOf(pattern).includes('shared') ? ['owner'] : ['owner', STRANGER]) {
      expect(() => PARSERS[pattern].parse(SAMPLES[pattern](uid))).not.toThrow();
      const stored = await getDoc(doc(world.admin(), existingPath(pattern, uid)));
      expect(stored.exists()).toBe(true);
    }
  });
});

describe.each(PATTERNS)('%s', (pattern) => {
  const cells = FIRESTORE_CELLS.filter((cell) => cell.pattern === pattern);
  it.each(cells)('$ids $operation $scope as $identity is $answer', async ({ scope, operation, identity, may }) => {
    const answer = attempt(pattern, scope, operation)(world.actor(identity));
    await (READING.has(operation) ? world.attemptRead(may, answer) : world.attempt(may, answer));
  });
});
