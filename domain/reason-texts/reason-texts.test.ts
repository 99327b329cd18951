import { describe, expect, it } from 'vitest';
import { LOCALES } from '../locales.ts';
import { BAN_REASONS, REJECT_REASONS } from '../reject-reasons.ts';
import { banText, REASON_TEXTS, reasonSaid, rejectionText } from './index.ts';
import type { ReasonText } from './text.ts';

const POLICIES = [
  ...REJECT_REASONS.map((code) => ({
    name: `reject ${code}`,
    code,
    in: (l: (typeof LOCALES)[number]) => rejectionText(l, code),
  })),
  ...BAN_REASONS.map((code) => ({ name: `ban ${code}`, code, in: (l: (typeof LOCALES)[number]) => banText(l, code) })),
];

describe('the texts of reasons', () => {
  it.each(LOCALES)('in %s: each has a title, and all but `other` whole sentences', (locale) => {
    for (const { name, code, in: textIn } of POLICIES) {
      const { title, text } = textIn(locale);
      expect(title, name).toMatch(/^\S.*[^.。]$/u);
      if (code === 'other') expect(text, name).toBe('');
      else expect(text, name).toMatch(/^\S.*[.。]$/u);
    }
  });

  it.each(LOCALES)('in %s: no two of a kind are called the same', (locale) => {
    for (const kind of Object.values(REASON_TEXTS[locale])) {
      const titles = Object.values<ReasonText>(kind).map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it('are translated: no language has the text of another', () => {
    for (const { name, code, in: textIn } of POLICIES) {
      if (code === 'other') continue;
      expect(new Set(LOCALES.map((locale) => textIn(locale).text)).size, name).toBeGreaterThanOrEqual(
        LOCALES.length - 1,
      );
      expect(textIn('en-US').text, name).not.toBe(textIn('pt-BR').text);
    }
  });

  it('stand before what was said beside them', () => {
    expect(reasonSaid(undefined, 'Falta a licença')).toBe('Falta a licença');
    expect(reasonSaid(rejectionText('pt-BR', 'other'), 'Falta a licença')).toBe('Falta a licença');
    expect(reasonSaid(rejectionText('en-US', 'duplicate'), null)).toBe(rejectionText('en-US', 'duplicate').text);
    expect(reasonSaid(rejectionText('en-US', 'duplicate'), 'See Sky.')).toMatch(/that exists\.\n\nSee Sky\.$/);
  });
});
