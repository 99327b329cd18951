import { randomUUID } from 'node:crypto';
import type { EndpointId } from '@bigorna/domain/endpoints/index.schemas';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { buildAdFields } from './support/ads.ts';
import {
  type ApiResponse,
  askAs,
  callAs,
  callEndpoint,
  callForData,
  getRefusal,
  parseData,
  parseFailure,
} from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { createSignedInMember } from './support/members.ts';
import { getContentRange, getLogEntry, getLogEntryId, toListQuery, undo } from './support/staff.ts';
import { listLogEntries } from './support/stored.ts';

const [admin, moderator] = await Promise.all([createSignedInMember('admin'), createSignedInMember('moderator')]);

const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();
const word = (): string => `Prova ${randomUUID().slice(0, 8)}`;

const buildAd = (given: object = {}) =>
  buildAdFields({
    title: word(),
    alt: { 'pt-BR': 'Uma bigorna à venda', 'en-US': 'An anvil for sale' },
    weight: 3,
    starts_at: inHours(-1),
    ends_at: inHours(1),
    ...given,
  });
const buildFaq = (given: object = {}) => ({
  position: 900,
  question: { 'pt-BR': word(), 'en-US': 'Is it free?' },
  answer: { 'pt-BR': 'Sim.', 'en-US': '' },
  ...given,
});
const buildNews = (given: object = {}) => ({
  version: word(),
  date: '2031-01-02T03:04:05.000Z',
  title: { 'pt-BR': 'Novidade', 'zh-CN': '新功能' },
  body: { 'pt-BR': 'Corpo.' },
  ...given,
});

/** Record types with create, edit and delete. */
const KINDS = [
  {
    name: 'ad',
    path: 'ads',
    body: buildAd,
    change: { weight: 9, title: 'Outro', alt: { 'pt-BR': 'Outra bigorna', 'zh-CN': '铁砧' } },
    wrong: {
      weight: 0,
      link: 'http://loja.example/',
      image_url: 'https://outro.example/x.webp',
      'alt.pt-BR': '',
      'alt.fr-FR': 'x'.repeat(201),
    },
    create: 'adminCreateAd',
    get: 'adminGetAd',
    update: 'adminUpdateAd',
    delete: 'adminDeleteAd',
    list: 'adminListAds',
  },
  {
    name: 'faq',
    path: 'faq',
    body: buildFaq,
    change: { position: 900.5, answer: { 'pt-BR': 'Não.' } },
    wrong: { position: -1, 'question.pt-BR': '', 'answer.fr-FR': 'x'.repeat(5001) },
    create: 'adminCreateFaq',
    get: 'adminGetFaq',
    update: 'adminUpdateFaq',
    delete: 'adminDeleteFaq',
    list: 'adminListFaq',
  },
  {
    name: 'changelog',
    path: 'changelog',
    body: buildNews,
    change: { version: '9.9.9', title: { 'pt-BR': 'Outra' } },
    wrong: { date: 'ontem', version: '', 'body.pt-BR': ' ' },
    create: 'adminCreateChangelog',
    get: 'adminGetChangelog',
    update: 'adminUpdateChangelog',
    delete: 'adminDeleteChangelog',
    list: 'adminListChangelog',
  },
] as const satisfies readonly ({ readonly [key: string]: unknown } & {
  readonly [C in 'create' | 'get' | 'update' | 'delete' | 'list']: EndpointId;
})[];
type Kind = (typeof KINDS)[number];

const record = z.looseObject({ id: z.string(), updated_at: z.iso.datetime() });
const parseRecord = ({ text }: { text: string }) => record.parse(JSON.parse(text));

const make = async ({ create, body }: Kind) => {
  const response = await callAs(create, admin, { body: body() });
  expect(response.status, response.text).toBe(200);
  return { response, record: parseRecord(response) };
};
const updateRecord = ({ update }: Kind, id: string, body: object, who = admin) =>
  callAs(update, who, { params: { id }, body });

