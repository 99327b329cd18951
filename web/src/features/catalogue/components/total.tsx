import { defineMessage, FormattedMessage } from 'react-intl';

const results = defineMessage<{ readonly total: number }>({
  id: 'listing.total',
  defaultMessage: '{total, plural, one {# resultado} many {# de resultados} other {# resultados}}',
});

/** The number of results, announced politely when it changes. */
export const Total = ({ total }: { total: number | undefined }) => (
  <p className="note ml-auto" aria-live="polite">
    {total !== undefined && <FormattedMessage {...results} values={{ total }} />}
  </p>
);
