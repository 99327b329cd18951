import { formatReportText } from '@bigorna/domain/report-reasons';
import { describe, expect, it } from 'vitest';
import { parseReportReason } from './parse-report-reason.ts';

describe('report text (R129)', () => {
  it.each([
    [formatReportText('spam', ''), { reason: 'spam', details: '' }],
    [formatReportText('offensive', 'xinga: todo mundo'), { reason: 'offensive', details: 'xinga: todo mundo' }],
    ['spammer em toda parte', { reason: null, details: 'spammer em toda parte' }],
    ['Escrito antes das categorias', { reason: null, details: 'Escrito antes das categorias' }],
  ])('parses "%s" (R129)', (text, parsed) => {
    expect(parseReportReason(text)).toEqual(parsed);
  });
});