/** A body with the field at a dotted path replaced. */
const withField = (body: object, path: string, value: unknown): object => {
  const [name = '', inner] = path.split('.');
  const current: unknown = new Map(Object.entries(body)).get(name);
  return { ...body, [name]: inner === undefined ? value : { ...z.looseObject({}).parse(current), [inner]: value } };
};

describe.each(KINDS)('$name', (kind) => {
  it('is created, read, edited and deleted, and logs the changed fields (R130, R132)', async () => {
    const { response: created, record: first } = await make(kind);
    expect(await getLogEntry(created)).toMatchObject({
      actor: admin.uid,
      action: `create:${kind.name}`,
      target: `${kind.path}/${first.id}`,
      about: [`${kind.path}/${first.id}`],
      before: null,
    });
    const changed = await updateRecord(kind, first.id, { ...kind.body(), ...first, ...kind.change });
    expect(changed.status, changed.text).toBe(200);
    expect(parseRecord(changed)).toMatchObject(kind.change);
    expect(parseRecord(changed).updated_at).not.toBe(first.updated_at);
    const entry = await getLogEntry(changed);
    expect(entry).toMatchObject({ action: `edit:${kind.name}`, after: kind.change });
    expect(Object.keys(entry.before ?? {}).toSorted()).toEqual(Object.keys(kind.change).toSorted());

    const read = await callAs(kind.get, admin, { params: { id: first.id } });
    expect(parseRecord(read)).toEqual(parseRecord(changed));
    const deleted = await callAs(kind.delete, admin, { params: { id: first.id } });
    expect(parseRecord(deleted)).toEqual(parseRecord(changed));
    expect(await getLogEntry(deleted)).toMatchObject({
      action: `delete:${kind.name}`,
      before: expect.objectContaining(kind.change),
      after: null,
    });
    const missing = '404 record_not_found';
    expect(getRefusal(await callAs(kind.get, admin, { params: { id: first.id } }))).toEqual(missing);
    expect(getRefusal(await callAs(kind.delete, admin, { params: { id: first.id } }))).toEqual(missing);
    expect(getRefusal(await updateRecord(kind, first.id, kind.body()))).toEqual(missing);
  });

  it('refuses an edit as stale after another edit, unless it has the current updated_at (R132)', async () => {
    const { record: current } = await make(kind);
    const other = parseRecord(
      await updateRecord(kind, current.id, { ...current, ...kind.change, updated_at: current.updated_at }),
    );
    const staleResponse = await updateRecord(kind, current.id, { ...current, updated_at: current.updated_at });
    expect(getRefusal(staleResponse)).toBe('409 stale');
    expect(getLogEntryId(staleResponse)).toBeNull();
    expect((await updateRecord(kind, current.id, { ...current, updated_at: other.updated_at })).status).toBe(200);
  });

  it('returns to its previous state when create, edit or delete is undone (R131)', async () => {
    const { response: created, record: first } = await make(kind);
    const read = () => callAs(kind.get, admin, { params: { id: first.id } });
    const { updated_at: _at, ...fields } = first;
    const changed = await updateRecord(kind, first.id, { ...first, ...kind.change });
    expect((await undo(changed, admin)).status).toBe(200);
    expect(parseRecord(await read())).toMatchObject(fields);
    const deleted = await callAs(kind.delete, admin, { params: { id: first.id } });
    expect((await undo(deleted, admin)).status).toBe(200);
    expect(parseRecord(await read())).toMatchObject(fields);
    expect((await undo(created, admin)).status).toBe(200);
    expect((await read()).status).toBe(404);
  });

  it('leaves no log entry and stays the same when an edit changes nothing (R131)', async () => {
    const { record: current } = await make(kind);
    const same = await updateRecord(kind, current.id, current);
    expect(getLogEntryId(same)).toBeNull();
    expect(parseRecord(same)).toEqual(current);
  });

  it.each(Object.entries(kind.wrong))('names the invalid field: %s (R132)', async (path, value) => {
    const body = withField(kind.body(), path, value);
    const response = await callAs(kind.create, admin, { body, headers: { 'Accept-Language': 'fr-FR' } });
    expect(getRefusal(response)).toBe('400 invalid_request');
    const { errors = [] } = parseFailure(response);
    expect(errors.map((error) => error.path)).toEqual([path]);
    expect(errors[0]?.message).not.toBe('');
  });

  it('is refused to moderators for reading and writing (R126)', async () => {
    const { record: current } = await make(kind);
    const forbidden = '403 forbidden';
    const { token } = moderator;
    const params = { id: current.id };
    expect(getRefusal(await callEndpoint(kind.list, { token }))).toEqual(forbidden);
    expect(getRefusal(await callEndpoint(kind.get, { params, token }))).toEqual(forbidden);
    expect(getRefusal(await callEndpoint(kind.create, { body: kind.body(), token }))).toEqual(forbidden);
    expect(getRefusal(await updateRecord(kind, current.id, current, moderator))).toEqual(forbidden);
    expect(getRefusal(await callEndpoint(kind.delete, { params, token }))).toEqual(forbidden);
    expect((await callAs(kind.get, admin, { params })).status).toBe(200);
  });

  it('is listed by ids, in ranges, and after the item with a given id (R132)', async () => {
    const ids = [await make(kind), await make(kind), await make(kind)].map(({ record: { id } }) => id);
    const listed = async (parts: Parameters<typeof toListQuery>[0]) => {
      const response = await callAs(kind.list, admin, { query: toListQuery(parts) });
      expect(response.status, response.text).toBe(200);
      return {
        ids: z
          .array(record)
          .parse(JSON.parse(response.text))
          .map(({ id }) => id),
        range: getContentRange(response),
      };
    };
    const filter = { id: ids };
    const sort = ['updated_at', 'ASC'];
    expect(await listed({ filter, sort })).toEqual({ ids: ids, range: '0-2/3' });
    expect(await listed({ filter, sort, range: [1, 1] })).toEqual({ ids: ids.slice(1, 2), range: '1-1/3' });
    expect((await listed({ filter, sort, range: [2, 3], after: ids[1] ?? '' })).ids).toEqual(ids.slice(2));
    expect(await listed({ filter, sort, range: [9, 10] })).toEqual({ ids: [], range: '*/3' });
    for (const parts of [
      { filter: { cor: 'azul' } },
      { sort: ['segredo', 'ASC'] },
      { after: 'nenhum' },
      { range: [5, 1] },
    ]) {
      const response = await callAs(kind.list, admin, { query: toListQuery(parts) });
      expect(getRefusal(response), JSON.stringify(parts)).toBe('400 invalid_request');
    }
  });
});

