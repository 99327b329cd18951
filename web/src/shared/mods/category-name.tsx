import { getCategoryName } from '@bigorna/domain/catalogue-names';
import type { Category } from '@bigorna/domain/catalogue-terms';
import { useIntl } from 'react-intl';

/** The name of a category in the visitor's language. */
export const CategoryName = ({ category }: { category: Category }) => (
  <span>{getCategoryName(category, useIntl().locale)}</span>
);
