import { expect, it } from 'vitest';
import config from '../../playwright.config.ts';
import { BROWSER_PROJECTS } from './stages.ts';

it('runs every project of the browser tests, each after the warm-up', () => {
  const projects = config.projects ?? [];
  const run = projects.filter(({ name }) => name !== 'warm-up');
  expect(run.map(({ name }) => name)).toEqual(BROWSER_PROJECTS);
  for (const { dependencies } of run) expect(dependencies).toEqual(['warm-up']);
});
