import { LOCALES } from '@bigorna/domain/locales';
import { listMods } from './support/api.ts';
import { ApiResponses } from './support/api-responses.ts';
import { expect, test } from './support/fixtures.ts';
import { findLanguageFaults } from './support/language-faults.ts';
import { getPageTexts } from './support/page-texts.ts';
import { SITE_PAGES, VIEWERS } from './support/site-pages.ts';
import { openPage, startWalk } from './support/walk.ts';

const EVERYTHING = { limit: '100' };

for (const locale of LOCALES)
  for (const viewer of VIEWERS)
    test(`every page is fully translated to ${locale} for a ${viewer} (R051, R057)`, async ({ openAs, newVisitor }) => {
      const walk = await startWalk({ openAs, newVisitor }, viewer, locale);
      const responses = new ApiResponses(locale);
      for (const page of ['1', '2']) responses.add(await listMods({ ...EVERYTHING, page }));
      responses.listenTo(walk.page);
      const faults: string[] = [];
      for (const sitePage of SITE_PAGES)
        await test.step(sitePage.path, async () => {
          await openPage(sitePage, walk);
          const texts = await getPageTexts(walk.page);
          await responses.settle();
          const found = findLanguageFaults(texts, locale, responses);
          faults.push(...found.map((fault) => `${sitePage.path} ${fault}`));
        });
      expect([...new Set(faults)]).toEqual([]);
    });
