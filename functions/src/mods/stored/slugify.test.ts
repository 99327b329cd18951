import { slug as slugSchema } from '@bigorna/domain/entities/common';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugify } from './slugify.ts';

describe('slug of a title', () => {
  it.each([
    ['Céu Aberto', 'ceu-aberto'],
    ['  Trilhos   do Sertão!  ', 'trilhos-do-sertao'],
    ['Łódź ß', 'lodz-ss'],
    ['Smørrebrød & Æbler', 'smorrebrod-aebler'],
    ['Admin', 'admin-mod'],
    ['a'.repeat(200), 'a'.repeat(80)],
    [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
    ['熔炉助手', 'rong-lu-zhu-shou'],
    ['Create 机械动力', 'create-ji-xie-dong-li'],
    ['Печь мастера', 'pech-mastera'],
    ['한국어 모드', 'hangugeo-modeu'],
    ['مود', 'mwd'],
    ['🔥', 'fire'],
    ['🔥 Fogo ⚒️ Eterno 🔥', 'fogo-eterno'],
    ['***', 'mod'],
    ['', 'mod'],
  ])('%s → %s', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('is a valid address for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (title) => {
        expect(slugSchema.safeParse(slugify(title)).success).toBe(true);
      }),
    );
  });
});
