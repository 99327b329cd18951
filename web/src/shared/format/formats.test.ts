import type { Locale } from '@bigorna/domain/locales';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { formatFileSize, formatMoney } from './formats.ts';

/** Replaces every kind of space with a plain space. */
const normalizeSpaces = (text: string): string => text.replace(/\s/g, ' ');

const EXPECTED: Readonly<
  Record<Locale, { size: string; small: string; price: string; euros: string; day: string; total: string }>
> = {
  'pt-BR': {
    size: '2,4 MB',
    small: '512 bytes',
    price: 'R$ 1.899,90',
    euros: '€ 5,00',
    day: '9 de mar. de 2026',
    total: '1.234.567',
  },
  'pt-PT': {
    size: '2,4 MB',
    small: '512 byte',
    price: '1899,90 R$',
    euros: '5,00 €',
    day: '09/03/2026',
    total: '1 234 567',
  },
  'en-US': {
    size: '2.4 MB',
    small: '512 byte',
    price: 'R$1,899.90',
    euros: '€5.00',
    day: 'Mar 9, 2026',
    total: '1,234,567',
  },
  'es-ES': {
    size: '2,4 MB',
    small: '512 B',
    price: '1899,90 BRL',
    euros: '5,00 €',
    day: '9 mar 2026',
    total: '1.234.567',
  },
  'fr-FR': {
    size: '2,4 Mo',
    small: '512 o',
    price: '1 899,90 R$',
    euros: '5,00 €',
    day: '9 mars 2026',
    total: '1 234 567',
  },
  'zh-CN': {
    size: '2.4 MB',
    small: '512 B',
    price: 'R$1,899.90',
    euros: '€5.00',
    day: '2026年3月9日',
    total: '1,234,567',
  },
};

describe('formats by locale (R057)', () => {
  it.each(Object.entries(EXPECTED))('formats sizes, prices, dates and numbers in %s (R057)', (locale, expected) => {
    const intl = createIntl({ locale, onError: () => undefined });
    expect({
      size: normalizeSpaces(formatFileSize(intl, 2.4 * 1024 ** 2)),
      small: normalizeSpaces(formatFileSize(intl, 512)),
      price: normalizeSpaces(formatMoney(intl, 189_990)),
      euros: normalizeSpaces(formatMoney(intl, 500, 'EUR')),
      day: normalizeSpaces(intl.formatDate(new Date('2026-03-09T12:00:00Z'), { dateStyle: 'medium', timeZone: 'UTC' })),
      total: normalizeSpaces(intl.formatNumber(1_234_567)),
    }).toEqual(expected);
  });
});
