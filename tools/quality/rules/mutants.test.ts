import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../emulators/paths.ts';
import { RULES_FILES } from './emulators.ts';
import { isDeclared, KNOWN_SURVIVORS } from './known-survivors.ts';
import { mutantsOf } from './mutants.ts';
import { placesOf } from './places.ts';

const rules = (condition: string, functions = '') => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /things/{id} {
      ${functions}
      allow create: if ${condition};
    }
  }
}`;

/** What is put for what, in the condition alone. */
const changes = (condition: string, functions = '') =>
  mutantsOf(rules(condition, functions), 'cloud.firestore').map(({ before, after }) => `${before} → ${after}`);

describe('the mutants of a condition', () => {
  it('drop it and turn it round, as a whole and by its parts', () => {
    expect(changes('request.auth != null && resource == null').sort()).toEqual(
      [
        'request.auth != null && resource == null → true',
        'request.auth != null && resource == null → !(request.auth != null && resource == null)',
        'request.auth != null → true',
        'request.auth != null → !(request.auth != null)',
        'resource == null → true',
        'resource == null → !(resource == null)',
      ].sort(),
    );
  });
  it('leave one way out of several out', () => {
    expect(changes('request.auth == null || resource == null')).toContain('resource == null → false');
  });
  it('let nobody in allow everybody', () => {
    expect(changes('false')).toEqual(['false → true']);
  });
  it('move each boundary', () => {
    expect(changes('request.query.limit <= 50')).toEqual(
      expect.arrayContaining(['request.query.limit <= 50 → request.query.limit < 50', '50 → 51', '50 → 49']),
    );
  });
  it('leave each member of a list out', () => {
    expect(changes("id in ['a', 'b']")).toEqual(expect.arrayContaining(["['a', 'b'] → ['b']", "['a', 'b'] → ['a']"]));
  });
  it('change each part of a pattern', () => {
    expect(changes("id.matches('[a-z_]{1,9}')")).toEqual(
      expect.arrayContaining([
        "'[a-z_]{1,9}' → '[_]{1,9}'",
        "'[a-z_]{1,9}' → '[a-z]{1,9}'",
        "'[a-z_]{1,9}' → '[a-z_]{1,10}'",
        "'[a-z_]{1,9}' → '[a-z_]{0,9}'",
      ]),
    );
  });
  it('take in the brackets around what they replace', () => {
    const [mutant] = mutantsOf(rules('(id == null || id == request.auth.uid) && true'), 'cloud.firestore').filter(
      ({ before, after }) => before === '(id == null || id == request.auth.uid) && true' && after === 'true',
    );
    expect(mutant?.source).toContain('allow create: if true;');
  });
  it('know a function that answers yes or no by what it ends with', () => {
    const functions = 'function isIt() { return id.size() > 3; } function name() { return id; }';
    const all = changes('isIt() && name() == null', functions);
    expect(all).toContain('id.size() > 3 → true');
    expect(all).not.toContain('id → true');
  });
});

describe.each(Object.entries(RULES_FILES))('%s', (service, file) => {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const name = service === 'cloud.firestore' ? 'cloud.firestore' : 'firebase.storage';
  it('is changed in every allow', () => {
    const mutants = mutantsOf(source, name);
    const conditions = placesOf(source, name).filter(({ role }) => role === 'allow');
    for (const { expression } of conditions) {
      const { start } = expression.spanOf(expression.root);
      expect(mutants.some(({ at }) => at === start)).toBe(true);
    }
  });
});

describe('the declared survivors', () => {
  const all = Object.entries(RULES_FILES).flatMap(([service, file]) =>
    mutantsOf(readFileSync(join(ROOT, file), 'utf8'), service === 'cloud.firestore' ? service : 'firebase.storage'),
  );
  it.each(KNOWN_SURVIVORS)('is one mutant of the files: $after in $within', (known) => {
    expect(all.filter((mutant) => isDeclared(known, mutant))).toHaveLength(1);
  });
});
