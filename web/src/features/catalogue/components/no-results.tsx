import { CONTENT_TYPES, type ContentType } from '@bigorna/domain/catalogue-terms';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyScene } from '#ui/scene/empty-scene.tsx';
import { filterMessages, kindNames } from '../filter-messages.ts';
import { kindTab } from '../kind-tab.ts';
import { isNarrowed } from '../listing-question.ts';
import { NO_FILTERS } from '../listing-state.ts';
import type { FilterProps } from './filter-props.ts';

const messages = defineMessages({
  empty: { id: 'listing.empty', defaultMessage: 'Nada saiu da forja' },
  emptyFiltered: {
    id: 'listing.emptyFiltered',
    defaultMessage: 'Nenhum resultado com estes filtros. Retire algum deles para ver mais.',
  },
  beyondEnd: { id: 'listing.beyondEnd', defaultMessage: 'Os resultados terminam antes desta página.' },
  firstPage: { id: 'listing.firstPage', defaultMessage: 'Ir para a primeira página' },
  emptyAtAll: { id: 'listing.emptyAtAll', defaultMessage: 'Ainda não há nada por aqui.' },
  clearText: { id: 'listing.clearText', defaultMessage: 'Apagar a busca' },
});
const emptySearch = defineMessage<{ readonly text: string; readonly isFiltered: string }>({
  id: 'listing.emptySearch',
  defaultMessage:
    '{isFiltered, select, true {Nada corresponde a “{text}” com estes filtros. Confira a grafia ou retire filtros.} other {Nada corresponde a “{text}”. Confira a grafia ou tente outras palavras.}}',
});
const inOtherTab = defineMessage<{ readonly tab: string; readonly count: number }>({
  id: 'listing.inOtherTab',
  defaultMessage: 'Ver {count, number} em {tab}',
});

/** Why there is nothing, and what would undo that. */
export const NoResults = ({ total, kind, state, change, facets }: FilterProps & { total: number }) => {
  const text = state.q.trim();
  const isFiltered = isNarrowed({ ...state, q: '' });
  if (total > 0)
    return (
      <div className="empty-state">
        <EmptyScene />
        <h2>
          <FormattedMessage {...messages.beyondEnd} />
        </h2>
        <Button onClick={() => change({})}>
          <FormattedMessage {...messages.firstPage} />
        </Button>
      </div>
    );
  return (
    <div className="empty-state">
      <EmptyScene />
      <h2>
        <FormattedMessage {...messages.empty} />
      </h2>
      <p className="wrap-anywhere">
        {text ? (
          <FormattedMessage {...emptySearch} values={{ text, isFiltered: String(isFiltered) }} />
        ) : (
          <FormattedMessage {...(isFiltered ? messages.emptyFiltered : messages.emptyAtAll)} />
        )}
      </p>
      <div className="flex flex-wrap justify-center gap-4">
        {isFiltered && (
          <Button variant="primary" onClick={() => change(NO_FILTERS)}>
            <FormattedMessage {...filterMessages.clear} />
          </Button>
        )}
        {text && (
          <Button onClick={() => change({ q: '' })}>
            <FormattedMessage {...messages.clearText} />
          </Button>
        )}
        {kind && <OtherTab kind={kind} state={state} facets={facets} />}
      </div>
    </div>
  );
};

/** The other kind's listing, where it finds something. */
const OtherTab = ({ kind, ...filters }: Pick<FilterProps, 'state' | 'facets'> & { kind: ContentType }) => {
  const intl = useIntl();
  return CONTENT_TYPES.filter((other) => other !== kind).map((other) => {
    const { href, count } = kindTab(other, filters);
    if (!count) return null;
    return (
      <ButtonLink key={other} to={href}>
        <FormattedMessage {...inOtherTab} values={{ tab: intl.formatMessage(kindNames[other]), count }} />
      </ButtonLink>
    );
  });
};
