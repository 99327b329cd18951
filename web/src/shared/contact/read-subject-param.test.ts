import { CONTACT } from '@bigorna/domain/limits';
import { describe, expect, it } from 'vitest';
import { readSubjectParam } from './read-subject-param.ts';

describe('subject from the URL (R039)', () => {
  it.each([
    [null, ''],
    ['', ''],
    ['  Recurso contra um banimento ', 'Recurso contra um banimento'],
    ['Fußnote 试 “a” <b>', 'Fußnote 试 “a” <b>'],
    ['x'.repeat(CONTACT.subject), 'x'.repeat(CONTACT.subject)],
    ['x'.repeat(CONTACT.subject + 1), 'x'.repeat(CONTACT.subject)],
    ['two\nlines', ''],
    ['turned \u202e around', ''],
  ])('returns only what the form accepts: %j', (param, expected) => {
    expect(readSubjectParam(param)).toBe(expected);
  });
});
