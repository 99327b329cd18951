import { CATEGORIES, type Category, type Sort } from '@bigorna/domain/catalogue-terms';
import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { categoryNames } from '#app/category-names.ts';
import { PATTERNS } from '#app/paths.ts';
import { modsQuery } from '../api/mods-query.ts';
import { isNarrowed, questionFor } from '../listing-question.ts';
import { listingHref } from '../listing-state.ts';
import { stateAt } from '../use-listing-state.ts';

const messages = defineMessages({
  label: { id: 'searchStart.label', defaultMessage: 'Por onde começar' },
  lead: {
    id: 'searchStart.lead',
    defaultMessage: 'Escreva um nome, um autor ou um assunto, ou comece por aqui:',
  },
  trending: { id: 'searchStart.trending', defaultMessage: 'Em alta agora' },
  downloads: { id: 'searchStart.downloads', defaultMessage: 'Os mais baixados' },
});

const SORTS = ['trending', 'downloads'] as const satisfies readonly Sort[];
/** So many categories are named, the fullest first. */
const SHOWN = 8;

const fullest = (counts: Readonly<Record<string, number>>): Category[] =>
  CATEGORIES.filter((category) => counts[category])
    .toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
    .slice(0, SHOWN);

/** Ways into the catalogue for those who come to the search without a word to look for; by the listing's own answer. */
export const SearchStart = () => {
  const intl = useIntl();
  const { search } = useLocation();
  const state = stateAt(search, undefined);
  const { data } = useQuery(modsQuery(questionFor(state, undefined)));
  const facets = data?.meta?.facets;
  if (isNarrowed(state)) return null;
  return (
    <nav className="search-start" aria-label={intl.formatMessage(messages.label)}>
      <p>
        <FormattedMessage {...messages.lead} />
      </p>
      <ul className="chips">
        {SORTS.map((s) => (
          <li key={s}>
            <Link className="pill chip" to={listingHref(PATTERNS.search, { s })}>
              <FormattedMessage {...messages[s]} />
            </Link>
          </li>
        ))}
        {facets &&
          fullest(facets.category).map((category) => (
            <li key={category}>
              <Link className="pill chip" to={listingHref(PATTERNS.search, { f: [category] })}>
                <FormattedMessage {...categoryNames[category]} />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
};
