import { LOADER_NAMES, type Loader } from '@bigorna/domain/catalogue-terms';
import type { IntlShape } from 'react-intl';

/**
 * Loaders as they are read, one after the other; `disjunction` where any of them will do.
 * Not a list of units: Chinese writes those without anything between.
 */
export const loaderNames = (
  intl: IntlShape,
  loaders: readonly Loader[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string =>
  intl.formatList(
    loaders.map((loader) => LOADER_NAMES[loader]),
    { type, style: type === 'conjunction' ? 'narrow' : 'long' },
  );