describe('ad from before its description was translated', () => {
  const [AD] = KINDS;
  const getAlt = (response: { text: string }): unknown => parseRecord(response).alt;
  /** Rewrites a log entry and its ad to the earlier format, in which the description is plain text. */
  const storeLegacyFormat = async (
    response: ApiResponse,
    id: string,
    texts: { before?: string; after?: string },
  ): Promise<void> => {
    const entry = firestore.doc(`logs/${getLogEntryId(response)}`);
    for (const [side, text] of Object.entries(texts)) await entry.update({ [`${side}.alt`]: text });
    if (texts.after !== undefined) await firestore.doc(`ads/${id}`).update({ alt: texts.after });
  };

  it('is restored by undo unless it changed since: 409 stale (R131)', async () => {
    const { response: created, record: first } = await make(AD);
    const read = () => callAs(AD.get, admin, { params: { id: first.id } });
    const changed = await updateRecord(AD, first.id, { ...first, ...AD.change });
    await storeLegacyFormat(changed, first.id, { before: 'Uma bigorna', after: 'Duas bigornas' });
    await firestore.doc(`ads/${first.id}`).update({ alt: 'Três bigornas' });
    expect(getRefusal(await undo(changed, admin))).toBe('409 stale');
    await firestore.doc(`ads/${first.id}`).update({ alt: 'Duas bigornas' });
    expect((await undo(changed, admin)).status).toBe(200);
    expect(getAlt(await read())).toEqual({ 'pt-BR': 'Uma bigorna' });
    const deleted = await callAs(AD.delete, admin, { params: { id: first.id } });
    await storeLegacyFormat(deleted, first.id, { before: 'Uma bigorna' });
    expect((await undo(deleted, admin)).status).toBe(200);
    expect(getAlt(await read())).toEqual({ 'pt-BR': 'Uma bigorna' });
    await storeLegacyFormat(created, first.id, { after: 'Uma bigorna' });
    expect((await undo(created, admin)).status).toBe(200);
    expect((await read()).status).toBe(404);
  });

  it('is not restored when the log entry has a field that ads no longer have (R131)', async () => {
    const { record: first } = await make(AD);
    const changed = await updateRecord(AD, first.id, { ...first, ...AD.change });
    await firestore.doc(`logs/${getLogEntryId(changed)}`).update({ 'before.slogan': 'Compre!' });
    expect(parseFailure(await undo(changed, admin)).code).toBe('undo_not_possible');
  });
});

