import { adBody, faqBody } from '@bigorna/domain/endpoints/admin/content.schemas';
import { modBody } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import { MOD_TEXT } from '@bigorna/domain/limits';
import { describe, expect, it } from 'vitest';
import { parseForm } from './parse-form.ts';

const AD = {
  title: 'Feira',
  image_url: '/media/ads/a.webp',
  width: 728,
  height: 90,
  alt: { 'pt-BR': 'Feira de criadores' },
  link: 'https://feira.example/',
  placement: 'listing',
  weight: 10,
  starts_at: '2026-01-01T00:00:00.000Z',
  ends_at: '2026-02-01T00:00:00.000Z',
  active: true,
};

describe('parsing a form with its call’s schema (R130)', () => {
  it('returns the body of a valid form (R130)', async () => {
    expect(await parseForm(adBody, { ...AD, views: 3 }, 'pt-BR')).toEqual({ body: AD });
  });
  it.each([
    ['title', '', 'Campo obrigatório'],
    ['image_url', null, 'Campo obrigatório'],
    ['weight', 101, /100/],
    ['link', 'http://feira.example/', /https:\/\//],
    ['link', 'javascript:alert(1)', /https:\/\//],
    ['ends_at', '2025-12-31T00:00:00.000Z', 'O fim precisa vir depois do início'],
  ])('shows an error at the field %s for the value %j (R130)', async (field, value, text) => {
    const read = await parseForm(adBody, { ...AD, [field]: value }, 'pt-BR');
    expect('errors' in read && read.errors).toEqual({
      [field]: text instanceof RegExp ? expect.stringMatching(text) : text,
    });
  });
  it.each([
    ['tags', Array.from({ length: 21 }, (_, index) => `etiqueta ${index}`), 'Máximo de 20 itens', 'At most 20 items'],
    ['categories', Array.from({ length: 6 }, () => 'magic'), 'Máximo de 5 itens', 'At most 5 items'],
    ['author', 'a'.repeat(MOD_TEXT.author + 1), 'Máximo de 100 caracteres', 'At most 100 characters'],
  ])('names the limit of %s with its unit (R123)', async (field, value, portuguese, english) => {
    const body = { [field]: value, updated_at: AD.starts_at };
    expect(await parseForm(modBody, body, 'pt-BR')).toEqual({ errors: { [field]: portuguese } });
    expect(await parseForm(modBody, body, 'en-US')).toEqual({ errors: { [field]: english } });
    expect(await parseForm(modBody, { ...body, [field]: value.slice(1) }, 'en-US')).toHaveProperty('body');
  });
  it('shows the error of a list entry at the field of the list (R123)', async () => {
    const body = { tags: ['ok', 'a'.repeat(MOD_TEXT.tag + 1)], updated_at: AD.starts_at };
    expect(await parseForm(modBody, body, 'en-US')).toEqual({ errors: { tags: `At most ${MOD_TEXT.tag} characters` } });
  });
  it('requires only Portuguese and omits empty translations (R132)', async () => {
    const entry = { position: 0, question: { 'pt-BR': 'Por quê?', 'en-US': '' }, answer: { 'pt-BR': 'Sim.' } };
    expect(await parseForm(faqBody, entry, 'en-US')).toEqual({
      body: { ...entry, question: { 'pt-BR': 'Por quê?', 'en-US': undefined } },
    });
    const without = { ...entry, answer: { 'en-US': 'Yes.' } };
    expect(await parseForm(faqBody, without, 'en-US')).toEqual({ errors: { 'answer.pt-BR': 'Required field' } });
  });
});
