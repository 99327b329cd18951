import { defineMessage, FormattedMessage } from 'react-intl';

const results = defineMessage<{ readonly total: number }>({
  id: 'listing.total',
  defaultMessage:
    '{total, plural, =0 {Nenhum resultado} one {# resultado} many {# de resultados} other {# resultados}}',
});

/** The number of results, announced politely when it changes. */
export const Total = ({ total }: { total: number | undefined }) => (
  <p className="note controls-total" aria-live="polite">
    {total !== undefined && <FormattedMessage {...results} values={{ total }} />}
  </p>
);
