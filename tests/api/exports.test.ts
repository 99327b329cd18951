import { randomUUID } from 'node:crypto';
import { EXPORTS, type ExportName } from '@bigorna/domain/endpoints/admin/overview';
import { LOCALES } from '@bigorna/domain/locales';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { call, type Reply, refusal, send } from './support/call.ts';
import { putComment } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { type Member, makeMember, signedIn } from './support/members.ts';
import { makeMod } from './support/mods.ts';
import { entryIdOf, entryOf, question } from './support/staff.ts';

let admin: Member & { token: string };
let moderator: Member & { token: string };
beforeAll(async () => {
  [admin, moderator] = await Promise.all([signedIn('admin'), signedIn('moderator')]);
});

const isExport = (name: string): name is ExportName => name in EXPORTS;
const ALL = Object.keys(EXPORTS).filter(isExport);

const file = (resource: string, parts: Parameters<typeof question>[0] = {}, headers: Record<string, string> = {}) =>
  call('adminExport', { params: { resource }, query: question(parts), token: admin.token, headers });

/** What a list cannot do without: who downloaded is asked of one mod. */
const partsOf = async (resource: ExportName): Promise<Parameters<typeof question>[0]> =>
  resource === 'downloaders' ? { filter: { mod_id: (await makeMod()).id } } : {};

/** What a strict reader makes of CSV, as RFC 4180 has it but for what parts the cells. */
const cellsOf = (text: string, separator: ',' | ';' = ','): string[][] => {
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

/** The rows as records, by the heads of their columns. */
const recordsOf = (reply: Reply): Record<string, string>[] => {
  expect(reply.status, reply.text).toBe(200);
  const [heads = [], ...rows] = cellsOf(reply.text);
  return rows.map((row) => Object.fromEntries(row.map((cell, i) => [heads[i] ?? '', cell])));
};
const english = { 'Accept-Language': 'en-US' };

describe('a list as a file', () => {
  it.each(ALL)('R131 R132 %s is CSV in UTF-8 with a mark, for whoever may, named by the day', async (resource) => {
    const reply = await file(resource, await partsOf(resource));
    expect(reply.status, reply.text).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="bigorna-${resource}-\\d{4}-\\d\\d-\\d\\d\\.csv"`),
    );
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(reply.headers.has('x-truncated')).toBe(false);
    const [heads = [], ...rows] = cellsOf(reply.text, ';');
    expect(heads.length).toBeGreaterThan(4);
    for (const row of rows) expect(row).toHaveLength(heads.length);
    const forModerators = await call('adminExport', { params: { resource }, token: moderator.token });
    const isForThem = ['read:mod:any', 'moderate:comment', 'resolve:report'].includes(EXPORTS[resource]);
    expect(forModerators.status).toBe(isForThem ? 200 : 403);
  });

  it('R132 begins with the byte order mark, which readers of text take away', async () => {
    const response = await send('get', '/api/admin/exports/ads', { token: admin.token });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('R132 has its heads in the reader’s language, six of them', async () => {
    const heads = new Set<string>();
    for (const locale of LOCALES) {
      const { text } = await file('ads', { filter: { id: [] } }, { 'Accept-Language': locale });
      const [row = []] = cellsOf(text, ['en-US', 'zh-CN'].includes(locale) ? ',' : ';');
      expect(row.length).toBeGreaterThan(5);
      expect(row.every((head) => head !== '')).toBe(true);
      heads.add(row.join());
    }
    expect(heads.size).toBeGreaterThanOrEqual(5);
  });

  it('R132 hostile cells are text: no formula, no cell or line of their own', async () => {
    const mod = await makeMod();
    const member = await makeMember();
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
    for (const text of hostile) ids.push(`${mod.id}:${await putComment(mod.id, member, { text })}`);
    const rows = recordsOf(await file('comments', { filter: { id: ids } }, english));
    expect(rows.map(({ Text: text }) => text)).toEqual(Object.values(texts));
    const [heads = [], ...portuguese] = cellsOf((await file('comments', { filter: { id: ids } })).text, ';');
    expect(portuguese.map((row) => row[heads.indexOf('Texto')])).toEqual(Object.values(texts));
    for (const row of rows) for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });

  it('R128 R132 has what the list has, by its filter and order', async () => {
    const members = [await makeMember(), await makeMember(), await makeMember()];
    const ids = members.map(({ uid }) => uid);
    const rows = recordsOf(await file('users', { filter: { id: ids } }, english));
    expect(rows.map(({ Id: id, 'E-mail': email }) => [id, email])).toEqual(
      members.map(({ uid, email }) => [uid, email]),
    );
    const word = randomUUID().slice(0, 8);
    const at = new Date();
    for (const [i, resolved_at] of [null, at, null].entries()) {
      const report = { uid: admin.uid, subject: 'mod', path: `mods/${word}`, reason: `motivo ${i}`, resolved_at };
      const decided = resolved_at === null ? {} : { outcome: 'upheld' };
      await firestore
        .doc(`reports/${word}-${i}`)
        .set({ ...report, ...decided, created_at: new Date(at.getTime() + i) });
    }
    const open = recordsOf(await file('reports', { filter: { open: true }, sort: ['created_at', 'DESC'] }, english));
    const ours = open.filter(({ Path: path }) => path === `mods/${word}`);
    expect(ours.map(({ Reason: reason }) => reason)).toEqual(['motivo 2', 'motivo 0']);
  });

  it('R131 R132 who took members’ data along is in the log, by which filter, and no address', async () => {
    const entry = await entryOf(await file('users', { filter: { q: 'mar', role: 'user' } }));
    expect(entry).toMatchObject({ action: 'export:user', actor: admin.uid, target: 'exports/users', before: null });
    expect(entry.after).toEqual({ filter: { q: 'mar', role: 'user' } });
    const { after } = await entryOf(await file('users', { filter: { q: 'alguem@bigorna.test' } }));
    expect(after).toEqual({ filter: { q: 'changed' } });
    expect(entryIdOf(await file('ads'))).toBeNull();
    expect(entryIdOf(await file('users', { filter: { cor: 'azul' } }))).toBeNull();
  });

  it('R131 goes on behind a page: all rows, each once, in order', async () => {
    const action = `prova:${randomUUID().slice(0, 8)}`;
    const begin = Date.UTC(2026, 5, 1);
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
      const told = { reason: null, request_id: 'prova', undoes: null, at: new Date(begin + i) };
      void writer.set(firestore.doc(`logs/${action.replace(':', '-')}-${i}`), { ...entry, ...told });
    }
    await writer.close();
    const rows = recordsOf(await file('logs', { filter: { action }, sort: ['at', 'ASC'] }, english));
    const after = z.object({ i: z.number() });
    expect(rows.map((row) => after.parse(JSON.parse(row.After ?? '')).i)).toEqual(
      Array.from({ length: 1203 }, (_, i) => i),
    );
  });

  it('R132 is refused like the list is: an unknown list, filter or order', async () => {
    const invalid = { status: 400, code: 'invalid_request' };
    expect(refusal(await file('passwords'))).toEqual(invalid);
    expect(refusal(await file('mods', { filter: { cor: 'azul' } }))).toEqual(invalid);
    expect(refusal(await file('logs', { sort: ['actor', 'ASC'] }))).toEqual(invalid);
    expect(refusal(await file('ads', { range: [0, 1] }))).toEqual(invalid);
    const member = await signedIn();
    const theirs = await call('adminExport', { params: { resource: 'mods' }, token: member.token });
    expect(refusal(theirs)).toEqual({ status: 403, code: 'forbidden' });
  });
});