describe('ad', () => {
  it('must begin before it ends (R130)', async () => {
    const body = buildAd({ starts_at: inHours(2), ends_at: inHours(1) });
    const response = await callAs('adminCreateAd', admin, { body });
    expect(parseFailure(response).errors).toMatchObject([{ path: 'ends_at', code: 'ends_before_start' }]);
  });

  it('appears on the site in its placement within a minute (R043, R130)', async () => {
    const ad = parseData('adminCreateAd', await callAs('adminCreateAd', admin, { body: buildAd() }));
    const listShown = async () => (await callForData('ads', { query: '?placement=home_top' })).map(({ id }) => id);
    const within = { timeout: 75_000, interval: 1000 };
    await vi.waitFor(async () => expect(await listShown()).toContain(ad.id), within);
    expect((await callForData('ads', { query: '?placement=download' })).map(({ id }) => id)).not.toContain(ad.id);
  }, 90_000);

  it('is returned with views, clicks and click rate (R130)', async () => {
    const { id } = parseData('adminCreateAd', await callAs('adminCreateAd', admin, { body: buildAd() }));
    const read = () => askAs('adminGetAd', admin, { params: { id } });
    expect(await read()).toMatchObject({ views: 0, clicks: 0, click_rate: null });
    await firestore.doc('stats/ads').set({ ads: { [id]: { views: 40, clicks: 3 } } }, { merge: true });
    expect(await read()).toMatchObject({ views: 40, clicks: 3, click_rate: 0.075 });
  });

  it('is found by placement and by state (R130)', async () => {
    const create = async (given: object) =>
      parseData('adminCreateAd', await callAs('adminCreateAd', admin, { body: buildAd(given) })).id;
    const [on, off] = [await create({ placement: 'listing' }), await create({ placement: 'listing', active: false })];
    const findIds = async (filter: object) =>
      (await askAs('adminListAds', admin, { query: toListQuery({ filter, range: [0, 999] }) })).map(({ id }) => id);
    expect(await findIds({ placement: 'listing' })).toEqual(expect.arrayContaining([on, off]));
    expect(await findIds({ placement: 'download' })).not.toContain(on);
    expect(await findIds({ placement: 'listing', active: false })).toContain(off);
    expect(await findIds({ active: false })).not.toContain(on);
  });
});

