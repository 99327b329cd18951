import { expect, test } from 'vitest';
import { LATER_ROUTES, OWN_LAYOUTS } from '../src/app/later-routes.ts';
import { PATTERNS } from '../src/app/paths.ts';
import { ROUTES } from '../src/app/routes.ts';
import { FOUND_BY_SEARCH, robots, sitemap } from './search-engines.ts';

const SITE = 'https://bigorna.example';

/** What varies or leads on, what asks for a session, and what is only for those who are sent there. */
const NOT_FOUND =
  /[:*]|^\/public$|^\/(?:search|auth|banned|verify-email|unauthorized|forgot-password|reset-password|dev)/;
const MEMBERS = ['/activity', '/achievements', '/notifications'];

test('the sitemap names every page that is the same for all, once', () => {
  const open = [...ROUTES, ...LATER_ROUTES, ...OWN_LAYOUTS.flatMap(({ routes }) => routes)]
    .filter(({ path, guard }) => !(guard || NOT_FOUND.test(path) || MEMBERS.includes(path)))
    .map(({ path }) => path);
  const named = FOUND_BY_SEARCH.map((name) => PATTERNS[name]);
  expect(named.toSorted()).toEqual(open.toSorted());
  expect(sitemap(SITE).match(/<loc>/g)).toHaveLength(named.length);
});

test('robots.txt keeps machines out of the console and shows them the sitemap', () => {
  expect(robots(SITE).split('\n')).toEqual(
    expect.arrayContaining(['Disallow: /admin', `Sitemap: ${SITE}/sitemap.xml`]),
  );
});
