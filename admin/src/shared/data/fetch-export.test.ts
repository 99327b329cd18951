import { LOG_ENTRY_HEADER } from '@bigorna/domain/endpoints/admin/dialect.schemas';
import { TRUNCATED_HEADER } from '@bigorna/domain/endpoints/admin/overview.schemas';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchWholeExport } from './fetch-export.ts';

vi.mock('#shared/session/firebase-session.ts', () => ({
  getCurrentToken: async () => null,
  clearSession: async () => undefined,
}));
vi.mock('#shared/i18n/i18n-provider.ts', () => ({
  getCurrentLocale: () => 'pt-BR',
  i18nProvider: { translate: (key: string) => key },
}));

const HEAD = '\ufeff"Código";"Nome exibido"\r\n';
const ROW = { u1: '"u1";"Ana"\r\n', u2: '"u2";"Bia ""x""\r\n""u9"";"\r\n', u3: '"u3";"Cau"\r\n', u4: '"u4";""\r\n' };
const QUERY = { filter: '{"mod_id":"m"}', sort: '["created_at","DESC"]' };

/** Queries of the sent calls. */
const sent: Record<string, string>[] = [];
/** Responds with these parts in order. Every part but the last names the log entry and may have a next part. */
const respondWith = (...parts: readonly (string | Response)[]) => {
  vi.stubGlobal('fetch', async (url: string) => {
    const part = parts[sent.length];
    sent.push(Object.fromEntries(new URL(url, 'http://host').searchParams));
    if (typeof part !== 'string') return part;
    const mayGoOn: Record<string, string> = sent.length < parts.length ? { [TRUNCATED_HEADER]: 'true' } : {};
    return new Response(part, { headers: { [LOG_ENTRY_HEADER]: 'entry', ...mayGoOn } });
  });
};

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('location', { origin: 'http://host' });
});
afterEach(() => vi.unstubAllGlobals());

describe('whole export', () => {
  it('joins the parts in order with one row of column names, until a part has no rows (R209)', async () => {
    respondWith(HEAD + ROW.u1 + ROW.u2, HEAD + ROW.u3 + ROW.u4, HEAD);
    const { file, ...rest } = await fetchWholeExport('downloaders', QUERY);
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())).toBe(
      HEAD + ROW.u1 + ROW.u2 + ROW.u3 + ROW.u4,
    );
    expect(rest).toEqual({ isTruncated: false, logEntry: 'entry' });
    const after = (id: string) => ({ ...QUERY, after: id, entry: 'entry' });
    expect(sent).toEqual([QUERY, after('u2'), after('u4')]);
  });

  it('is one part if the list is short (R209)', async () => {
    respondWith(HEAD + ROW.u1);
    expect(await (await fetchWholeExport('downloaders', QUERY)).file.text()).toBe((HEAD + ROW.u1).slice(1));
    expect(sent).toEqual([QUERY]);
  });

  it('is no file at all if a later part fails (R209)', async () => {
    const failure = { success: false, code: 'rate_limited', message: 'Espere um pouco.' };
    respondWith(HEAD + ROW.u1, Response.json(failure, { status: 429 }), HEAD);
    await expect(fetchWholeExport('downloaders', QUERY)).rejects.toMatchObject({
      message: failure.message,
      status: 429,
    });
    expect(sent).toHaveLength(2);
  });
});
