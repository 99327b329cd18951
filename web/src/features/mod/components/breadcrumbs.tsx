import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { CategoryName } from '#shared/mods/category-name.tsx';
import { listingNames } from '#shared/mods/mod-meta.tsx';
import { paths } from '#shared/routing/paths.ts';

const messages = defineMessages({ label: { id: 'breadcrumbs.label', defaultMessage: 'Você está em' } });

/** Links to the listing and the mod's first category, then the mod's title. */
export const Breadcrumbs = ({ mod }: { mod: ModPage }) => {
  const intl = useIntl();
  const isAddon = mod.content_type === 'addon';
  const listing = isAddon ? paths.addons : paths.mods;
  const [category] = mod.categories;
  return (
    <nav className="breadcrumbs" aria-label={intl.formatMessage(messages.label)}>
      <ol>
        <li>
          <Link to={listing}>{translate(isAddon ? listingNames.addons : listingNames.mods)}</Link>
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
