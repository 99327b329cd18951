import { describe, expect, it } from 'vitest';
import { getProjectSteps } from './project-steps.ts';
import { parseSettings } from './settings.ts';
import { runSteps, type Step, selectSteps } from './steps.ts';

const SETTINGS = parseSettings(
  'WEB_API_KEY=the-browsers-key-of-it\nSITE_URL=https://mods.example.com\nAPP_CHECK_APP_ID=a\nAPP_CHECK_SITE_KEY=k\n',
  'deploy/portal.env',
);

const recording = (failing?: string) => {
  const ran: string[] = [];
  const step = (name: string): Step => ({
    name,
    what: `what ${name} does`,
    how: `how ${name} does it`,
    run: async () => {
      if (name === failing) throw new Error('refused');
      ran.push(name);
    },
  });
  return { ran, steps: ['rules', 'functions', 'hosting'].map(step) };
};

describe('deploy steps', () => {
  it('run from dependencies to public parts, Hosting last (R153)', () => {
    const names = getProjectSteps(null, SETTINGS, () => undefined).map(({ name }) => name);
    const order = ['indexes', 'indexes-built', 'rules', 'rules-role', 'functions', 'smoke', 'hosting'];
    expect(names.filter((name) => order.includes(name))).toEqual(order);
  });

  it('show in the plan whether App Check is required (R203, R153)', () => {
    const describe = (settings: typeof SETTINGS) =>
      getProjectSteps(null, settings, () => undefined).find(({ name }) => name === 'functions')?.how;
    expect(describe(SETTINGS)).toContain('App Check: required');
    const without =
      'WEB_API_KEY=the-browsers-key-of-it\nSITE_URL=https://mods.example.com\nWITHOUT_APP_CHECK=for a test only';
    expect(describe(parseSettings(without, 'test'))).toContain('App Check: not required: for a test only');
  });

  it('all run when each succeeds (R153)', async () => {
    const { ran, steps } = recording();
    await runSteps(steps, () => undefined);
    expect(ran).toEqual(['rules', 'functions', 'hosting']);
  });

  it('stop at a failure, and report what is deployed, what is not and how to continue (R153)', async () => {
    const { ran, steps } = recording('functions');
    const failure = runSteps(steps, () => undefined);
    await expect(failure).rejects.toThrow(
      /functions failed: refused[\s\S]*in this run: rules\.\s+Not deployed: functions, hosting\.[\s\S]*--from functions/,
    );
    expect(ran).toEqual(['rules']);
  });

  it('continue from a given step, and reject unknown names (R153)', async () => {
    const { ran, steps } = recording();
    await runSteps(selectSteps(steps, { from: 'functions' }), () => undefined);
    expect(ran).toEqual(['functions', 'hosting']);
    expect(() => selectSteps(steps, { from: 'everything' })).toThrow('the steps are rules, functions, hosting');
  });

  it('end at a given step, as before a restore (R153)', () => {
    const { steps } = recording();
    const names = (range: Parameters<typeof selectSteps>[1]) => selectSteps(steps, range).map(({ name }) => name);
    expect(names({})).toEqual(['rules', 'functions', 'hosting']);
    expect(names({ until: 'functions' })).toEqual(['rules', 'functions']);
    expect(names({ from: 'functions', until: 'functions' })).toEqual(['functions']);
    expect(() => names({ until: 'everything' })).toThrow('--until everything: the steps are rules');
    expect(() => names({ from: 'hosting', until: 'rules' })).toThrow('--until rules comes before --from hosting');
  });

  it('cannot run without a project (R153)', async () => {
    const [identity] = getProjectSteps(null, SETTINGS, () => undefined);
    await expect(identity?.run()).rejects.toThrow('--project');
  });
});
