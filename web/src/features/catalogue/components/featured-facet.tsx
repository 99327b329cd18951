import { defineMessages, useIntl } from 'react-intl';
import { filterMessages } from '../filter-messages.ts';
import { Facet } from './facet.tsx';
import type { FilterProps } from './filter-props.ts';

const messages = defineMessages({ title: { id: 'filters.featured', defaultMessage: 'Destaques' } });

/** Filter: only mods featured by staff. */
export const FeaturedFacet = ({ state, change }: FilterProps) => {
  const intl = useIntl();
  return (
    <Facet
      name="d"
      title={messages.title}
      options={[{ value: '1', text: intl.formatMessage(filterMessages.featuredOnly) }]}
      chosen={state.d ? [state.d] : []}
      counts={undefined}
      onChange={() => change({ d: state.d ? null : '1' })}
    />
  );
};
