import './support/own-project.ts';
import { randomUUID } from 'node:crypto';
import { textFor } from '@bigorna/domain/errors/texts/index';
import { REVISIONS_SHOWN } from '@bigorna/domain/limits';
import { LOCALES } from '@bigorna/domain/locales';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { dataOf, failureOf, refusal } from './support/call.ts';
import { FRESH } from './support/catalogue.ts';
import { firestore } from './support/firebase.ts';
import { makeModWithoutFile } from './support/mods.ts';
import { entriesAbout, entryIdOf, entryOf, ownApi, type Staff, staffMember, storedAt } from './support/staff-mods.ts';

const api = ownApi();
let admin: Staff;
let moderator: Staff;
beforeAll(async () => {
  [admin, moderator] = await Promise.all([staffMember('admin'), staffMember('moderator')]);
});

const word = () => randomUUID().slice(0, 8);
const newMod = (fields: object = {}) => ({
  title: `Obra ${word()}`,
  author: 'Oficina',
  content_type: 'mod',
  ...fields,
});
/** Both ways to the same: the site's and the console's. */
const CREATE = ['createMod', 'adminCreateMod'] as const;
const UPDATE = ['updateMod', 'adminUpdateMod'] as const;
const idOf = (text: string): string => String(JSON.parse(text).data?.id ?? JSON.parse(text).id);

