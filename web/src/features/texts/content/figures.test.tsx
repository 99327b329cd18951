import { readFileSync } from 'node:fs';
import {
  AGES,
  BANNED_EMAIL_DAYS,
  EVENT_DAYS,
  LANGUAGE_CACHE_MS,
  LOCAL_HISTORY_MAX,
  SESSION_AGE_MS,
} from '@bigorna/domain/limits';
import { LOCALES, type Locale } from '@bigorna/domain/locales';
import { RATE_LIMIT_HOURS_MAX, RETENTION_DAYS } from '@bigorna/domain/retention';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TextBlock } from '../components/text-block.tsx';
import type { TextBlock as Block, TextPageContent } from '../text-page-content.ts';
import { PRIVACY } from './privacy.ts';
import { TERMS } from './terms.ts';

const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

const texts = z.record(z.string(), z.string());
const readMessages = (locale: Locale) =>
  texts.parse(JSON.parse(readFileSync(new URL(`../../../../lang/${locale}.json`, import.meta.url), 'utf8')));

const render = (block: Block, locale: Locale): string =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={readMessages(locale)}>
      <MemoryRouter>
        <TextBlock block={block} />
      </MemoryRouter>
    </IntlProvider>,
  );

/** Numbers that visitors read in a section, smallest first. A text may repeat a number. */
const renderNumbers = ({ sections }: TextPageContent, id: string, locale: Locale): number[] => {
  const blocks = sections.find((section) => section.id === id)?.body ?? [];
  const text = blocks
    .map((block) => render(block, locale))
    .join(' ')
    .replace(/<[^>]*>|&#\w+;/g, ' ');
  return sorted([...new Set((text.match(/\d+/g) ?? []).map(Number))]);
};

const { trustedIp, serverLog, accessRecord, databaseHistory, databaseBackup, deletedFile, fullCopy } = RETENTION_DAYS;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** All numbers that each section of the privacy page must show. */
const NUMBERS_BY_SECTION: Readonly<Record<string, readonly number[]>> = {
  short: [],
  account: [AGES.minimum, AGES.adult, SESSION_AGE_MS.member / DAY_MS, SESSION_AGE_MS.staff / HOUR_MS],
  visit: [databaseBackup, EVENT_DAYS, RATE_LIMIT_HOURS_MAX, trustedIp, serverLog, accessRecord],
  browser: [LANGUAGE_CACHE_MS / DAY_MS, LOCAL_HISTORY_MAX],
  ads: [],
  messages: [],
  sharing: [],
  keeping: [BANNED_EMAIL_DAYS / 365, databaseHistory, databaseBackup, deletedFile, fullCopy],
  rights: [],
  changes: [],
};

describe.each(LOCALES)('legal texts in %s', (locale) => {
  it.each(Object.entries(NUMBERS_BY_SECTION))(
    'show exactly the numbers of domain in the privacy section "%s" (R202)',
    (id, expected) => {
      expect(renderNumbers(PRIVACY, id, locale)).toEqual(sorted([...new Set(expected)]));
    },
  );

  it('show the ages of domain in the terms section "account" (R202)', () => {
    expect(renderNumbers(TERMS, 'account', locale)).toEqual([AGES.minimum, AGES.adult]);
  });

  it('contain no literal numbers in messages about privacy or age (R202)', () => {
    const own = Object.entries(readMessages(locale)).filter(
      ([id, text]) => /^(privacy|register)\.|^terms\.minors$/.test(id) && /\d/.test(text),
    );
    expect(own).toEqual([]);
  });
});

it('compares every section of the privacy page (R202)', () => {
  expect(PRIVACY.sections.map(({ id }) => id)).toEqual(Object.keys(NUMBERS_BY_SECTION));
});

it('sets the retention of access records to the longest six months of a year (R202)', () => {
  const days = Array.from({ length: 12 }, (_, month) => (Date.UTC(2027, month + 6) - Date.UTC(2027, month)) / DAY_MS);
  expect(accessRecord).toBe(Math.max(...days));
});
