import { randomUUID } from 'node:crypto';
import { EXPORTS, type ExportName } from '@bigorna/domain/endpoints/admin/overview.schemas';
import { LOCALES } from '@bigorna/domain/locales';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ApiResponse, callAs, getRefusal, send } from './support/call.ts';
import { storeComment } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { createMember, createSignedInMember } from './support/members.ts';
import { createMod } from './support/mods.ts';
import { getLogEntry, getLogEntryId, toListQuery } from './support/staff.ts';

const [admin, moderator] = await Promise.all([createSignedInMember('admin'), createSignedInMember('moderator')]);

const isExport = (name: string): name is ExportName => name in EXPORTS;
const ALL = Object.keys(EXPORTS).filter(isExport);

const file = (resource: string, parts: Parameters<typeof toListQuery>[0] = {}, headers: Record<string, string> = {}) =>
  callAs('adminExport', admin, { params: { resource }, query: toListQuery(parts), headers });

/** Required parameters: the list of downloaders needs a mod. */
const getRequiredParts = async (resource: ExportName): Promise<Parameters<typeof toListQuery>[0]> =>
  resource === 'downloaders' ? { filter: { mod_id: (await createMod()).id } } : {};

/** Parses CSV strictly by RFC 4180, with a configurable separator. */
const parseCells = (text: string, separator: ',' | ';' = ','): string[][] => {
  const cell = new RegExp(`^(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(?=${separator}|\\r\\n)`);
  const rows: string[][] = [];
  let row: string[] = [];
  let rest = text.replace(/^\ufeff/, '');
  while (rest !== '') {
    const [whole, quoted, plain] = cell.exec(rest) ?? [];
    if (whole === undefined) throw new Error(`Not CSV: ${JSON.stringify(rest.slice(0, 80))}`);
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    const isEnd = rest[whole.length] === '\r';
    rest = rest.slice(whole.length + (isEnd ? 2 : 1));
    if (!isEnd) continue;
    rows.push(row);
    row = [];
  }
  return rows;
};

/** Rows as records keyed by column heading. */
const parseRecords = (response: ApiResponse): Record<string, string>[] => {
  expect(response.status, response.text).toBe(200);
  const [heads = [], ...rows] = parseCells(response.text);
  return rows.map((row) => Object.fromEntries(row.map((cell, i) => [heads[i] ?? '', cell])));
};
const english = { 'Accept-Language': 'en-US' };

