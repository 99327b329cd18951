import { CATEGORIES, type Category, type Sort } from '@bigorna/domain/catalogue-terms';
import { defineMessages, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { useKnownVersions } from '#shared/game/use-known-versions.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { CategoryName } from '#shared/mods/category-name.tsx';
import { PATTERNS } from '#shared/routing/paths.ts';
import { hasFilters, toListingQuery } from '../listing-query.ts';
import { toListingHref } from '../listing-state.ts';
import { useListingReader } from '../use-listing-state.ts';
import { useMods } from '../use-mods.ts';

const messages = defineMessages({
  label: { id: 'searchStart.label', defaultMessage: 'Por onde começar' },
  lead: {
    id: 'searchStart.lead',
    defaultMessage: 'Digite um nome, autor ou assunto, ou comece por aqui:',
  },
  updated: { id: 'searchStart.updated', defaultMessage: 'Atualizados recentemente' },
  downloads: { id: 'searchStart.downloads', defaultMessage: 'Mais baixados' },
});

const SORTS = ['updated', 'downloads'] as const satisfies readonly Sort[];
/** Number of categories shown, largest first. */
const SHOWN = 8;

const fullest = (counts: Readonly<Record<string, number>>): Category[] =>
  CATEGORIES.filter((category) => counts[category])
    .toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
    .slice(0, SHOWN);

/**
 * Suggested links for visitors who have set no search text or filter. Uses the counts of the listing's response, and
 * reserves the space of the links until they load.
 */
export const SearchStart = () => {
  const intl = useIntl();
  const { search } = useLocation();
  const state = useListingReader()(search, undefined, useKnownVersions());
  const { data } = useMods(toListingQuery(state, {}));
  const facets = data?.meta?.facets;
  if (hasFilters(state)) return null;
  return (
    <nav className="mb-5 min-h-26 max-[40rem]:min-h-53" aria-label={intl.formatMessage(messages.label)}>
      <p className="mb-2.5 text-text-2">{translate(messages.lead)}</p>
      <ul className="chips">
        {SORTS.map((s) => (
          <li key={s}>
            <Link className="pill chip" to={toListingHref(PATTERNS.search, { s })}>
              {translate(messages[s])}
            </Link>
          </li>
        ))}
        {facets &&
          fullest(facets.category).map((category) => (
            <li key={category}>
              <Link className="pill chip" to={toListingHref(PATTERNS.search, { f: [category] })}>
                <CategoryName category={category} />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
};
