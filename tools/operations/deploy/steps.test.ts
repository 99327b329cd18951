import { describe, expect, it } from 'vitest';
import { projectSteps } from './project-steps.ts';
import { parseSettings } from './settings.ts';
import { chosenSteps, runSteps, type Step } from './steps.ts';

const SETTINGS = parseSettings(
  'WEB_API_KEY=the-browsers-key-of-it\nSITE_URL=https://mods.example.com\n',
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

describe('the steps of a deploy', () => {
  it('R153 go from what others stand on to what visitors are sent to, Hosting last', () => {
    const names = projectSteps(null, SETTINGS, () => undefined).map(({ name }) => name);
    const order = ['indexes', 'indexes-built', 'rules', 'functions', 'smoke', 'hosting'];
    expect(names.filter((name) => order.includes(name))).toEqual(order);
  });

  it('R153 are all taken when each is through', async () => {
    const { ran, steps } = recording();
    await runSteps(steps, () => undefined);
    expect(ran).toEqual(['rules', 'functions', 'hosting']);
  });

  it('R153 stop at the first failure, and say what is deployed, what is not, and how to go on', async () => {
    const { ran, steps } = recording('functions');
    const failure = runSteps(steps, () => undefined);
    await expect(failure).rejects.toThrow(
      /functions failed: refused[\s\S]*in this run: rules\.\s+Not deployed: functions, hosting\.[\s\S]*--from functions/,
    );
    expect(ran).toEqual(['rules']);
  });

  it('R153 are gone on with from one of them, and from no other name', async () => {
    const { ran, steps } = recording();
    await runSteps(chosenSteps(steps, { from: 'functions' }), () => undefined);
    expect(ran).toEqual(['functions', 'hosting']);
    expect(() => chosenSteps(steps, { from: 'everything' })).toThrow('the steps are rules, functions, hosting');
  });

  it('R153 end with one of them, as before a restore', () => {
    const { steps } = recording();
    const names = (range: Parameters<typeof chosenSteps>[1]) => chosenSteps(steps, range).map(({ name }) => name);
    expect(names({})).toEqual(['rules', 'functions', 'hosting']);
    expect(names({ until: 'functions' })).toEqual(['rules', 'functions']);
    expect(names({ from: 'functions', until: 'functions' })).toEqual(['functions']);
    expect(() => names({ until: 'everything' })).toThrow('--until everything: the steps are rules');
    expect(() => names({ from: 'hosting', until: 'rules' })).toThrow('--until rules comes before --from hosting');
  });

  it('R153 cannot be taken without a project', async () => {
    const [identity] = projectSteps(null, SETTINGS, () => undefined);
    await expect(identity?.run()).rejects.toThrow('--project');
  });
});
