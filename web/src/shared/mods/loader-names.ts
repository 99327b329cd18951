import { LOADER_NAMES, type Loader } from '@bigorna/domain/catalogue-terms';
import type { IntlShape } from 'react-intl';

/**
 * Formats loader names as a list; `disjunction` if any of the loaders works. Not as a unit list, because Chinese unit
 * lists have no separator.
 */
export const formatLoaderNames = (
  intl: IntlShape,
  loaders: readonly Loader[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string =>
  intl.formatList(
    loaders.map((loader) => LOADER_NAMES[loader]),
    { type, style: type === 'conjunction' ? 'narrow' : 'long' },
  );
