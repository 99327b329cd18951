import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../emulators/paths.ts';
import { mutationReport } from './report.ts';
import { Lane, type Outcome, outcomeOf, type RanModule } from './runs.ts';
import { AGREEMENT } from './test-files.ts';

const FILE = 'tests/rules/things.test.ts';
/** A file of tests of which one has failed so; it passed for no words. */
const ran = (...messages: string[]): RanModule => ({
  moduleId: join(ROOT, FILE),
  state: () => (messages.length === 0 ? 'passed' : 'failed'),
  children: {
    allTests: () =>
      messages.length === 0
        ? []
        : [{ fullName: 'things are kept', result: () => ({ errors: messages.map((message) => ({ message })) }) }],
  },
});
const noticed: Outcome = { kind: 'noticed', file: FILE, title: 'things are kept' };

describe('what tests say of changed rules', () => {
  it('is that they notice, by an assertion that fails', () => {
    expect(outcomeOf([ran(), ran('expected 200 to be 403')], [], false)).toEqual(noticed);
    expect(outcomeOf([ran('expected 200 to be 403')], ['a socket hung up'], true)).toEqual(noticed);
  });
  it('is that the rules survive, when all pass', () => {
    expect(outcomeOf([ran()], [], false)).toEqual({ kind: 'survived' });
  });
  it.each([
    ['a test that hangs', [ran('Test timed out in 20000ms.')], [], false],
    ['a hook that hangs', [ran('Hook timed out in 30000ms.')], [], false],
    ['a run that does not end', [ran()], [], true],
    ['an error outside of tests', [ran()], ['a socket hung up'], false],
  ] as const)('is nothing after %s', (_what, modules, unhandled, late) => {
    expect(outcomeOf(modules, unhandled, late)).toMatchObject({ kind: 'broken' });
  });
  it('is said of those rules alone, not of those that were tried before', async () => {
    const lane = await Lane.open({ service: 'cloud.firestore', env: {}, load: async () => null });
    try {
      const rules = await readFile(join(ROOT, 'firestore.rules'), 'utf8');
      expect(await lane.run('', [AGREEMENT])).toMatchObject({ kind: 'noticed', file: AGREEMENT });
      expect(await lane.run(rules, ['domain/deletion-word.test.ts'])).toEqual({ kind: 'survived' });
      expect(await lane.run(rules, [AGREEMENT])).toEqual({ kind: 'survived' });
    } finally {
      await lane.close();
    }
  });
  it('will not do when it is nothing for one of many', () => {
    const mutant = { service: 'cloud.firestore', line: 1, at: 0, subject: 'things', within: '', source: '' } as const;
    const results = (last: Outcome) =>
      [...Array.from({ length: 99 }, () => noticed), last].map((outcome, i) => ({
        mutant: { ...mutant, before: `a${i}`, after: 'b' },
        outcome,
      }));
    expect(mutationReport(results(noticed), []).ok).toBe(true);
    const { ok, lines } = mutationReport(results({ kind: 'broken', message: 'not ended after 600 s' }), []);
    expect(ok).toBe(false);
    expect(lines.join('\n')).toContain('1 under which tests hung or broke');
  });
});
