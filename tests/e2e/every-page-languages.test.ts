import { LOCALES } from '@bigorna/domain/locales';
import { Answers } from './support/answers.ts';
import { listMods } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { languageFaults } from './support/language-faults.ts';
import { PLACES, READERS } from './support/places.ts';
import { shownTexts } from './support/shown-texts.ts';
import { goTo, startWalk } from './support/walk.ts';

const EVERYTHING = { limit: '100' };

for (const locale of LOCALES)
  for (const reader of READERS)
    test(`R051 R057 every page is whole in ${locale} for a ${reader}`, async ({ pageOf, newVisitor }) => {
      test.setTimeout(120_000);
      const walk = await startWalk({ pageOf, newVisitor }, reader, locale);
      const answers = new Answers(locale);
      for (const page of ['1', '2']) answers.take(await listMods({ ...EVERYTHING, page }));
      answers.listenTo(walk.page);
      const faults: string[] = [];
      for (const place of PLACES)
        await test.step(place.path, async () => {
          await goTo(place, walk);
          const texts = await shownTexts(walk.page);
          await answers.settle();
          const found = languageFaults(texts, locale, answers);
          faults.push(...found.map((fault) => `${place.path} ${fault}`));
        });
      expect([...new Set(faults)]).toEqual([]);
    });
