import type { Loader } from '@bigorna/domain/catalogue-terms';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { formatLoaderNames } from './loader-names.ts';

const TWO: readonly Loader[] = ['fabric', 'neoforge'];

describe('formatLoaderNames (R032)', () => {
  it.each([
    ['pt-BR', 'Fabric, NeoForge', 'Fabric ou NeoForge'],
    ['pt-PT', 'Fabric, NeoForge', 'Fabric ou NeoForge'],
    ['en-US', 'Fabric, NeoForge', 'Fabric or NeoForge'],
    ['es-ES', 'Fabric y NeoForge', 'Fabric o NeoForge'],
    ['fr-FR', 'Fabric, NeoForge', 'Fabric ou NeoForge'],
    ['zh-CN', 'Fabric、NeoForge', 'Fabric或NeoForge'],
  ])('separates two loaders in %s', (locale, all, any) => {
    const intl = createIntl({ locale });
    expect(formatLoaderNames(intl, TWO)).toBe(all);
    expect(formatLoaderNames(intl, TWO, 'disjunction')).toBe(any);
  });

  it('returns a single name', () =>
    expect(formatLoaderNames(createIntl({ locale: 'zh-CN' }), ['forge'])).toBe('Forge'));
});
