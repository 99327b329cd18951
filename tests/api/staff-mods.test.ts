import './support/separate-project.ts';
import { randomUUID } from 'node:crypto';
import { getText } from '@bigorna/domain/errors/texts/index';
import { REVISIONS_MAX } from '@bigorna/domain/limits';
import { LOCALES } from '@bigorna/domain/locales';
import { describe, expect, it, vi } from 'vitest';
import { getRefusal, parseData, parseFailure } from './support/call.ts';
import { FRESH } from './support/catalogue.ts';
import { firestore } from './support/firebase.ts';
import { createModWithExternalFile } from './support/mods.ts';
import { getLogEntry, getLogEntryId } from './support/staff.ts';
import { countLogEntries, createLocalApi, createStaffMember, type Staff } from './support/staff-mods.ts';
import { getStored } from './support/stored.ts';

const api = await createLocalApi();
const [admin, moderator] = await Promise.all([createStaffMember('admin'), createStaffMember('moderator')]);

const word = () => randomUUID().slice(0, 8);
const newMod = (fields: object = {}) => ({
  title: `Obra ${word()}`,
  author: 'Oficina',
  content_type: 'mod',
  ...fields,
});
/** Equivalent endpoints of site and console. */
const CREATE = ['createMod', 'adminCreateMod'] as const;
const UPDATE = ['updateMod', 'adminUpdateMod'] as const;
const parseId = (text: string): string => String(JSON.parse(text).data?.id ?? JSON.parse(text).id);

