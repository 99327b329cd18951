import type { Inspection } from '@bigorna/domain/endpoints/admin/releases.schemas';
import { MOD_TEXT } from '@bigorna/domain/limits';
import { expect, it } from 'vitest';
import { createInspection } from '../testing/sample-inspection.ts';
import { toNewMod } from './new-mod.ts';

const links = { source: 'https://exemplo.example/fonte', issues: null, site: null };
const inspect = (fields: Partial<Inspection['fields']>): Inspection =>
  createInspection({
    file_name: 'lanterna-1.2.0.jar',
    content_type: 'addon',
    fields: { name: 'Lanterna', description: 'Luz viva.', authors: ['Ana', 'Beto'], links, ...fields },
  });

it('fills a new mod from a manifest (R123)', () => {
  expect(toNewMod(inspect({}), '/media/thumbnails/a.webp')).toMatchObject({
    status: 'draft',
    content_type: 'addon',
    title: 'Lanterna',
    author: 'Ana, Beto',
    short_description: 'Luz viva.',
    description: 'Luz viva.',
    license: 'MIT',
    links,
    thumbnail_url: '/media/thumbnails/a.webp',
  });
});

it('cuts a long summary between words, and leaves out authors that exceed the limit (R123)', () => {
  const description = `${'palavra '.repeat(80)}\n\nSegundo parágrafo.`;
  const authors = ['Ana', 'B'.repeat(MOD_TEXT.author), 'Caio'];
  const mod = toNewMod(inspect({ description, authors }), null);
  expect(mod.short_description.length).toBeLessThanOrEqual(MOD_TEXT.short);
  expect(mod.short_description).toMatch(/palavra…$/);
  expect(mod.author).toBe('Ana, Caio');
});

it('takes the title from the file name when the manifest has no name (R123)', () => {
  expect(toNewMod(inspect({ name: '' }), null).title).toBe('lanterna-1.2.0');
});
