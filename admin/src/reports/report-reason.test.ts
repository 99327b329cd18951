import { reportText } from '@bigorna/domain/report-reasons';
import { describe, expect, it } from 'vitest';
import { saidReason } from './report-reason.ts';

describe('R129 what a report says', () => {
  it.each([
    [reportText('spam', ''), { reason: 'spam', details: '' }],
    [reportText('offensive', 'xinga: todo mundo'), { reason: 'offensive', details: 'xinga: todo mundo' }],
    ['spammer em toda parte', { reason: null, details: 'spammer em toda parte' }],
    ['Escrito antes das categorias', { reason: null, details: 'Escrito antes das categorias' }],
  ])('R129 %s', (text, said) => {
    expect(saidReason(text)).toEqual(said);
  });
});
