import type { Loader } from '@bigorna/domain/catalogue-terms';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { loaderNames } from './loader-names.ts';

const TWO: readonly Loader[] = ['fabric', 'neoforge'];

describe('R032 two loaders are told apart in every language', () => {
  it.each([
    ['pt-BR', 'Fabric, NeoForge', 'Fabric ou NeoForge'],
    ['pt-PT', 'Fabric, NeoForge', 'Fabric ou NeoForge'],
    ['en-US', 'Fabric, NeoForge', 'Fabric or NeoForge'],
    ['es-ES', 'Fabric y NeoForge', 'Fabric o NeoForge'],
    ['fr-FR', 'Fabric, NeoForge', 'Fabric ou NeoForge'],
    ['zh-CN', 'Fabric、NeoForge', 'Fabric或NeoForge'],
  ])('%s', (locale, all, any) => {
    const intl = createIntl({ locale });
    expect(loaderNames(intl, TWO)).toBe(all);
    expect(loaderNames(intl, TWO, 'disjunction')).toBe(any);
  });

  it('one is itself', () => expect(loaderNames(createIntl({ locale: 'zh-CN' }), ['forge'])).toBe('Forge'));
});