describe('making a mod', () => {
  it.each(CREATE)(
    'R123 R124 %s: a draft of its own, with slug, counts bucket, details and maker, logged',
    async (id) => {
      const body = newMod({
        description: '# Oi',
        license: '',
        tags: ['um'],
        links: { source: 'https://a.example/x', issues: '', site: null },
      });
      const reply = await api.call(id, admin, { body });
      expect(reply.status, reply.text).toBe(200);
      const made = idOf(reply.text);
      const slug = body.title.toLowerCase().replace(' ', '-');
      expect(await storedAt(`mods/${made}`)).toMatchObject({
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
      expect(await storedAt(`mods/${made}/private/details`)).toEqual({
        description: '# Oi',
        license: null,
        links: { source: 'https://a.example/x', issues: null, site: null },
        gallery: [],
      });
      expect(await storedAt(`mods/${made}/private/moderation`)).toMatchObject({ created_by: admin.uid, claim: null });
      expect(await storedAt(`slugs/${slug}`)).toEqual({ mod_id: made, current: true });
      expect(await storedAt(`pages/${made}`)).toBeUndefined();
      expect(await entryOf(reply)).toMatchObject({
        actor: admin.uid,
        action: 'create:mod',
        target: `mods/${made}`,
        about: [`mods/${made}`],
        before: null,
        after: { title: body.title, slug, status: 'draft', author: 'Oficina', content_type: 'mod' },
        request_id: reply.headers.get('x-request-id'),
      });
      expect(await api.ask('adminGetMod', moderator, { params: { id: made } })).toMatchObject({
        id: made,
        created_by: admin.uid,
        all_releases: [],
        revision: null,
      });
    },
  );

  it('R123 goes into the queue at once where it is to', async () => {
    const made = await api.ask('adminCreateMod', admin, { body: newMod({ status: 'pending' }) });
    expect(made.status).toBe('pending');
  });

  it.each(LOCALES)('R124 says in %s which field is wrong', async (locale) => {
    const body = { title: ' ', content_type: 'jogo', gallery: [{ url: 'http://x' }] };
    const failure = failureOf(await api.call('createMod', admin, { body, headers: { 'Accept-Language': locale } }));
    expect(failure.code).toBe('invalid_request');
    const said = new Map((failure.errors ?? []).map(({ path, message }) => [path, message]));
    expect(said.get('title')).toBe(textFor(locale, 'required'));
    expect(said.get('author')).toBe(textFor(locale, 'required'));
    expect(said.has('content_type')).toBe(true);
  });

  it('R124 is for those who may edit mods alone', async () => {
    const body = newMod();
    expect(refusal(await api.call('createMod', moderator, { body }))).toEqual({ status: 403, code: 'forbidden' });
    expect(refusal(await api.call('createMod', undefined, { body }))).toEqual({ status: 401, code: 'unauthorized' });
    expect((await api.call('createMod', admin, { body })).status).toBe(200);
  });

  it('two at once: each has a counts bucket, and one slug goes to one of them', async () => {
    const slug = `obra-${word()}`;
    const replies = await Promise.all([1, 2].map(() => api.call('createMod', admin, { body: newMod({ slug }) })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [lost] = replies.filter(({ status }) => status === 409);
    expect(lost && failureOf(lost)).toMatchObject({
      code: 'slug_taken',
      errors: [{ path: 'slug', code: 'slug_taken' }],
    });
  });
});

describe('changing a mod', () => {
  it.each(UPDATE)(
    'R123 R124 %s: what is left out stays; the difference is logged, and nothing where there is none',
    async (id) => {
      const mod = await makeModWithoutFile({ status: 'draft' });
      const before = await storedAt(`mods/${mod.id}`);
      const about = { params: { id: mod.id }, body: { short_description: '  Nova  ', license: 'GPL-3.0' } };
      const reply = await api.call(id, admin, about);
      expect(reply.status, reply.text).toBe(200);
      const after = await storedAt(`mods/${mod.id}`);
      expect(after).toEqual({ ...before, short_description: 'Nova', updated_at: after?.updated_at });
      expect(await storedAt(`mods/${mod.id}/private/details`)).toMatchObject({
        description: 'Descrição de prova.',
        license: 'GPL-3.0',
      });
      expect(await entryOf(reply)).toMatchObject({
        action: 'edit:mod',
        before: { short_description: 'Uma entrada de prova.', license: 'MIT' },
        after: { short_description: 'Nova', license: 'GPL-3.0' },
      });
      const again = await api.call(id, admin, about);
      expect([again.status, entryIdOf(again)]).toEqual([200, null]);
      expect(await storedAt(`mods/${mod.id}`)).toEqual(after);
      expect(await entriesAbout(mod.id)).toBe(1);
    },
  );

  it('R123 of an approved one: live at once on its page, with a revision, and found by its new words', async () => {
    const mod = await makeModWithoutFile();
    const title = `Renomeada ${word()}`;
    const edited = await api.ask('updateMod', admin, {
      params: { id: mod.id },
      body: { title, description: 'Texto novo.' },
    });
    expect(edited).toMatchObject({ title, description: 'Texto novo.', status: 'approved', revision: 2 });
    expect(edited.all_releases).toMatchObject([
      { id: mod.releaseId, verdict: 'clear', external_url: 'https://downloads.example/prova.jar' },
    ]);
    expect(await storedAt(`mods/${mod.id}/revisions/2`)).toMatchObject({
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

  it('R123 is refused as stale where it changed since; two at once: one is told', async () => {
    const mod = await makeModWithoutFile({ status: 'draft' });
    const { updated_at } = await api.ask('adminGetMod', admin, { params: { id: mod.id } });
    const edit = (title: string) =>
      api.call('adminUpdateMod', admin, { params: { id: mod.id }, body: { title, updated_at } });
    const replies = await Promise.all([edit('Primeira'), edit('Segunda')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(refusal(await edit('Terceira'))).toEqual({ status: 409, code: 'stale' });
    expect(await entriesAbout(mod.id)).toBe(1);
  });

  it.each(['/\\evil.com/a.webp', '//evil.com/a.webp', '/media/../a.webp', '/outro/a.webp', '/media/a b.webp'])(
    'R123 takes own pictures alone, not %s',
    async (url) => {
      const mod = await makeModWithoutFile({ status: 'draft' });
      const gallery = [{ url, alt: '', width: 1, height: 1 }];
      const reply = await api.call('updateMod', admin, {
        params: { id: mod.id },
        body: { thumbnail_url: url, gallery },
      });
      expect((failureOf(reply).errors ?? []).map(({ path, code }) => [path, code])).toEqual([
        ['thumbnail_url', 'invalid_value'],
        ['gallery.0.url', 'invalid_value'],
      ]);
    },
  );

  it('R133 is of no kind that its releases’ loaders are not of', async () => {
    const [mod, empty] = await Promise.all([makeModWithoutFile(), makeModWithoutFile({ releases: [] })]);
    const edit = ({ id }: { id: string }) =>
      api.call('updateMod', admin, { params: { id }, body: { content_type: 'addon' } });
    expect(failureOf(await edit(mod)).errors).toMatchObject([{ path: 'content_type', code: 'invalid_value' }]);
    expect((await edit(empty)).status).toBe(200);
  });

  it('says which field is wrong and changes nothing', async () => {
    const mod = await makeModWithoutFile({ status: 'draft' });
    const reply = await api.call('updateMod', admin, {
      params: { id: mod.id },
      body: { title: 'x'.repeat(121), slug: 'Não É' },
    });
    expect((failureOf(reply).errors ?? []).map(({ path }) => path).toSorted()).toEqual(['slug', 'title']);
    expect(await entriesAbout(mod.id)).toBe(0);
  });
});

describe('the slug of a mod', () => {
  it('R123 a former one stays reserved and leads on; its own it can have back, and nobody else', async () => {
    const [mod, other] = await Promise.all([makeModWithoutFile(), makeModWithoutFile({ status: 'draft' })]);
    const slug = `novo-${word()}`;
    const edit = (id: string, wanted: string) =>
      api.call('updateMod', admin, { params: { id }, body: { slug: wanted } });
    expect((await edit(mod.id, slug)).status).toBe(200);
    expect(await storedAt(`slugs/${mod.slug}`)).toEqual({ mod_id: mod.id, current: false });
    await vi.waitFor(
      async () =>
        expect(await api.ask('getMod', undefined, { params: { slug: mod.slug } })).toMatchObject({ id: mod.id, slug }),
      FRESH,
    );
    expect(refusal(await edit(other.id, mod.slug))).toEqual({ status: 409, code: 'slug_taken' });
    expect(refusal(await edit(other.id, 'admin'))).toEqual({ status: 409, code: 'slug_taken' });
    expect((await edit(mod.id, mod.slug)).status).toBe(200);
    expect(await storedAt(`slugs/${slug}`)).toEqual({ mod_id: mod.id, current: false });
    expect(await storedAt(`slugs/${mod.slug}`)).toEqual({ mod_id: mod.id, current: true });
  });

  it('is told to be free or taken before it is asked for', async () => {
    const mod = await makeModWithoutFile();
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
    expect(failureOf(await api.call('checkSlug', admin)).errors).toMatchObject([{ path: 'title', code: 'required' }]);
    expect(failureOf(await api.call('checkSlug', admin, { query: '?slug=A%20b' })).errors).toMatchObject([
      { path: 'slug', code: 'invalid_value' },
    ]);
    expect((await api.call('checkSlug', moderator, { query: '?slug=x' })).status).toBe(403);
  });
});

describe('R123 a mod’s approved states', () => {
  it('are listed newest first and brought back: texts, pictures and slug, not releases', async () => {
    const mod = await makeModWithoutFile();
    const on = { params: { id: mod.id } };
    const picture = { url: '/media/g.webp', alt: 'Vista', width: 2, height: 1 };
    await api.ask('updateMod', admin, {
      ...on,
      body: { title: 'Primeira', thumbnail_url: '/media/a.webp', gallery: [picture] },
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
    await firestore.doc(`mods/${mod.id}/releases/${mod.releaseId}`).update({ version: '9.0.0' });
    const reply = await api.call('revertMod', admin, { ...on, body: { revision: 2 } });
    expect(dataOf('revertMod', reply)).toMatchObject({
      title: 'Primeira',
      slug: mod.slug,
      thumbnail_url: '/media/a.webp',
      featured: true,
      version: '9.0.0',
    });
    expect(await storedAt(`mods/${mod.id}/private/details`)).toMatchObject({ gallery: [picture] });
    expect(await storedAt(`pages/${mod.id}`)).toMatchObject({ title: 'Primeira', releases: [{ version: '9.0.0' }] });
    expect(await entryOf(reply)).toMatchObject({
      action: 'revert:mod',
      before: { title: 'Segunda' },
      after: { title: 'Primeira', slug: mod.slug },
    });
    expect((await api.ask('listRevisions', admin, on)).map(({ revision }) => revision)).toEqual([4, 3, 2, 1]);
  });

  it('are listed up to the newest so many', async () => {
    const mod = await makeModWithoutFile();
    await api.ask('updateMod', admin, { params: { id: mod.id }, body: { title: 'Primeira' } });
    const revisions = firestore.collection(`mods/${mod.id}/revisions`);
    const page = (await revisions.doc('1').get()).get('page');
    const later = Array.from({ length: REVISIONS_SHOWN }, (_, i) => i + 3);
    await Promise.all(
      later.map((number) =>
        revisions.doc(`${number}`).set({ page, made_by: 'prova', made_at: new Date(Date.now() + number * 1000) }),
      ),
    );
    const listed = await api.ask('listRevisions', admin, { params: { id: mod.id } });
    expect(listed.map(({ revision }) => revision)).toEqual(later.toReversed());
  });

  it('one that is not there, a stale wish and who may not', async () => {
    const mod = await makeModWithoutFile();
    const revert = (body: object, who: Staff = admin) => api.call('revertMod', who, { params: { id: mod.id }, body });
    expect(refusal(await revert({ revision: 7 }))).toEqual({ status: 404, code: 'record_not_found' });
    await api.ask('updateMod', admin, { params: { id: mod.id }, body: { title: 'Primeira' } });
    expect(refusal(await revert({ revision: 2, updated_at: '2020-01-01T00:00:00.000Z' }))).toEqual({
      status: 409,
      code: 'stale',
    });
    expect(refusal(await revert({ revision: 2 }, moderator))).toEqual({ status: 403, code: 'forbidden' });
    const same = await revert({ revision: 2 });
    expect([same.status, entryIdOf(same)]).toEqual([200, null]);
  });

  it('putting it on the featured shelf shows it there and keeps no further state', async () => {
    const mod = await makeModWithoutFile();
    const on = { params: { id: mod.id }, body: {} };
    const reply = await api.call('featureMod', admin, on);
    expect(dataOf('featureMod', reply)).toMatchObject({ featured: true });
    expect(await entryOf(reply)).toMatchObject({
      action: 'feature:mod',
      before: { featured: false },
      after: { featured: true },
    });
    expect(entryIdOf(await api.call('featureMod', admin, on))).toBeNull();
    const featured = async () => (await api.ask('home', undefined)).featured.map(({ id }) => id);
    await vi.waitFor(async () => expect(await featured()).toContain(mod.id), FRESH);
    expect(await api.ask('unfeatureMod', admin, on)).toMatchObject({ featured: false });
    await vi.waitFor(async () => expect(await featured()).not.toContain(mod.id), FRESH);
    expect(await api.ask('listRevisions', admin, { params: on.params })).toMatchObject([{ revision: 1 }]);
  });
});
