import './support/separate-project.ts';
import { describe, expect, it } from 'vitest';
import { parseData, parseFailure } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { createLocalApi, createStaffMember } from './support/staff-mods.ts';
import { getStored } from './support/stored.ts';

const api = await createLocalApi();
const admin = await createStaffMember('admin');

const newMod = (fields: object) => ({ author: 'Oficina', content_type: 'mod', ...fields });
const create = (fields: object) => api.call('createMod', admin, { body: newMod(fields) });
const createWithTitle = async (title: string) => parseData('createMod', await create({ title }));
const checkTitle = (title: string) =>
  api.ask('checkSlug', admin, { query: `?${new URLSearchParams({ title }).toString()}` });

describe('mod without a given slug (R123)', () => {
  it.each([
    ['锻造图鉴', 'duan-zao-tu-jian'],
    ['Печь мастера', 'pech-mastera'],
    ['Łódź ß', 'lodz-ss'],
    ['🔥', 'fire'],
    ['***', 'mod'],
    ['Admin', 'admin-mod'],
  ])('gets %s as %s, and the next mods of this title get numbers', async (title, slug) => {
    const first = await createWithTitle(title);
    expect(first.slug).toBe(slug);
    expect(await checkTitle(title)).toEqual({ slug: `${slug}-2`, free: true, taken_by: first.id });
    expect((await createWithTitle(title)).slug).toBe(`${slug}-2`);
    const third = await createWithTitle(title);
    expect(third.slug).toBe(`${slug}-3`);
    expect(await getStored(`slugs/${slug}-3`)).toEqual({ mod_id: third.id, current: true });
  });

  it('gets its own slug if mods of one title are created at the same time', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => createWithTitle('Ao Mesmo Tempo')));
    const slugs = ['ao-mesmo-tempo', 'ao-mesmo-tempo-2', 'ao-mesmo-tempo-3'];
    expect(responses.map(({ slug }) => slug).toSorted()).toEqual(slugs);
  });

  it('gets the next number after one thousand mods of one title', async () => {
    const writes = firestore.bulkWriter();
    for (let number = 1; number <= 1000; number += 1)
      void writes.set(firestore.doc(`slugs/${number === 1 ? 'cheio' : `cheio-${number}`}`), {
        mod_id: `cheio${number}`,
        current: true,
      });
    await writes.close();
    expect((await createWithTitle('Cheio')).slug).toBe('cheio-1001');
  });
});

it('refuses a given slug that is taken, and accepts the numbered slug of the title (R123)', async () => {
  const { slug } = await createWithTitle('Escolhido à Mão');
  const refused = parseFailure(await create({ title: 'Outro', slug }));
  expect(refused).toMatchObject({ code: 'slug_taken', errors: [{ path: 'slug', code: 'slug_taken' }] });
  const { slug: proposed } = await checkTitle('Escolhido à Mão');
  expect((await create({ title: 'Outro', slug: proposed })).status).toBe(200);
});
