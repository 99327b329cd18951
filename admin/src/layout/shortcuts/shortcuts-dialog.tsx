import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  Typography,
} from '@mui/material';
import { Fragment, useId } from 'react';
import { useTranslate } from 'react-admin';
import { DASHBOARD_KEY, MENU_PAGES } from '../../menu/pages.ts';
import { useReader } from '../../session/use-reader.ts';
import { Kbd } from './kbd.tsx';
import { type PageShortcut, showShortcuts, switchShortcuts, usePageShortcuts, useShortcutsOn } from './shortcuts.ts';

const EVERYWHERE: readonly PageShortcut[] = [
  { keys: ['?'], text: 'console.shortcuts.list' },
  { keys: ['/'], text: 'console.shortcuts.search' },
];

const Keys = ({ keys }: { keys: readonly string[] }) => {
  const translate = useTranslate();
  return keys.map((key, place) => (
    <Fragment key={key}>
      {place > 0 ? ` ${translate('console.shortcuts.next')} ` : null}
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

/** The keys that do something here, and the switch that turns single keys off. */
export const ShortcutsDialog = () => {
  const translate = useTranslate();
  const titleId = useId();
  const on = useShortcutsOn();
  const here = usePageShortcuts();
  const { may } = useReader();
  const close = () => showShortcuts(false);
  const said = (rows: readonly PageShortcut[]) => rows.map(({ keys, text }) => ({ keys, text: translate(text) }));
  const pages = [{ name: 'dashboard', key: DASHBOARD_KEY }, ...MENU_PAGES.filter(({ name }) => may(name, 'list'))].map(
    ({ name, key }) => ({ keys: ['g', key], text: translate(`console.menu.${name}`) }),
  );
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{translate('console.shortcuts.title')}</DialogTitle>
      <DialogContent>
        <FormControlLabel
          control={<Switch checked={on} onChange={(_event, checked) => switchShortcuts(checked)} />}
          label={translate('console.shortcuts.singles')}
        />
        {here.length > 0 ? <Group title={translate('console.shortcuts.here')} rows={said(here)} /> : null}
        <Group title={translate('console.shortcuts.everywhere')} rows={said(EVERYWHERE)} />
        <Group title={translate('console.shortcuts.pages')} rows={pages} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('console.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
