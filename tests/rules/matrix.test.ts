import { doc, getDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS, PARSERS } from '../../functions/src/platform/documents.ts';
import { listMatches } from '../../lab/rules/rule-expressions.ts';
import { createAttempt, EVERY_DOCUMENT, getExistingPath, OTHER_MEMBER } from './support/attempts.ts';
import { FIRESTORE_CELLS, getScopes, PATTERNS } from './support/cells.ts';
import { RULES } from './support/rules.ts';
import { SAMPLES } from './support/samples.ts';
import { createWorld } from './support/world.ts';

const world = createWorld(EVERY_DOCUMENT);

const READING: ReadonlySet<string> = new Set(['get', 'list']);

/** Removes the names of a pattern's segments, because the rules name some of them differently. */
const removeNames = (pattern: string) => pattern.replace(/\{\w+\}/g, '{}');

describe('access matrix', () => {
  it('has a row for every document pattern (R144)', () => {
    expect([...PATTERNS].sort()).toEqual(Object.keys(DOCUMENTS).sort());
  });
  it('has a row for every match of firestore.rules (R144)', () => {
    const knownPatterns = new Set(PATTERNS.map(removeNames));
    const allowing = listMatches(RULES, 'cloud.firestore').filter(({ allows }) => allows);
    const paths = allowing.map(({ path }) => removeNames(path.replace('databases/{database}/documents/', '')));
    expect(paths.filter((path) => path !== '{document=**}' && !knownPatterns.has(path))).toEqual([]);
    expect(paths.length).toBeGreaterThan(1);
  });
  it.each(PATTERNS)('tests %s with an existing, valid document (R144)', async (pattern) => {
    for (const uid of getScopes(pattern).includes('shared') ? ['owner'] : ['owner', OTHER_MEMBER]) {
      expect(() => PARSERS[pattern].parse(SAMPLES[pattern](uid))).not.toThrow();
      const stored = await getDoc(doc(world.admin(), getExistingPath(pattern, uid)));
      expect(stored.exists()).toBe(true);
    }
  });
});

describe.each(PATTERNS)('%s', (pattern) => {
  const cells = FIRESTORE_CELLS.filter((cell) => cell.pattern === pattern);
  it.each(cells)(
    '$ids $operation $scope as $identity is $outcome',
    async ({ scope, operation, identity, isAllowed }) => {
      const request = createAttempt(pattern, scope, operation)(world.actor(identity));
      await (READING.has(operation) ? world.attemptRead(isAllowed, request) : world.attempt(isAllowed, request));
    },
  );
});
