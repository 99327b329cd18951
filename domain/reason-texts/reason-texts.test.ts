import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../locales.ts';
import { BAN_REASONS, REJECT_REASONS } from '../reject-reasons.ts';
import { formatReason, getBanText, getRejectionText, REASON_TEXTS } from './index.ts';
import type { ReasonText } from './text.ts';

const POLICIES = [
  ...REJECT_REASONS.map((code) => ({
    name: `reject ${code}`,
    code,
    getIn: (locale: Locale) => getRejectionText(locale, code),
  })),
  ...BAN_REASONS.map((code) => ({ name: `ban ${code}`, code, getIn: (locale: Locale) => getBanText(locale, code) })),
];

describe('reason texts', () => {
  it.each(LOCALES)('in %s have a title, and full sentences except for `other`', (locale) => {
    for (const { name, code, getIn } of POLICIES) {
      const { title, text } = getIn(locale);
      expect(title, name).toMatch(/^\S.*[^.。]$/u);
      if (code === 'other') expect(text, name).toBe('');
      else expect(text, name).toMatch(/^\S.*[.。]$/u);
    }
  });

  it.each(LOCALES)('in %s have unique titles per kind', (locale) => {
    for (const kind of Object.values(REASON_TEXTS[locale])) {
      const titles = Object.values<ReasonText>(kind).map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it('differ between languages', () => {
    for (const { name, code, getIn } of POLICIES) {
      if (code === 'other') continue;
      expect(new Set(LOCALES.map((locale) => getIn(locale).text)).size, name).toBeGreaterThanOrEqual(
        LOCALES.length - 1,
      );
      expect(getIn('en-US').text, name).not.toBe(getIn('pt-BR').text);
    }
  });

  it('precede the text that staff add', () => {
    expect(formatReason(undefined, 'Falta a licença')).toBe('Falta a licença');
    expect(formatReason(getRejectionText('pt-BR', 'other'), 'Falta a licença')).toBe('Falta a licença');
    const { text } = getRejectionText('en-US', 'duplicate');
    expect(formatReason(getRejectionText('en-US', 'duplicate'), null)).toBe(text);
    expect(formatReason(getRejectionText('en-US', 'duplicate'), 'See Sky.')).toBe(`${text}\n\nSee Sky.`);
  });
});
