import { type GuardSession, guardRoute } from '@bigorna/domain/access/guard';
import { BROWSER_PATHS, EMULATOR_PATHS, RENDERED_PATHS } from '@bigorna/domain/page-paths';
import { describe, expect, it, vi } from 'vitest';
import { PATTERNS } from '#shared/routing/paths.ts';
import { SITE_PAGES, VIEWERS, type Viewer } from '../../../tests/e2e/support/site-pages.ts';

// Adds the pages of emulator builds to the route tables.
vi.stubEnv('FOR_EMULATORS', 'true');
const { ROUTES } = await import('./routes.ts');
const { SECONDARY_ROUTES, SECONDARY_LAYOUTS } = await import('./secondary-routes.ts');
const ALL = [...ROUTES, ...SECONDARY_ROUTES, ...SECONDARY_LAYOUTS.flatMap(({ routes }) => routes)];

const SESSIONS: Readonly<Record<Viewer, GuardSession>> = {
  visitor: { status: 'anonymous' },
  member: { status: 'signed_in', user: { id: 'u1', role: 'user', is_banned: false, is_verified: true } },
};
const MOD = { slug: 'um-mod', title: 'Um mod' };

const findPage = (path: string) => SITE_PAGES.find((sitePage) => sitePage.path === path);

const PATHS = ALL.map(({ path }) => path);

describe('tables of paths', () => {
  it('name each page once, as rendered by the server or by the browser (R221)', () => {
    const pages = PATHS.filter((path) => !path.endsWith('*'));
    expect([...RENDERED_PATHS, ...BROWSER_PATHS, ...EMULATOR_PATHS].toSorted()).toEqual(pages.toSorted());
  });
});

describe('page table of the browser tests', () => {
  it('contains every route of the site', () => {
    expect(SITE_PAGES.map(({ path }) => path).toSorted()).toEqual(ALL.map(({ path }) => path).toSorted());
  });

  it.each(Object.values(PATTERNS))('contains %s', (path) => {
    expect(findPage(path)).toBeDefined();
  });

  it.each(ALL)('has the title of the route $path', ({ path, title }) => {
    expect(findPage(path)?.title).toBe(title.id);
  });

  it.each(ALL.filter(({ guard }) => guard))('redirects like the guard of $path', ({ path, guard }) => {
    for (const viewer of VIEWERS) {
      const outcome = guardRoute(SESSIONS[viewer], guard ?? {});
      expect(findPage(path)?.redirects?.[viewer]?.(MOD)).toBe(outcome.kind === 'redirect' ? outcome.to : undefined);
    }
  });
});
