import { LOADER_NAMES, type Loader } from '@bigorna/domain/catalogue-terms';
import type { IntlShape } from 'react-intl';

/**
 * Lists loader names; `disjunction` if any of them works. Not formatted as a unit list: Chinese writes no separator
 * there.
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
