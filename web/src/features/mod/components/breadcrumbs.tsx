import { getContentTypeName } from '@bigorna/domain/catalogue-names';
import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { LIST_PATHS } from '@bigorna/domain/site-addresses';
import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { CategoryName } from '#shared/mods/category-name.tsx';

const messages = defineMessages({ label: { id: 'breadcrumbs.label', defaultMessage: 'Você está em' } });

/** Links to the listing and the mod's first category, then the mod's title. */
export const Breadcrumbs = ({ mod }: { mod: ModPage }) => {
  const intl = useIntl();
  const listing = LIST_PATHS[mod.content_type];
  const [category] = mod.categories;
  return (
    <nav className="breadcrumbs" aria-label={intl.formatMessage(messages.label)}>
      <ol>
        <li>
          <Link to={listing}>{getContentTypeName(mod.content_type, intl.locale)}</Link>
        </li>
        {category && (
          <li>
            <Link to={`${listing}?f=${category}`}>
              <CategoryName category={category} />
            </Link>
          </li>
        )}
        <li aria-current="page" lang={mod.language}>
          {mod.title}
        </li>
      </ol>
    </nav>
  );
};
