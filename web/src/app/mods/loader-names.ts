import { LOADER_NAMES, type Loader } from '@bigorna/domain/catalogue-terms';
import type { IntlShape } from 'react-intl';

/** Loaders as they are read, one after the other; `disjunction` where any of them will do. */
export const loaderNames = (
  intl: IntlShape,
  loaders: readonly Loader[],
  type: 'unit' | 'disjunction' = 'unit',
): string =>
  intl.formatList(
    loaders.map((loader) => LOADER_NAMES[loader]),
    { type, style: type === 'unit' ? 'short' : 'long' },
  );
