import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/shared/paths.ts';
import { AGREEMENT, createLane, getOutcome, type Outcome, type RanModule } from './lane.ts';
import { formatMutationReport } from './report.ts';

const FILE = 'tests/rules/things.test.ts';
/** A module with one test. The test failed if there are messages. */
const ran = (...messages: string[]): RanModule => ({
  moduleId: join(ROOT, FILE),
  state: () => (messages.length === 0 ? 'passed' : 'failed'),
  children: {
    allTests: () =>
      messages.length === 0
        ? []
        : [{ fullName: 'stores things', result: () => ({ errors: messages.map((message) => ({ message })) }) }],
  },
});
const noticed: Outcome = { kind: 'noticed', file: FILE, title: 'stores things' };

describe('outcome of changed rules', () => {
  it('counts as noticed when an assertion fails', () => {
    expect(getOutcome([ran(), ran('expected 200 to be 403')], [], false)).toEqual(noticed);
    expect(getOutcome([ran('expected 200 to be 403')], ['a socket hung up'], true)).toEqual(noticed);
  });
  it('counts as survived when all tests pass', () => {
    expect(getOutcome([ran()], [], false)).toEqual({ kind: 'survived' });
  });
  it.each([
    ['a test that hangs', [ran('Test timed out in 20000ms.')], [], false],
    ['a hook that hangs', [ran('Hook timed out in 30000ms.')], [], false],
    ['a run that does not end', [ran()], [], true],
    ['an error outside of tests', [ran()], ['a socket hung up'], false],
  ] as const)('counts as broken after %s', (_what, modules, unhandled, late) => {
    expect(getOutcome(modules, unhandled, late)).toMatchObject({ kind: 'broken' });
  });
  it('excludes results of earlier rules', async () => {
    const lane = await createLane({ service: 'cloud.firestore', env: {}, load: async () => null });
    try {
      const rules = await readFile(join(ROOT, 'firestore.rules'), 'utf8');
      expect(await lane.run('', [AGREEMENT])).toMatchObject({ kind: 'noticed', file: AGREEMENT });
      expect(await lane.run(rules, ['domain/deletion-word.test.ts'])).toEqual({ kind: 'survived' });
      expect(await lane.run(rules, [AGREEMENT])).toEqual({ kind: 'survived' });
    } finally {
      await lane.close();
    }
  });
  it('fails the report when one of many runs is broken', () => {
    const mutant = { service: 'cloud.firestore', line: 1, at: 0, subject: 'things', within: '', source: '' } as const;
    const results = (last: Outcome) =>
      [...Array.from({ length: 99 }, () => noticed), last].map((outcome, i) => ({
        mutant: { ...mutant, before: `a${i}`, after: 'b' },
        outcome,
      }));
    expect(formatMutationReport(results(noticed), []).ok).toBe(true);
    const { ok, lines } = formatMutationReport(results({ kind: 'broken', message: 'not ended after 600 s' }), []);
    expect(ok).toBe(false);
    expect(lines.join('\n')).toContain('1 under which tests hung or broke');
  });
});
