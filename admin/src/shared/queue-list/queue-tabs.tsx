import { Tab, Tabs } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { FilterCount } from '#shared/lists/filter-count.tsx';
import { QUEUE_REFRESH_MS } from './queue-page.tsx';

export interface QueueTab {
  readonly key: string;
  /** Message key of the label. */
  readonly label: string;
  /** Filter values of the tab; undefined removes a filter. */
  readonly filter: Readonly<Record<string, unknown>>;
}

const omitUndefined = (filter: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));

/**
 * Tabs of a queue with counts. The URL contains the selected tab.
 *
 * @param props.label message key of the tab list's label
 */
export const QueueTabs = ({ tabs, label }: { tabs: readonly QueueTab[]; label: string }) => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const isChosen = ({ filter }: QueueTab) =>
    Object.entries(filter).every(([name, value]) => filterValues[name] === value);
  const selected = tabs.find(isChosen) ?? tabs.at(-1);
  return (
    <Tabs
      value={selected?.key ?? false}
      onChange={(_event, key: string) => {
        const next = tabs.find((tab) => tab.key === key);
        if (next) setFilters(omitUndefined({ ...filterValues, ...next.filter }), undefined, false);
      }}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={translate(label)}
      sx={{ borderBottom: 2, borderColor: 'divider', minHeight: 44 }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.key}
          value={tab.key}
          sx={{ minHeight: 44, flexDirection: 'row' }}
          label={
            <span>
              {translate(tab.label)}
              {/* No counts during a text search: each count would read all rows. */}
              {filterValues.q ? null : (
                <FilterCount
                  filter={omitUndefined({ ...filterValues, ...tab.filter })}
                  refetchInterval={QUEUE_REFRESH_MS}
                />
              )}
            </span>
          }
        />
      ))}
    </Tabs>
  );
};
