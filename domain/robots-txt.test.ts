import { expect, it } from 'vitest';
import { createRobotsTxt } from './robots-txt.ts';

it('names the sitemap, and hides the console, members and downloads from crawlers (R223)', () => {
  expect(createRobotsTxt('https://mods.example')).toBe(
    'User-agent: *\nDisallow: /admin\nDisallow: /members/\nDisallow: /mods/*/download\n\n' +
      'Sitemap: https://mods.example/sitemap.xml\n',
  );
});
