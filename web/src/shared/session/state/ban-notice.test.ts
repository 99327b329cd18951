import { describe, expect, it } from 'vitest';
import { parseBanNotice } from './ban-notice.ts';

describe('stored ban notice (R071)', () => {
  it('is parsed', () => {
    const notice = { reason: 'Spam', since: '2026-11-20T10:00:00.000Z', until: '2026-12-20T10:00:00.000Z' };
    expect(parseBanNotice(JSON.stringify(notice))).toEqual(notice);
    expect(parseBanNotice(JSON.stringify({ ...notice, until: null }))).toEqual({ ...notice, until: null });
  });

  it('has the account only when all fields of the account are stored (R039)', () => {
    const account = { username: 'ana', name: 'Ana', email: 'ana@bigorna.test' };
    expect(parseBanNotice(JSON.stringify({ reason: 'Spam', account }))).toMatchObject({ account });
    expect(parseBanNotice(JSON.stringify({ reason: 'Spam', account: { username: 'ana' } }))).not.toHaveProperty(
      'account',
    );
  });

  it('ignores invalid dates', () => {
    const unknown = { since: null, until: undefined };
    expect(parseBanNotice('{"reason":"Spam","since":"ontem","until":7}')).toEqual({ reason: 'Spam', ...unknown });
    expect(parseBanNotice('{"reason":""}')).toEqual({ reason: '', ...unknown });
  });

  it('is read only for the member whose id is stored', () => {
    const stored = '{"reason":"Spam","uid":"u1"}';
    expect(parseBanNotice(stored, 'u1')).toMatchObject({ reason: 'Spam' });
    expect(parseBanNotice(stored, 'u2')).toBeUndefined();
    expect(parseBanNotice('{"reason":"Spam"}', 'u1')).toBeUndefined();
  });

  it.each([null, '', 'x', 'null', '[]', '{"reason":7}'])('is undefined for %j', (text) => {
    expect(parseBanNotice(text)).toBeUndefined();
  });
});
