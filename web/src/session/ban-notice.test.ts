import { describe, expect, it } from 'vitest';
import { parseBanNotice } from './ban-notice.ts';

describe('R071 the ban kept for /banned', () => {
  it('is read back', () => {
    const notice = { reason: 'Spam', since: '2026-11-20T10:00:00.000Z', until: '2026-12-20T10:00:00.000Z' };
    expect(parseBanNotice(JSON.stringify(notice))).toEqual(notice);
    expect(parseBanNotice(JSON.stringify({ ...notice, until: null }))).toEqual({ ...notice, until: null });
  });

  it('does without a date that is none', () => {
    const unknown = { since: null, until: undefined };
    expect(parseBanNotice('{"reason":"Spam","since":"ontem","until":7}')).toEqual({ reason: 'Spam', ...unknown });
    expect(parseBanNotice('{"reason":""}')).toEqual({ reason: '', ...unknown });
  });

  it('is only that of its own member, where it names one', () => {
    const told = '{"reason":"Spam","uid":"u1"}';
    expect(parseBanNotice(told, 'u1')).toMatchObject({ reason: 'Spam' });
    expect(parseBanNotice(told, 'u2')).toBeUndefined();
    expect(parseBanNotice('{"reason":"Spam"}', 'u1')).toBeUndefined();
  });

  it.each([null, '', 'x', 'null', '[]', '{"reason":7}'])('is none in %j', (text) => {
    expect(parseBanNotice(text)).toBeUndefined();
  });
});
