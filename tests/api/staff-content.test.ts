import { randomUUID } from 'node:crypto';
import type { EndpointId } from '@bigorna/domain/endpoints/index';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ask, call, dataOf, failureOf, type Options, type Reply, refusal } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { type Member, signedIn } from './support/members.ts';
import { entryIdOf, entryOf, question, rangeOf, undo } from './support/staff.ts';

let admin: Member & { token: string };
let moderator: Member & { token: string };
beforeAll(async () => {
  [admin, moderator] = await Promise.all([signedIn('admin'), signedIn('moderator')]);
});

const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();
const word = (): string => `Prova ${randomUUID().slice(0, 8)}`;

const adOf = (given: object = {}) => ({
  title: word(),
  image_url: '/media/ads/prova.webp',
  width: 728,
  height: 90,
  alt: { 'pt-BR': 'Uma bigorna à venda', 'en-US': 'An anvil for sale' },
  link: 'https://loja.example/',
  placement: 'home_top',
  weight: 3,
  starts_at: inHours(-1),
  ends_at: inHours(1),
  active: true,
  ...given,
});
const faqOf = (given: object = {}) => ({
  position: 900,
  question: { 'pt-BR': word(), 'en-US': 'Is it free?' },
  answer: { 'pt-BR': 'Sim.', 'en-US': '' },
  ...given,
});
const newsOf = (given: object = {}) => ({
  version: word(),
  date: '2031-01-02T03:04:05.000Z',
  title: { 'pt-BR': 'Novidade', 'zh-CN': '新功能' },
  body: { 'pt-BR': 'Corpo.' },
  ...given,
});