describe('mod creation', () => {
  it.each(CREATE)(
    '%s creates a draft with slug, counts bucket, details and creator, and logs it (R123, R124)',
    async (id) => {
      const body = newMod({
        description: '# Oi',
        license: '',
        tags: ['um'],
        links: { source: 'https://a.example/x', issues: '', site: null },
      });
      const response = await api.call(id, admin, { body });
      expect(response.status, response.text).toBe(200);
      const modId = parseId(response.text);
      const slug = body.title.toLowerCase().replace(' ', '-');
      expect(await getStored(`mods/${modId}`)).toMatchObject({
        title: body.title,
        slug,
        status: 'draft',
        access: 'public',
        featured: false,
        published_at: null,
        deleted_at: null,
        version: '',
        compat: [],
        counts_bucket: '0',
      });
      expect(await getStored(`mods/${modId}/private/details`)).toEqual({
        description: '# Oi',
        license: null,
        links: { source: 'https://a.example/x', issues: null, site: null },
        gallery: [],
      });
      expect(await getStored(`mods/${modId}/private/moderation`)).toMatchObject({ created_by: admin.uid, claim: null });
      expect(await getStored(`slugs/${slug}`)).toEqual({ mod_id: modId, current: true });
      expect(await getStored(`pages/${modId}`)).toBeUndefined();
      expect(await getLogEntry(response)).toMatchObject({
        actor: admin.uid,
        action: 'create:mod',
        target: `mods/${modId}`,
        about: [`mods/${modId}`],
        before: null,
        after: { title: body.title, slug, status: 'draft', author: 'Oficina', content_type: 'mod' },
        request_id: response.headers.get('x-request-id'),
      });
      expect(await api.ask('adminGetMod', moderator, { params: { id: modId } })).toMatchObject({
        id: modId,
        created_by: admin.uid,
        all_releases: [],
        revision: null,
      });
    },
  );

  it('puts the mod into the queue at once on request (R123)', async () => {
    const created = await api.ask('adminCreateMod', admin, { body: newMod({ status: 'pending' }) });
    expect(created.status).toBe('pending');
  });

  it.each(LOCALES)('names the invalid fields in %s (R124)', async (locale) => {
    const body = { title: ' ', content_type: 'jogo', gallery: [{ url: 'http://x' }] };
    const failure = parseFailure(await api.call('createMod', admin, { body, headers: { 'Accept-Language': locale } }));
    expect(failure.code).toBe('invalid_request');
    const messages = new Map((failure.errors ?? []).map(({ path, message }) => [path, message]));
    expect(messages.get('title')).toBe(getText(locale, 'required'));
    expect(messages.get('author')).toBe(getText(locale, 'required'));
    expect(messages.has('content_type')).toBe(true);
  });

  it.each([
    ['pt-BR', 'Máximo de 20 itens'],
    ['en-US', 'At most 20 items'],
  ])('is refused with an error in %s for more than 20 tags (R124)', async (locale, message) => {
    const tags = Array.from({ length: 21 }, (_, index) => `etiqueta ${index}`);
    const create = (body: object) => api.call('createMod', admin, { body, headers: { 'Accept-Language': locale } });
    const failure = parseFailure(await create(newMod({ tags })));
    expect(failure.errors).toEqual([{ path: 'tags', code: 'too_many', message }]);
    expect((await create(newMod({ tags: tags.slice(1) }))).status).toBe(200);
  });

  it('needs the permission to edit mods (R124)', async () => {
    const body = newMod();
    expect(getRefusal(await api.call('createMod', moderator, { body }))).toBe('403 forbidden');
    expect(getRefusal(await api.call('createMod', undefined, { body }))).toBe('401 unauthorized');
    expect((await api.call('createMod', admin, { body })).status).toBe(200);
  });

  it('gives one slug to one of two concurrent new mods, and refuses the other: 409', async () => {
    const slug = `obra-${word()}`;
    const responses = await Promise.all([1, 2].map(() => api.call('createMod', admin, { body: newMod({ slug }) })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [lost] = responses.filter(({ status }) => status === 409);
    expect(lost && parseFailure(lost)).toMatchObject({
      code: 'slug_taken',
      errors: [{ path: 'slug', code: 'slug_taken' }],
    });
  });
});

describe('mod edit', () => {
  it.each(UPDATE)('%s keeps omitted fields and logs the difference, if any (R123, R124)', async (id) => {
    const mod = await createModWithExternalFile({ status: 'draft' });
    const before = await getStored(`mods/${mod.id}`);
    const about = { params: { id: mod.id }, body: { short_description: '  Nova  ', license: 'GPL-3.0' } };
    const response = await api.call(id, admin, about);
    expect(response.status, response.text).toBe(200);
    const after = await getStored(`mods/${mod.id}`);
    expect(after).toEqual({ ...before, short_description: 'Nova', updated_at: after?.updated_at });
    expect(await getStored(`mods/${mod.id}/private/details`)).toMatchObject({
      description: 'Descrição de prova.',
      license: 'GPL-3.0',
    });
    expect(await getLogEntry(response)).toMatchObject({
      action: 'edit:mod',
      before: { short_description: 'Uma entrada de prova.', license: 'MIT' },
      after: { short_description: 'Nova', license: 'GPL-3.0' },
    });
    const again = await api.call(id, admin, about);
    expect([again.status, getLogEntryId(again)]).toEqual([200, null]);
    expect(await getStored(`mods/${mod.id}`)).toEqual(after);
    expect(await countLogEntries(mod.id)).toBe(1);
  });

  it('updates page and search of an approved mod within seconds, and adds a revision (R123)', async () => {
    const mod = await createModWithExternalFile();
    const title = `Renomeada ${word()}`;
    const edited = await api.ask('updateMod', admin, {
      params: { id: mod.id },
      body: { title, description: 'Texto novo.' },
    });
    expect(edited).toMatchObject({ title, description: 'Texto novo.', status: 'approved', revision: 2 });
    expect(edited.all_releases).toMatchObject([
      { id: mod.releaseId, verdict: 'clear', external_url: 'https://downloads.example/prova.jar' },
    ]);
    expect(await getStored(`mods/${mod.id}/revisions/2`)).toMatchObject({
      made_by: admin.uid,
      page: { title, description: 'Texto novo.', releases: [{ id: mod.releaseId }] },
    });
    await vi.waitFor(
      async () =>
        expect(await api.ask('getMod', undefined, { params: { slug: mod.slug } })).toMatchObject({
          title,
          description: 'Texto novo.',
        }),
      FRESH,
    );
    await vi.waitFor(
      async () =>
        expect(
          (await api.ask('listMods', undefined, { query: `?q=${title.split(' ')[1]}` })).map(({ id }) => id),
        ).toEqual([mod.id]),
      FRESH,
    );
  });

  it('is refused as stale after a change; of two concurrent edits one is refused (R123)', async () => {
    const mod = await createModWithExternalFile({ status: 'draft' });
    const { updated_at } = await api.ask('adminGetMod', admin, { params: { id: mod.id } });
    const edit = (title: string) =>
      api.call('adminUpdateMod', admin, { params: { id: mod.id }, body: { title, updated_at } });
    const responses = await Promise.all([edit('Primeira'), edit('Segunda')]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(getRefusal(await edit('Terceira'))).toBe('409 stale');
    expect(await countLogEntries(mod.id)).toBe(1);
  });

  it.each(['/\\evil.com/a.webp', '//evil.com/a.webp', '/media/../a.webp', '/outro/a.webp', '/media/a b.webp'])(
    'accepts only images that the portal hosts, not %s (R123)',
    async (url) => {
      const mod = await createModWithExternalFile({ status: 'draft' });
      const gallery = [{ url, alt: '', width: 1, height: 1 }];
      const response = await api.call('updateMod', admin, {
        params: { id: mod.id },
        body: { thumbnail_url: url, gallery },
      });
      expect((parseFailure(response).errors ?? []).map(({ path, code }) => [path, code])).toEqual([
        ['thumbnail_url', 'invalid_value'],
        ['gallery.0.url', 'invalid_value'],
      ]);
    },
  );

  it('refuses a content type that contradicts the loaders of the mod’s releases (R133)', async () => {
    const [mod, empty] = await Promise.all([createModWithExternalFile(), createModWithExternalFile({ releases: [] })]);
    const edit = ({ id }: { id: string }) =>
      api.call('updateMod', admin, { params: { id }, body: { content_type: 'addon' } });
    expect(parseFailure(await edit(mod)).errors).toMatchObject([{ path: 'content_type', code: 'invalid_value' }]);
    expect((await edit(empty)).status).toBe(200);
  });

  it('names the invalid fields and changes nothing', async () => {
    const mod = await createModWithExternalFile({ status: 'draft' });
    const response = await api.call('updateMod', admin, {
      params: { id: mod.id },
      body: { title: 'x'.repeat(121), slug: 'Não É' },
    });
    expect((parseFailure(response).errors ?? []).map(({ path }) => path).toSorted()).toEqual(['slug', 'title']);
    expect(await countLogEntries(mod.id)).toBe(0);
  });
});

describe('mod slug', () => {
  it('stays reserved and leads to the mod when replaced; only that mod may use it again (R123)', async () => {
    const [mod, other] = await Promise.all([
      createModWithExternalFile(),
      createModWithExternalFile({ status: 'draft' }),
    ]);
    const slug = `novo-${word()}`;
    const edit = (id: string, newSlug: string) =>
      api.call('updateMod', admin, { params: { id }, body: { slug: newSlug } });
    expect((await edit(mod.id, slug)).status).toBe(200);
    expect(await getStored(`slugs/${mod.slug}`)).toEqual({ mod_id: mod.id, current: false });
    await vi.waitFor(
      async () =>
        expect(await api.ask('getMod', undefined, { params: { slug: mod.slug } })).toMatchObject({ id: mod.id, slug }),
      FRESH,
    );
    expect(getRefusal(await edit(other.id, mod.slug))).toBe('409 slug_taken');
    expect(getRefusal(await edit(other.id, 'admin'))).toBe('409 slug_taken');
    expect((await edit(mod.id, mod.slug)).status).toBe(200);
    expect(await getStored(`slugs/${slug}`)).toEqual({ mod_id: mod.id, current: false });
    expect(await getStored(`slugs/${mod.slug}`)).toEqual({ mod_id: mod.id, current: true });
  });

  it('can be checked for availability', async () => {
    const mod = await createModWithExternalFile();
    const check = (query: string) => api.ask('checkSlug', admin, { query });
    expect(await check(`?slug=${mod.slug}`)).toEqual({ slug: mod.slug, free: false, taken_by: mod.id });
    expect(await check(`?slug=${mod.slug}&mod=${mod.id}`)).toEqual({ slug: mod.slug, free: true, taken_by: null });
    expect(await check('?slug=api')).toEqual({ slug: 'api', free: false, taken_by: null });
    const title = `Água ${word()}`;
    expect(await check(`?title=${encodeURIComponent(title)}`)).toEqual({
      slug: title.toLowerCase().replace('á', 'a').replace(' ', '-'),
      free: true,
      taken_by: null,
    });
    expect(parseFailure(await api.call('checkSlug', admin)).errors).toMatchObject([
      { path: 'title', code: 'required' },
    ]);
    expect(parseFailure(await api.call('checkSlug', admin, { query: '?slug=A%20b' })).errors).toMatchObject([
      { path: 'slug', code: 'slug_form' },
    ]);
    expect((await api.call('checkSlug', moderator, { query: '?slug=x' })).status).toBe(403);
  });
});

describe('approved revisions of a mod (R123)', () => {
  it('are listed newest first, and restore texts, images and slug, not releases', async () => {
    const mod = await createModWithExternalFile();
    const on = { params: { id: mod.id } };
    const image = { url: '/media/g.webp', alt: 'Vista', width: 2, height: 1 };
    await api.ask('updateMod', admin, {
      ...on,
      body: { title: 'Primeira', thumbnail_url: '/media/a.webp', gallery: [image] },
    });
    await api.ask('updateMod', admin, {
      ...on,
      body: { title: 'Segunda', slug: `outra-${word()}`, thumbnail_url: '/media/b.webp', gallery: [], featured: true },
    });
    expect(
      (await api.ask('listRevisions', moderator, on)).map(({ revision, title, made_by }) => [revision, title, made_by]),
    ).toEqual([
      [3, 'Segunda', admin.uid],
      [2, 'Primeira', admin.uid],
      [1, `Prova ${mod.word}`, 'prova'],
    ]);
    const changed = (await api.ask('listRevisions', moderator, on)).map((state) => state.changed);
    expect(changed).toEqual([expect.arrayContaining(['title', 'thumbnail_url', 'gallery']), expect.any(Array), null]);
    await firestore.doc(`mods/${mod.id}/releases/${mod.releaseId}`).update({ version: '9.0.0' });
    const response = await api.call('revertMod', admin, { ...on, body: { revision: 2 } });
    expect(parseData('revertMod', response)).toMatchObject({
      title: 'Primeira',
      slug: mod.slug,
      thumbnail_url: '/media/a.webp',
      featured: true,
      version: '9.0.0',
    });
    expect(await getStored(`mods/${mod.id}/private/details`)).toMatchObject({ gallery: [image] });
    expect(await getStored(`pages/${mod.id}`)).toMatchObject({ title: 'Primeira', releases: [{ version: '9.0.0' }] });
    expect(await getLogEntry(response)).toMatchObject({
      action: 'revert:mod',
      before: { title: 'Segunda' },
      after: { title: 'Primeira', slug: mod.slug },
    });
    expect((await api.ask('listRevisions', admin, on)).map(({ revision }) => revision)).toEqual([4, 3, 2, 1]);
  });

  it('are compared with each other, in both directions, also the visible releases', async () => {
    const mod = await createModWithExternalFile();
    const params = { id: mod.id };
    const compare = (from: number, to: number, who: Staff = moderator) =>
      api.call('compareRevisions', who, { params, query: `?from=${from}&to=${to}` });
    const describe = async (from: number, to: number) =>
      parseData('compareRevisions', await compare(from, to)).map(({ field, before, after }) => [field, before, after]);
    await api.ask('updateMod', admin, { params, body: { title: 'Primeira', tags: ['um'] } });
    await firestore.doc(`mods/${mod.id}/releases/${mod.releaseId}`).update({ version: '9.0.0' });
    await api.ask('updateMod', admin, { params, body: { title: 'Segunda', slug: `outra-${mod.word}` } });
    expect(await describe(2, 3)).toEqual([
      ['title', 'Primeira', 'Segunda'],
      ['slug', mod.slug, `outra-${mod.word}`],
      ['releases', ['1.2.0'], ['9.0.0']],
    ]);
    expect(await describe(3, 1)).toEqual([
      ['title', 'Segunda', `Prova ${mod.word}`],
      ['tags', ['um'], ['prova']],
      ['slug', `outra-${mod.word}`, mod.slug],
      ['releases', ['9.0.0'], ['1.2.0']],
    ]);
    expect(await describe(2, 2)).toEqual([]);
    expect(getRefusal(await compare(2, 7))).toBe('404 record_not_found');
    expect(getRefusal(await compare(0, 1))).toBe('400 invalid_request');
    const missing = { params: { id: 'nunca-existiu' }, query: '?from=1&to=2' };
    expect(getRefusal(await api.call('compareRevisions', moderator, missing))).toBe('404 mod_not_found');
  });

  it('are listed up to a maximum, newest first', async () => {
    const mod = await createModWithExternalFile();
    await api.ask('updateMod', admin, { params: { id: mod.id }, body: { title: 'Primeira' } });
    const revisions = firestore.collection(`mods/${mod.id}/revisions`);
    const page = (await revisions.doc('1').get()).get('page');
    const numbers = Array.from({ length: REVISIONS_MAX }, (_, i) => i + 3);
    await Promise.all(
      numbers.map((number) =>
        revisions.doc(`${number}`).set({ page, made_by: 'prova', made_at: new Date(Date.now() + number * 1000) }),
      ),
    );
    const listed = await api.ask('listRevisions', admin, { params: { id: mod.id } });
    expect(listed.map(({ revision }) => revision)).toEqual(numbers.toReversed());
  });

  it('cannot be restored when unknown, stale or not permitted', async () => {
    const mod = await createModWithExternalFile();
    const revert = (body: object, who: Staff = admin) => api.call('revertMod', who, { params: { id: mod.id }, body });
    expect(getRefusal(await revert({ revision: 7 }))).toBe('404 record_not_found');
    await api.ask('updateMod', admin, { params: { id: mod.id }, body: { title: 'Primeira' } });
    expect(getRefusal(await revert({ revision: 2, updated_at: '2020-01-01T00:00:00.000Z' }))).toBe('409 stale');
    expect(getRefusal(await revert({ revision: 2 }, moderator))).toBe('403 forbidden');
    const same = await revert({ revision: 2 });
    expect([same.status, getLogEntryId(same)]).toEqual([200, null]);
  });

  it('get no new revision when the mod is featured on home', async () => {
    const mod = await createModWithExternalFile();
    const on = { params: { id: mod.id }, body: {} };
    const response = await api.call('featureMod', admin, on);
    expect(parseData('featureMod', response)).toMatchObject({ featured: true });
    expect(await getLogEntry(response)).toMatchObject({
      action: 'feature:mod',
      before: { featured: false },
      after: { featured: true },
    });
    expect(getLogEntryId(await api.call('featureMod', admin, on))).toBeNull();
    const featured = async () => (await api.ask('home', undefined)).featured.map(({ id }) => id);
    await vi.waitFor(async () => expect(await featured()).toContain(mod.id), FRESH);
    expect(await api.ask('unfeatureMod', admin, on)).toMatchObject({ featured: false });
    await vi.waitFor(async () => expect(await featured()).not.toContain(mod.id), FRESH);
    expect(await api.ask('listRevisions', admin, { params: on.params })).toMatchObject([{ revision: 1 }]);
  });
});
