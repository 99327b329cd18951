import { Box, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { TitledDialog } from '#shared/actions/titled-dialog.tsx';
import { DASHBOARD_KEY, MENU_PAGES } from '#shared/pages/pages.ts';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { Kbd } from '#shared/shortcuts/kbd.tsx';
import {
  type PageShortcut,
  setShortcutsOn,
  setShortcutsVisible,
  usePageShortcuts,
  useShortcutsOn,
} from '#shared/shortcuts/shortcuts.ts';
import { findSearch } from './find-search.ts';
import { SEARCH_KEYS } from './search-keys.ts';

const LIST_KEY: PageShortcut = { keys: ['?'], text: 'console.shortcuts.list' };
const SEARCH_ALL_KEY: PageShortcut = { keys: [SEARCH_KEYS], text: 'console.search.title' };
const SEARCH_KEY: PageShortcut = { keys: ['/'], text: 'console.shortcuts.search' };

const Keys = ({ keys }: { keys: readonly string[] }) => {
  const translate = useTranslate();
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 ? ` ${translate('console.shortcuts.next')} ` : null}
      <Kbd>{key}</Kbd>
    </Fragment>
  ));
};

const Group = ({ title, rows }: { title: string; rows: readonly { keys: readonly string[]; text: string }[] }) => (
  <>
    <Typography variant="h6" component="h3" sx={{ mt: 2 }}>
      {title}
    </Typography>
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(96px, max-content) 1fr', gap: 1 }}>
      {rows.map(({ keys, text }) => (
        <Fragment key={text}>
          <dt>
            <Keys keys={keys} />
          </dt>
          <Box component="dd" sx={{ m: 0 }}>
            {text}
          </Box>
        </Fragment>
      ))}
    </Box>
  </>
);

/** List of shortcuts, with a switch that turns single-key shortcuts off. */
export const ShortcutsDialog = () => {
  const translate = useTranslate();
  const isOn = useShortcutsOn();
  const pageShortcuts = usePageShortcuts();
  const { canOpen } = useCurrentStaff();
  const close = () => setShortcutsVisible(false);
  const translateRows = (rows: readonly PageShortcut[]) =>
    rows.map(({ keys, text }) => ({ keys, text: translate(text) }));
  const pages = [
    { name: 'dashboard', key: DASHBOARD_KEY },
    ...MENU_PAGES.filter(({ name }) => canOpen(name, 'list')),
  ].map(({ name, key }) => ({ keys: ['g', key], text: translate(`console.menu.${name}`) }));
  return (
    <TitledDialog
      title={translate('console.menu.shortcuts')}
      onClose={close}
      actions={<Button onClick={close}>{translate('console.action.close')}</Button>}
    >
      <FormControlLabel
        control={<Switch checked={isOn} onChange={(_event, checked) => setShortcutsOn(checked)} />}
        label={translate('console.shortcuts.singles')}
      />
      {pageShortcuts.length > 0 ? (
        <Group title={translate('console.shortcuts.here')} rows={translateRows(pageShortcuts)} />
      ) : null}
      <Group
        title={translate('console.shortcuts.everywhere')}
        rows={translateRows([LIST_KEY, SEARCH_ALL_KEY, ...(findSearch() ? [SEARCH_KEY] : [])])}
      />
      <Group title={translate('console.shortcuts.pages')} rows={pages} />
    </TitledDialog>
  );
};