/** The kinds of records that are made, changed and deleted alike. */
const KINDS = [
  {
    name: 'ad',
    path: 'ads',
    body: adOf,
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
    body: faqOf,
    change: { position: 901, answer: { 'pt-BR': 'Não.' } },
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
    body: newsOf,
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
const recordOf = ({ text }: { text: string }) => record.parse(JSON.parse(text));

const make = async ({ create, body }: Kind) => {
  const reply = await call(create, { body: body(), token: admin.token });
  expect(reply.status, reply.text).toBe(200);
  return { reply, record: recordOf(reply) };
};
const put = ({ update }: Kind, id: string, body: object, options: Options = {}) =>
  call(update, { params: { id }, body, token: admin.token, ...options });

/** A body with one field, at a dotted path, replaced. */
const withField = (body: object, path: string, value: unknown): object => {
  const [name = '', inner] = path.split('.');
  const held: unknown = new Map(Object.entries(body)).get(name);
  return { ...body, [name]: inner === undefined ? value : { ...z.looseObject({}).parse(held), [inner]: value } };
};

describe.each(KINDS)('$name', (kind) => {
  it('R130 R132 is made, read, changed in some fields, and deleted; each time with what differs in the log', async () => {
    const { reply: made, record: first } = await make(kind);
    expect(await entryOf(made)).toMatchObject({
      actor: admin.uid,
      action: `create:${kind.name}`,
      target: `${kind.path}/${first.id}`,
      about: [`${kind.path}/${first.id}`],
      before: null,
    });
    const changed = await put(kind, first.id, { ...kind.body(), ...first, ...kind.change });
    expect(changed.status, changed.text).toBe(200);
    expect(recordOf(changed)).toMatchObject(kind.change);
    expect(recordOf(changed).updated_at).not.toBe(first.updated_at);
    const entry = await entryOf(changed);
    expect(entry).toMatchObject({ action: `edit:${kind.name}`, after: kind.change });
    expect(Object.keys(entry.before ?? {}).toSorted()).toEqual(Object.keys(kind.change).toSorted());

    const read = await call(kind.get, { params: { id: first.id }, token: admin.token });
    expect(recordOf(read)).toEqual(recordOf(changed));
    const gone = await call(kind.delete, { params: { id: first.id }, token: admin.token });
    expect(recordOf(gone)).toEqual(recordOf(changed));
    expect(await entryOf(gone)).toMatchObject({
      action: `delete:${kind.name}`,
      before: expect.objectContaining(kind.change),
      after: null,
    });
    const missing = { status: 404, code: 'record_not_found' };
    expect(refusal(await call(kind.get, { params: { id: first.id }, token: admin.token }))).toEqual(missing);
    expect(refusal(await call(kind.delete, { params: { id: first.id }, token: admin.token }))).toEqual(missing);
    expect(refusal(await put(kind, first.id, kind.body()))).toEqual(missing);
  });

  it('R132 is refused as stale where somebody changed it meanwhile, and taken with what is there now', async () => {
    const { record: seen } = await make(kind);
    const other = recordOf(await put(kind, seen.id, { ...seen, ...kind.change, updated_at: seen.updated_at }));
    const late = await put(kind, seen.id, { ...seen, updated_at: seen.updated_at });
    expect(refusal(late)).toEqual({ status: 409, code: 'stale' });
    expect(entryIdOf(late)).toBeNull();
    expect((await put(kind, seen.id, { ...seen, updated_at: other.updated_at })).status).toBe(200);
  });

  it('R131 comes back as it was when making, changing or deleting it is undone', async () => {
    const { reply: made, record: first } = await make(kind);
    const read = () => call(kind.get, { params: { id: first.id }, token: admin.token });
    const { updated_at: _at, ...fields } = first;
    const changed = await put(kind, first.id, { ...first, ...kind.change });
    expect((await undo(changed, admin)).status).toBe(200);
    expect(recordOf(await read())).toMatchObject(fields);
    const gone = await call(kind.delete, { params: { id: first.id }, token: admin.token });
    expect((await undo(gone, admin)).status).toBe(200);
    expect(recordOf(await read())).toMatchObject(fields);
    expect((await undo(made, admin)).status).toBe(200);
    expect((await read()).status).toBe(404);
  });

  it('R131 leaves no entry and stays as it is where nothing changes', async () => {
    const { record: seen } = await make(kind);
    const same = await put(kind, seen.id, seen);
    expect(entryIdOf(same)).toBeNull();
    expect(recordOf(same)).toEqual(seen);
  });

  it.each(Object.entries(kind.wrong))('R132 names the field that is wrong: %s', async (path, value) => {
    const body = withField(kind.body(), path, value);
    const reply = await call(kind.create, { body, token: admin.token, headers: { 'Accept-Language': 'fr-FR' } });
    expect(refusal(reply)).toEqual({ status: 400, code: 'invalid_request' });
    const { errors = [] } = failureOf(reply);
    expect(errors.map((error) => error.path)).toEqual([path]);
    expect(errors[0]?.message).not.toBe('');
  });

  it('R126 is not for moderators, neither to read nor to write', async () => {
    const { record: seen } = await make(kind);
    const forbidden = { status: 403, code: 'forbidden' };
    const { token } = moderator;
    const params = { id: seen.id };
    expect(refusal(await call(kind.list, { token }))).toEqual(forbidden);
    expect(refusal(await call(kind.get, { params, token }))).toEqual(forbidden);
    expect(refusal(await call(kind.create, { body: kind.body(), token }))).toEqual(forbidden);
    expect(refusal(await put(kind, seen.id, seen, { token }))).toEqual(forbidden);
    expect(refusal(await call(kind.delete, { params, token }))).toEqual(forbidden);
    expect((await call(kind.get, { params, token: admin.token })).status).toBe(200);
  });

  it('R132 is listed by ids, in ranges, and behind a record', async () => {
    const made = [await make(kind), await make(kind), await make(kind)].map(({ record: { id } }) => id);
    const listed = async (parts: Parameters<typeof question>[0]) => {
      const reply = await call(kind.list, { query: question(parts), token: admin.token });
      expect(reply.status, reply.text).toBe(200);
      return {
        ids: z
          .array(record)
          .parse(JSON.parse(reply.text))
          .map(({ id }) => id),
        range: rangeOf(reply),
      };
    };
    const filter = { id: made };
    const sort = ['updated_at', 'ASC'];
    expect(await listed({ filter, sort })).toEqual({ ids: made, range: '0-2/3' });
    expect(await listed({ filter, sort, range: [1, 1] })).toEqual({ ids: made.slice(1, 2), range: '1-1/3' });
    expect((await listed({ filter, sort, range: [2, 3], after: made[1] ?? '' })).ids).toEqual(made.slice(2));
    expect(await listed({ filter, sort, range: [9, 10] })).toEqual({ ids: [], range: '*/3' });
    for (const parts of [
      { filter: { cor: 'azul' } },
      { sort: ['segredo', 'ASC'] },
      { after: 'nenhum' },
      { range: [5, 1] },
    ]) {
      const reply = await call(kind.list, { query: question(parts), token: admin.token });
      expect(refusal(reply), JSON.stringify(parts)).toEqual({ status: 400, code: 'invalid_request' });
    }
  });
});

describe('an ad from before its description was translated', () => {
  const [AD] = KINDS;
  const altOf = (reply: { text: string }): unknown => recordOf(reply).alt;
  /** An entry and its ad as they were stored then: the description is a plain text. */
  const asStoredThen = async (reply: Reply, id: string, told: { before?: string; after?: string }): Promise<void> => {
    const entry = firestore.doc(`logs/${entryIdOf(reply)}`);
    for (const [side, text] of Object.entries(told)) await entry.update({ [`${side}.alt`]: text });
    if (told.after !== undefined) await firestore.doc(`ads/${id}`).update({ alt: told.after });
  };

  it('R131 is undone as long as nobody changed it, and 409 stale when somebody did', async () => {
    const { reply: made, record: first } = await make(AD);
    const read = () => call(AD.get, { params: { id: first.id }, token: admin.token });
    const changed = await put(AD, first.id, { ...first, ...AD.change });
    await asStoredThen(changed, first.id, { before: 'Uma bigorna', after: 'Duas bigornas' });
    await firestore.doc(`ads/${first.id}`).update({ alt: 'Três bigornas' });
    expect(refusal(await undo(changed, admin))).toEqual({ status: 409, code: 'stale' });
    await firestore.doc(`ads/${first.id}`).update({ alt: 'Duas bigornas' });
    expect((await undo(changed, admin)).status).toBe(200);
    expect(altOf(await read())).toEqual({ 'pt-BR': 'Uma bigorna' });
    const gone = await call(AD.delete, { params: { id: first.id }, token: admin.token });
    await asStoredThen(gone, first.id, { before: 'Uma bigorna' });
    expect((await undo(gone, admin)).status).toBe(200);
    expect(altOf(await read())).toEqual({ 'pt-BR': 'Uma bigorna' });
    await asStoredThen(made, first.id, { after: 'Uma bigorna' });
    expect((await undo(made, admin)).status).toBe(200);
    expect((await read()).status).toBe(404);
  });

  it('R131 is not undone where an entry tells of a field that ads have no more', async () => {
    const { record: first } = await make(AD);
    const changed = await put(AD, first.id, { ...first, ...AD.change });
    await firestore.doc(`logs/${entryIdOf(changed)}`).update({ 'before.slogan': 'Compre!' });
    expect(refusal(await undo(changed, admin)).code).toBe('undo_not_possible');
  });
});

describe('an ad', () => {
  it('R130 is for a time that begins before it ends', async () => {
    const body = adOf({ starts_at: inHours(2), ends_at: inHours(1) });
    const reply = await call('adminCreateAd', { body, token: admin.token });
    expect(failureOf(reply).errors).toMatchObject([{ path: 'ends_at', code: 'invalid_value' }]);
  });

  it('R043 R130 is seen on the site within a minute, where it was placed', async () => {
    const made = dataOf('adminCreateAd', await call('adminCreateAd', { body: adOf(), token: admin.token }));
    const shown = async () => (await ask('ads', { query: '?placement=home_top' })).map(({ id }) => id);
    const within = { timeout: 75_000, interval: 1000 };
    await vi.waitFor(async () => expect(await shown()).toContain(made.id), within);
    expect((await ask('ads', { query: '?placement=download' })).map(({ id }) => id)).not.toContain(made.id);
  }, 90_000);

  it('R130 is shown with its views, clicks and click rate', async () => {
    const { id } = dataOf('adminCreateAd', await call('adminCreateAd', { body: adOf(), token: admin.token }));
    const read = () => ask('adminGetAd', { params: { id }, token: admin.token });
    expect(await read()).toMatchObject({ views: 0, clicks: 0, click_rate: null });
    await firestore.doc('stats/ads').set({ ads: { [id]: { views: 40, clicks: 3 } } }, { merge: true });
    expect(await read()).toMatchObject({ views: 40, clicks: 3, click_rate: 0.075 });
  });

  it('R130 is found by placement and by whether it is switched on', async () => {
    const create = async (given: object) =>
      dataOf('adminCreateAd', await call('adminCreateAd', { body: adOf(given), token: admin.token })).id;
    const [on, off] = [await create({ placement: 'listing' }), await create({ placement: 'listing', active: false })];
    const found = async (filter: object) =>
      (await ask('adminListAds', { query: question({ filter, range: [0, 999] }), token: admin.token })).map(
        ({ id }) => id,
      );
    expect(await found({ placement: 'listing' })).toEqual(expect.arrayContaining([on, off]));
    expect(await found({ placement: 'download' })).not.toContain(on);
    expect(await found({ placement: 'listing', active: false })).toContain(off);
    expect(await found({ active: false })).not.toContain(on);
  });
});

describe('texts that visitors read', () => {
  it('R132 are answered in one language, in Portuguese where they are not wholly translated, in order', async () => {
    const within = { timeout: 30_000, interval: 500 };
    const whole = { answer: { 'pt-BR': 'Sim.', 'en-US': 'Yes.' } };
    const faq = await call('adminCreateFaq', { body: faqOf(whole), token: admin.token });
    const inPart = await call('adminCreateFaq', { body: faqOf(), token: admin.token });
    const body = { 'pt-BR': 'Corpo.', 'zh-CN': '正文' };
    const news = await call('adminCreateChangelog', { body: newsOf({ body }), token: admin.token });
    const [{ id: asked }, { id: half }, { id: told }] = [recordOf(faq), recordOf(inPart), recordOf(news)];
    const portuguese = (reply: Reply) => dataOf('adminCreateFaq', reply).question['pt-BR'];
    await vi.waitFor(async () => {
      const entries = await ask('faq', { query: '?lang=en-US' });
      const of = (wanted: string) => entries.find(({ id }) => id === wanted);
      expect(of(asked)).toEqual({ id: asked, lang: 'en-US', question: 'Is it free?', answer: 'Yes.' });
      expect(of(half)).toEqual({ id: half, lang: 'pt-BR', question: portuguese(inPart), answer: 'Sim.' });
    }, within);
    const plain = (await ask('faq')).find(({ id }) => id === asked);
    expect(plain).toEqual({ id: asked, lang: 'pt-BR', question: portuguese(faq), answer: 'Sim.' });
    await vi.waitFor(async () => {
      const entry = (await ask('changelog', { query: '?lang=zh-CN' })).find(({ id }) => id === told);
      const expected = { lang: 'zh-CN', title: '新功能', body: '正文', date: '2031-01-02T03:04:05.000Z' };
      expect(entry).toMatchObject(expected);
    }, within);
    expect(refusal(await call('faq', { query: '?lang=de-DE' }))).toEqual({ status: 400, code: 'invalid_request' });
    const dates = (await ask('changelog')).map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
  }, 80_000);

  it('R042 R132 the media kit is one record: changed, logged without name and address, and read by visitors', async () => {
    const params = { id: 'main' };
    const { id: _id, ...before } = await ask('adminGetMediaKit', { params, token: admin.token });
    const about = { ...before.about, 'pt-BR': word() };
    const body = { ...before, about, full_name: word() };
    const changed = await call('adminUpdateMediaKit', { params, body, token: admin.token });
    expect(dataOf('adminUpdateMediaKit', changed)).toMatchObject({ about, full_name: body.full_name });
    expect(await entryOf(changed)).toMatchObject({
      action: 'edit:media_kit',
      target: 'media_kit/main',
      before: { about: before.about, full_name: 'changed' },
      after: { about, full_name: 'changed' },
    });
    const stale = await call('adminUpdateMediaKit', { params, body, token: admin.token });
    expect(refusal(stale)).toEqual({ status: 409, code: 'stale' });
    await vi.waitFor(async () => expect((await ask('mediaKit')).full_name).toBe(body.full_name), {
      timeout: 30_000,
      interval: 500,
    });
    const { updated_at } = dataOf('adminUpdateMediaKit', changed);
    const back = await call('adminUpdateMediaKit', { params, body: { ...before, updated_at }, token: admin.token });
    expect(back.status, back.text).toBe(200);
    const other = { id: 'outro' };
    expect(refusal(await call('adminGetMediaKit', { params: other, token: admin.token })).code).toBe(
      'record_not_found',
    );
    expect(refusal(await call('adminUpdateMediaKit', { params: other, body, token: admin.token })).code).toBe(
      'record_not_found',
    );
    const wrong = { ...body, email: 'sem arroba', updated_at: undefined };
    const refused = await call('adminUpdateMediaKit', { params, body: wrong, token: admin.token });
    expect(failureOf(refused).errors).toMatchObject([{ path: 'email', code: 'invalid_email' }]);
  }, 60_000);
});
