import { describe, expect, it } from 'vitest';
import { slugify } from './slug.ts';

describe('slug of a title', () => {
  it.each([
    ['Céu Aberto', 'ceu-aberto'],
    ['  Trilhos   do Sertão!  ', 'trilhos-do-sertao'],
    ['Admin', 'admin-mod'],
    ['***', 'mod'],
    ['村庄', 'mod'],
    ['a'.repeat(200), 'a'.repeat(80)],
  ])('%s → %s', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });
});
