import { expect, test } from 'vitest';
import { ROUTES } from '../src/app/routes.ts';
import { SECONDARY_LAYOUTS, SECONDARY_ROUTES } from '../src/app/secondary-routes.ts';
import { PATTERNS } from '../src/shared/routing/paths.ts';
import { createRobotsTxt, createSitemap, INDEXED_PAGES } from './search-engines.ts';

const SITE = 'https://bigorna.example';

/** Paths with parameters, redirects, pages that need a session, and pages reached only by a link. */
const NOT_LISTED =
  /[:*]|^\/public$|^\/(?:search|auth|banned|verify-email|unauthorized|forgot-password|reset-password|dev)/;
const MEMBERS = ['/activity', '/achievements', '/notifications'];

test('lists every page without parameters or guard once in the sitemap', () => {
  const publicPaths = [...ROUTES, ...SECONDARY_ROUTES, ...SECONDARY_LAYOUTS.flatMap(({ routes }) => routes)]
    .filter(({ path, guard }) => !(guard || NOT_LISTED.test(path) || MEMBERS.includes(path)))
    .map(({ path }) => path);
  const listedPaths = INDEXED_PAGES.map((name) => PATTERNS[name]);
  expect(listedPaths.toSorted()).toEqual(publicPaths.toSorted());
  expect(createSitemap(SITE).match(/<loc>/g)).toHaveLength(listedPaths.length);
});

test('disallows the console and members’ pages, and names the sitemap in robots.txt', () => {
  expect(createRobotsTxt(SITE).split('\n')).toEqual(
    expect.arrayContaining(['Disallow: /admin', 'Disallow: /members/', `Sitemap: ${SITE}/sitemap.xml`]),
  );
});
