import { type AccessType, PERIODS, type Period } from '@bigorna/domain/limits';
import { Search } from 'lucide-react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { periodMessages, periodNames } from '#shared/format/period-names.ts';
import { useListSearch } from '#shared/search/use-list-search.ts';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { Select } from '#shared/ui/select.tsx';
import { type DownloadsState, TYPES } from '../downloads-state.ts';

const messages = defineMessages({
  search: { id: 'downloads.search', defaultMessage: 'Buscar nos downloads' },
  type: { id: 'downloads.type', defaultMessage: 'Acesso' },
});
const typeNames = defineMessages({
  all: { id: 'downloads.type.all', defaultMessage: 'Públicos e premium' },
  public: { id: 'downloads.type.public', defaultMessage: 'Públicos' },
  premium: { id: 'downloads.type.premium', defaultMessage: 'Premium' },
}) satisfies Record<'all' | AccessType, MessageDescriptor>;

interface HistoryFiltersProps {
  state: DownloadsState;
  change: (next: Partial<DownloadsState>, history?: 'push' | 'replace') => void;
}

/** Filters of the history: text, period, access type. */
export const HistoryFilters = ({ state, change }: HistoryFiltersProps) => {
  const intl = useIntl();
  const search = useListSearch(state.q, (q) => change({ q }, 'replace'));
  return (
    <div className="flex flex-wrap items-center gap-3 max-[40rem]:[&_select]:w-full max-[40rem]:[&>.select]:flex-auto">
      <SearchBox
        {...search}
        className="flex-1 basis-60"
        icon={<Search aria-hidden size={18} />}
        label={intl.formatMessage(messages.search)}
      />
      <Select<Period>
        label={intl.formatMessage(periodMessages.label)}
        value={state.p}
        onChange={(p) => change({ p })}
        options={PERIODS.map((value) => ({ value, text: intl.formatMessage(periodNames[value]) }))}
      />
      <Select
        label={intl.formatMessage(messages.type)}
        value={state.a}
        onChange={(a) => change({ a })}
        options={TYPES.map((value) => ({ value, text: intl.formatMessage(typeNames[value]) }))}
      />
    </div>
  );
};
