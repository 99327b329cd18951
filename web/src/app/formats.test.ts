import type { Locale } from '@bigorna/domain/locales';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { fileSizeText, moneyText } from './formats.ts';

/** With any kind of space between figure and unit as a plain one. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

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

describe('R057 formats by language', () => {
  it.each(Object.entries(EXPECTED))('R057 sizes, prices, dates and numbers in %s', (locale, expected) => {
    const intl = createIntl({ locale, onError: () => undefined });
    expect({
      size: plain(fileSizeText(intl, 2.4 * 1024 ** 2)),
      small: plain(fileSizeText(intl, 512)),
      price: plain(moneyText(intl, 189_990)),
      euros: plain(moneyText(intl, 500, 'EUR')),
      day: plain(intl.formatDate(new Date('2026-03-09T12:00:00Z'), { dateStyle: 'medium', timeZone: 'UTC' })),
      total: plain(intl.formatNumber(1_234_567)),
    }).toEqual(expected);
  });
});