describe('texts for visitors', () => {
  it('are returned in one language, or Portuguese if untranslated, in order (R132)', async () => {
    const within = { timeout: 30_000, interval: 500 };
    const whole = { answer: { 'pt-BR': 'Sim.', 'en-US': 'Yes.' } };
    const faq = await callAs('adminCreateFaq', admin, { body: buildFaq(whole) });
    const inPart = await callAs('adminCreateFaq', admin, { body: buildFaq() });
    const body = { 'pt-BR': 'Corpo.', 'zh-CN': '正文' };
    const news = await callAs('adminCreateChangelog', admin, { body: buildNews({ body }) });
    const [{ id: faqId }, { id: half }, { id: newsId }] = [parseRecord(faq), parseRecord(inPart), parseRecord(news)];
    const portuguese = (response: ApiResponse) => parseData('adminCreateFaq', response).question['pt-BR'];
    await vi.waitFor(async () => {
      const entries = await callForData('faq', { query: '?lang=en-US' });
      const findEntry = (entryId: string) => entries.find(({ id }) => id === entryId);
      expect(findEntry(faqId)).toEqual({ id: faqId, lang: 'en-US', question: 'Is it free?', answer: 'Yes.' });
      expect(findEntry(half)).toEqual({ id: half, lang: 'pt-BR', question: portuguese(inPart), answer: 'Sim.' });
    }, within);
    const plain = (await callForData('faq')).find(({ id }) => id === faqId);
    expect(plain).toEqual({ id: faqId, lang: 'pt-BR', question: portuguese(faq), answer: 'Sim.' });
    await vi.waitFor(async () => {
      const entry = (await callForData('changelog', { query: '?lang=zh-CN' })).find(({ id }) => id === newsId);
      const expected = { lang: 'zh-CN', title: '新功能', body: '正文', date: '2031-01-02T03:04:05.000Z' };
      expect(entry).toMatchObject(expected);
    }, within);
    expect(getRefusal(await callEndpoint('faq', { query: '?lang=de-DE' }))).toBe('400 invalid_request');
    const dates = (await callForData('changelog')).map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
  }, 80_000);

  it('include one media kit, which is public and is logged without name and e-mail (R042, R132)', async () => {
    const params = { id: 'main' };
    const { id: _id, ...before } = await askAs('adminGetMediaKit', admin, { params });
    const about = { ...before.about, 'pt-BR': word() };
    const body = { ...before, about, full_name: word() };
    const changed = await callAs('adminUpdateMediaKit', admin, { params, body });
    expect(parseData('adminUpdateMediaKit', changed)).toMatchObject({ about, full_name: body.full_name });
    const request_id = changed.headers.get('x-request-id');
    const logged = await listLogEntries('media_kit/main');
    expect(logged.find((entry) => entry.request_id === request_id)).toMatchObject({
      action: 'edit:media_kit',
      before: { about: before.about, full_name: 'changed' },
      after: { about, full_name: 'changed' },
    });
    const stale = await callAs('adminUpdateMediaKit', admin, { params, body });
    expect(getRefusal(stale)).toBe('409 stale');
    await vi.waitFor(async () => expect((await callForData('mediaKit')).full_name).toBe(body.full_name), {
      timeout: 30_000,
      interval: 500,
    });
    const { updated_at } = parseData('adminUpdateMediaKit', changed);
    const restored = await callAs('adminUpdateMediaKit', admin, { params, body: { ...before, updated_at } });
    expect(restored.status, restored.text).toBe(200);
    const other = { id: 'outro' };
    expect(parseFailure(await callAs('adminGetMediaKit', admin, { params: other })).code).toBe('record_not_found');
    expect(parseFailure(await callAs('adminUpdateMediaKit', admin, { params: other, body })).code).toBe(
      'record_not_found',
    );
    const wrong = { ...body, email: 'sem arroba', updated_at: undefined };
    const rejected = await callAs('adminUpdateMediaKit', admin, { params, body: wrong });
    expect(parseFailure(rejected).errors).toMatchObject([{ path: 'email', code: 'invalid_email' }]);
  }, 60_000);
});
