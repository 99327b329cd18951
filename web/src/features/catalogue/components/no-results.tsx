import { CONTENT_TYPES, type ContentType } from '@bigorna/domain/catalogue-terms';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useKnownVersions } from '#shared/game/use-known-versions.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/scene/empty-state.tsx';
import { filterMessages, kindNames } from '../filter-messages.ts';
import { getKindTab } from '../kind-tab.ts';
import { hasFilters } from '../listing-query.ts';
import { NO_FILTERS } from '../listing-state.ts';
import type { FilterProps } from './filter-props.ts';

const messages = defineMessages({
  empty: { id: 'listing.empty', defaultMessage: 'Nada saiu da forja' },
  emptyFiltered: {
    id: 'listing.emptyFiltered',
    defaultMessage: 'Nenhum resultado com estes filtros. Remova algum para ver mais.',
  },
  beyondEnd: { id: 'listing.beyondEnd', defaultMessage: 'Não há nada nesta página' },
  firstPage: { id: 'listing.firstPage', defaultMessage: 'Ir para a primeira página' },
  emptyAtAll: { id: 'listing.emptyAtAll', defaultMessage: 'Ainda não há nada por aqui.' },
  clearText: { id: 'listing.clearText', defaultMessage: 'Limpar busca' },
});
const emptySearch = defineMessage<{ readonly text: string; readonly isFiltered: string }>({
  id: 'listing.emptySearch',
  defaultMessage:
    '{isFiltered, select, true {Nenhum resultado para “{text}” com estes filtros. Confira a grafia ou remova algum filtro.} other {Nenhum resultado para “{text}”. Confira a grafia ou tente outras palavras.}}',
});
const inOtherTab = defineMessage<{ readonly tab: string; readonly count: number }>({
  id: 'listing.inOtherTab',
  defaultMessage: 'Ver {count, number} em {tab}',
});

/** Explains why there are no results, and offers ways to get more. */
export const NoResults = ({ total, kind, state, change, facets }: FilterProps & { total: number }) => {
  const text = state.q.trim();
  const isFiltered = hasFilters({ ...state, q: '' });
  if (total > 0)
    return (
      <EmptyState title={translate(messages.beyondEnd)}>
        <Button onClick={() => change({})}>{translate(messages.firstPage)}</Button>
      </EmptyState>
    );
  return (
    <EmptyState title={translate(messages.empty)}>
      <p className="wrap-anywhere">
        {text
          ? translate(emptySearch, { text, isFiltered: String(isFiltered) })
          : translate(isFiltered ? messages.emptyFiltered : messages.emptyAtAll)}
      </p>
      <div className="flex flex-wrap justify-center gap-4">
        {isFiltered && (
          <Button variant="primary" onClick={() => change(NO_FILTERS)}>
            {translate(filterMessages.clear)}
          </Button>
        )}
        {text && <Button onClick={() => change({ q: '' })}>{translate(messages.clearText)}</Button>}
        {kind && <OtherTab kind={kind} state={state} facets={facets} />}
      </div>
    </EmptyState>
  );
};

/** Link to the other kind's listing, if that listing has results. */
const OtherTab = ({ kind, ...filters }: Pick<FilterProps, 'state' | 'facets'> & { kind: ContentType }) => {
  const intl = useIntl();
  const known = useKnownVersions();
  return CONTENT_TYPES.filter((other) => other !== kind).map((other) => {
    const { href, count } = getKindTab(other, filters, known);
    if (!count) return null;
    return (
      <ButtonLink key={other} to={href}>
        {translate(inOtherTab, { tab: intl.formatMessage(kindNames[other]), count })}
      </ButtonLink>
    );
  });
};
