import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/shared/paths.ts';
import { DECLARED_SURVIVORS, isDeclared } from './declared-survivors.ts';
import { RULES_FILES } from './lane.ts';
import { createMutants } from './mutants.ts';
import { listRuleExpressions } from './rule-expressions.ts';

const rules = (condition: string, functions = '') => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /things/{id} {
      ${functions}
      allow create: if ${condition};
    }
  }
}`;

/** The replacements in a condition, without the rest of the file. */
const changes = (condition: string, functions = '') =>
  createMutants(rules(condition, functions), 'cloud.firestore').map(({ before, after }) => `${before} → ${after}`);

describe('mutants of a condition', () => {
  it('drop and negate the whole condition and each part', () => {
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
  it('drop one of several alternatives', () => {
    expect(changes('request.auth == null || resource == null')).toContain('resource == null → false');
  });
  it('turn false into true', () => {
    expect(changes('false')).toEqual(['false → true']);
  });
  it('move each boundary', () => {
    expect(changes('request.query.limit <= 50')).toEqual(
      expect.arrayContaining(['request.query.limit <= 50 → request.query.limit < 50', '50 → 51', '50 → 49']),
    );
  });
  it('drop each list member', () => {
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
  it('include the parentheses around the replaced expression', () => {
    const [mutant] = createMutants(rules('(id == null || id == request.auth.uid) && true'), 'cloud.firestore').filter(
      ({ before, after }) => before === '(id == null || id == request.auth.uid) && true' && after === 'true',
    );
    expect(mutant?.source).toContain('allow create: if true;');
  });
  it('treat a function as boolean if its result is boolean', () => {
    const functions = 'function isIt() { return id.size() > 3; } function name() { return id; }';
    const all = changes('isIt() && name() == null', functions);
    expect(all).toContain('id.size() > 3 → true');
    expect(all).not.toContain('id → true');
  });
});

const FILES = (['cloud.firestore', 'firebase.storage'] as const).map((service) => ({
  service,
  source: readFileSync(join(ROOT, RULES_FILES[service].file), 'utf8'),
}));

describe.each(FILES)('$service', ({ service, source }) => {
  it('has a mutant of every allow condition', () => {
    const mutants = createMutants(source, service);
    const conditions = listRuleExpressions(source, service).filter(({ role }) => role === 'allow');
    for (const { root } of conditions) {
      expect(mutants.some(({ at }) => at === root.start)).toBe(true);
    }
  });
});

describe('known survivors', () => {
  const all = FILES.flatMap(({ service, source }) => createMutants(source, service));
  it.each(DECLARED_SURVIVORS)('match exactly one mutant of the files: $after in $within', (known) => {
    expect(all.filter((mutant) => isDeclared(known, mutant))).toHaveLength(1);
  });
});
