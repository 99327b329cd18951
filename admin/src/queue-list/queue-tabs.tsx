import { Box, Tab, Tabs } from '@mui/material';
import { useGetList, useListContext, useLocaleState, useResourceContext, useTranslate } from 'react-admin';
import { totalText } from '../lists/total-text.ts';
import { QUEUE_REFRESH_MS } from './queue-page.tsx';

/** One part of a queue. */
export interface QueueTab {
  readonly key: string;
  /** Key of its text. */
  readonly label: string;
  /** What of the list's filter makes it; undefined takes a filter away. */
  readonly filter: Readonly<Record<string, unknown>>;
}

/** How many of a tab there are, with the other filters as they are; counted no further than the API counts. */
const Count = ({ filter }: { filter: Record<string, unknown> }) => {
  const resource = useResourceContext() ?? '';
  const [locale] = useLocaleState();
  const { sort } = useListContext();
  const { total } = useGetList(
    resource,
    { filter, sort, pagination: { page: 1, perPage: 1 } },
    { refetchInterval: QUEUE_REFRESH_MS },
  );
  if (total === undefined) return null;
  return (
    <Box component="span" sx={{ ml: 1, fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' }}>
      {totalText(total, locale)}
    </Box>
  );
};

const without = (filter: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));

interface QueueTabsProps {
  tabs: readonly QueueTab[];
  /** Key of the text that names them together. */
  label: string;
}

/** The parts of a queue, with how many each holds; the chosen one is in the address. */
export const QueueTabs = ({ tabs, label }: QueueTabsProps) => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const isChosen = ({ filter }: QueueTab) =>
    Object.entries(filter).every(([name, value]) => filterValues[name] === value);
  const chosen = tabs.find(isChosen) ?? tabs.at(-1);
  return (
    <Tabs
      value={chosen?.key ?? false}
      onChange={(_event, key: string) => {
        const next = tabs.find((tab) => tab.key === key);
        if (next) setFilters(without({ ...filterValues, ...next.filter }), undefined, false);
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
              <Count filter={without({ ...filterValues, ...tab.filter })} />
            </span>
          }
        />
      ))}
    </Tabs>
  );
};
