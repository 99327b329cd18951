import { type GuardSession, guardRoute } from '@bigorna/domain/access/guard';
import { describe, expect, it, vi } from 'vitest';
import { PLACES, READERS, type Reader } from '../../../tests/e2e/support/places.ts';

import { PATTERNS } from './paths.ts';

// Else the pages of builds for the emulators are in no table.
vi.stubEnv('FOR_EMULATORS', 'true');
const { ROUTES } = await import('./routes.ts');
const { LATER_ROUTES, OWN_LAYOUTS } = await import('./later-routes.ts');
const ALL = [...ROUTES, ...LATER_ROUTES, ...OWN_LAYOUTS.flatMap(({ routes }) => routes)];

const SESSIONS: Readonly<Record<Reader, GuardSession>> = {
  visitor: { status: 'anonymous' },
  member: { status: 'signed_in', user: { id: 'u1', role: 'user', is_banned: false, is_verified: true } },
};
const MOD = { slug: 'um-mod', title: 'Um mod' };

const placeOf = (path: string) => PLACES.find((place) => place.path === path);

describe('the places that the browser tests open', () => {
  it('are the routes of the site, all of them', () => {
    expect(PLACES.map(({ path }) => path).toSorted()).toEqual(ALL.map(({ path }) => path).toSorted());
  });

  it.each(Object.values(PATTERNS))('%s is one of them', (path) => {
    expect(placeOf(path)).toBeDefined();
  });

  it.each(ALL)('$path has its route’s title', ({ path, title }) => {
    expect(placeOf(path)?.title).toBe(title.id);
  });

  it.each(ALL.filter(({ guard }) => guard))('$path leads away whom its guard does not let in', ({ path, guard }) => {
    for (const reader of READERS) {
      const outcome = guardRoute(SESSIONS[reader], guard ?? {});
      expect(placeOf(path)?.leads?.[reader]?.(MOD)).toBe(outcome.kind === 'redirect' ? outcome.to : undefined);
    }
  });
});
