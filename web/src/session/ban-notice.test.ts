import { describe, expect, it } from 'vitest';
import { parseBanNotice } from './ban-notice.ts';

describe('R071 the ban kept for /banned', () => {
  it('is read back', () => {
    const notice = { reason: 'Spam', since: '2026-11-20T10:00:00.000Z' };
    expect(parseBanNotice(JSON.stringify(notice))).toEqual(notice);
  });

  it('does without a date that is none', () => {
    expect(parseBanNotice('{"reason":"Spam","since":"ontem"}')).toEqual({ reason: 'Spam', since: null });
    expect(parseBanNotice('{"reason":""}')).toEqual({ reason: '', since: null });
  });

  it.each([null, '', 'x', 'null', '[]', '{"reason":7}'])('is none in %j', (text) => {
    expect(parseBanNotice(text)).toBeUndefined();
  });
});