describe('list export', () => {
  it.each(ALL)('returns %s as UTF-8 CSV, named by date, to permitted roles (R131, R132)', async (resource) => {
    const response = await file(resource, await getRequiredParts(resource));
    expect(response.status, response.text).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="bigorna-${resource}-\\d{4}-\\d\\d-\\d\\d\\.csv"`),
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.has('x-truncated')).toBe(false);
    const [heads = [], ...rows] = parseCells(response.text, ';');
    expect(heads.length).toBeGreaterThan(4);
    for (const row of rows) expect(row).toHaveLength(heads.length);
    const forModerators = await callAs('adminExport', moderator, { params: { resource } });
    const isForThem = ['read:mod:any', 'moderate:comment', 'resolve:report'].includes(EXPORTS[resource]);
    expect(forModerators.status).toBe(isForThem ? 200 : 403);
  });

  it('begins with a byte order mark (R132)', async () => {
    const response = await send('get', '/api/admin/exports/ads', { token: admin.token });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('has headings in the language of the request, in all six languages (R132)', async () => {
    const heads = new Set<string>();
    for (const locale of LOCALES) {
      const { text } = await file('ads', { filter: { id: [] } }, { 'Accept-Language': locale });
      const [row = []] = parseCells(text, ['en-US', 'zh-CN'].includes(locale) ? ',' : ';');
      expect(row.length).toBeGreaterThan(5);
      expect(row.every((head) => head !== '')).toBe(true);
      heads.add(row.join());
    }
    expect(heads.size).toBeGreaterThanOrEqual(5);
  });

  it('exports hostile cells as text: no formulas, no extra cells or lines (R132)', async () => {
    const mod = await createMod();
    const member = await createMember();
    const texts = {
      '=1+1': "'=1+1",
      '+1': "'+1",
      '-1': "'-1",
      '@A1': "'@A1",
      '\t=1': "'\t'=1",
      '\r=1': "'\r'=1",
      '=HYPERLINK("https://x","a, b")\r\n=2': `'=HYPERLINK("https://x","a, b")\r\n'=2`,
      'oi;=cmd|1,=2': "oi;'=cmd|1,'=2",
      '"': '"',
      'a,"b"\n': 'a,"b"\n',
    };
    const hostile = Object.keys(texts);
    const ids = [];
    for (const text of hostile) ids.push(`${mod.id}:${await storeComment(mod.id, member, { text })}`);
    const rows = parseRecords(await file('comments', { filter: { id: ids } }, english));
    expect(rows.map(({ Text: text }) => text)).toEqual(Object.values(texts));
    const [heads = [], ...portuguese] = parseCells((await file('comments', { filter: { id: ids } })).text, ';');
    expect(portuguese.map((row) => row[heads.indexOf('Texto')])).toEqual(Object.values(texts));
    for (const row of rows) for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });

  it('has the rows of the list, with its filter and order (R128, R132)', async () => {
    const members = [await createMember(), await createMember(), await createMember()];
    const ids = members.map(({ uid }) => uid);
    const rows = parseRecords(await file('users', { filter: { id: ids } }, english));
    expect(rows.map(({ ID: id, Email: email }) => [id, email])).toEqual(members.map(({ uid, email }) => [uid, email]));
    const word = randomUUID().slice(0, 8);
    const at = new Date();
    for (const [i, resolved_at] of [null, at, null].entries()) {
      const report = { uid: admin.uid, subject: 'mod', path: `mods/${word}-${i}`, reason: `motivo ${i}`, resolved_at };
      const state = resolved_at === null ? { lead: true } : { outcome: 'upheld' };
      await firestore.doc(`reports/${word}-${i}`).set({ ...report, ...state, created_at: new Date(at.getTime() + i) });
    }
    const open = parseRecords(await file('reports', { filter: { open: true }, sort: ['created_at', 'DESC'] }, english));
    const ours = open.filter(({ Path: path }) => path?.startsWith(`mods/${word}-`));
    expect(ours.map(({ Reason: reason }) => reason)).toEqual(['motivo 2', 'motivo 0']);
  });

  it('is logged for member data with filter and actor, without e-mails (R131, R132)', async () => {
    const entry = await getLogEntry(await file('users', { filter: { q: 'mar', role: 'user' } }));
    expect(entry).toMatchObject({ action: 'export:user', actor: admin.uid, target: 'exports/users', before: null });
    expect(entry.after).toEqual({ filter: { q: 'mar', role: 'user' } });
    const { after } = await getLogEntry(await file('users', { filter: { q: 'alguem@bigorna.test' } }));
    expect(after).toEqual({ filter: { q: 'changed' } });
    expect(getLogEntryId(await file('users', { filter: { cor: 'azul' } }))).toBeNull();
  });

  it('leaves an entry for every part if the log does not show its whole filter (R210)', async () => {
    const filter = { q: 'alguem@bigorna.test' };
    const begun = getLogEntryId(await file('users', { filter }));
    if (begun === null) throw new Error('The export has no entry');
    const later = { filter: { q: 'outra@bigorna.test' }, after: admin.uid, entry: begun };
    const entry = await getLogEntry(await file('users', later));
    expect(entry).toMatchObject({ actor: admin.uid, after: { filter: { q: 'changed' } } });
    expect(getLogEntryId(await file('users', later))).not.toBe(begun);
  });

  it.each(ALL)('leaves a log entry with its filter: %s (R210)', async (resource) => {
    const parts = await getRequiredParts(resource);
    const entry = await getLogEntry(await file(resource, parts));
    expect(entry).toMatchObject({
      actor: admin.uid,
      target: `exports/${resource}`,
      after: { filter: parts.filter ?? {} },
    });
  });

  it('continues past one page: all rows, each once, in order (R131)', async () => {
    const action = `prova:${randomUUID().slice(0, 8)}`;
    const startMs = Date.UTC(2026, 5, 1);
    const writer = firestore.bulkWriter();
    for (let i = 0; i < 1203; i += 1) {
      const entry = {
        actor: null,
        action,
        target: 'system/prova',
        about: ['system/prova'],
        before: null,
        after: { i },
      };
      const logFields = { reason: null, request_id: 'prova', undoes: null, at: new Date(startMs + i) };
      void writer.set(firestore.doc(`logs/${action.replace(':', '-')}-${i}`), { ...entry, ...logFields });
    }
    await writer.close();
    const rows = parseRecords(await file('logs', { filter: { action }, sort: ['at', 'ASC'] }, english));
    const after = z.object({ i: z.number() });
    expect(rows.map((row) => after.parse(JSON.parse(row.After ?? '')).i)).toEqual(
      Array.from({ length: 1203 }, (_, i) => i),
    );
  });

  it('is refused for an unknown list, filter or order, like the list itself (R132)', async () => {
    const invalid = '400 invalid_request';
    expect(getRefusal(await file('passwords'))).toEqual(invalid);
    expect(getRefusal(await file('mods', { filter: { cor: 'azul' } }))).toEqual(invalid);
    expect(getRefusal(await file('logs', { sort: ['actor', 'ASC'] }))).toEqual(invalid);
    expect(getRefusal(await file('ads', { range: [0, 1] }))).toEqual(invalid);
    const member = await createSignedInMember();
    const theirs = await callAs('adminExport', member, { params: { resource: 'mods' } });
    expect(getRefusal(theirs)).toBe('403 forbidden');
  });
});
