import { CONTACT } from '@bigorna/domain/limits';
import { describe, expect, it } from 'vitest';
import { subjectGiven } from './subject-given.ts';

describe('R039 the subject that an address brings along', () => {
  it.each([
    [null, ''],
    ['', ''],
    ['  Recurso contra um banimento ', 'Recurso contra um banimento'],
    ['Fußnote 试 “a” <b>', 'Fußnote 试 “a” <b>'],
    ['x'.repeat(CONTACT.subject), 'x'.repeat(CONTACT.subject)],
    ['x'.repeat(CONTACT.subject + 1), 'x'.repeat(CONTACT.subject)],
    ['two\nlines', ''],
    ['turned \u202e around', ''],
  ])('is taken as the form would take it: %j', (given, expected) => {
    expect(subjectGiven(given)).toBe(expected);
  });
});
