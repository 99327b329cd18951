import { SEARCH_TEXT_MAX } from '@bigorna/domain/limits';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Dialog, IconButton, LinearProgress, TextField, Typography, useAutocomplete } from '@mui/material';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import { useDebouncedEvent, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { UiText } from '#shared/fields/ui-text.tsx';
import { LoadFailure } from '#shared/loading/load-failure.tsx';
import type { Hit } from './hit.ts';
import { SEARCH_MIN, useHits } from './use-hits.ts';

const DEBOUNCE_MS = 200;
const ID = 'console-search';
const NO_HITS: readonly Hit[] = [];

/** Message key of a group's name. */
const getGroupName = (group: string): string =>
  group === 'pages' ? 'console.shortcuts.pages' : `console.menu.${group}`;

/** A constant height: the list must not jump while somebody types. */
const LIST_HEIGHT = 'min(60vh, 480px)';
const ROW = {
  px: 2,
  py: 0.75,
  cursor: 'pointer',
  listStyle: 'none',
  overflowWrap: 'anywhere',
  borderLeft: 3,
  borderColor: 'transparent',
  '&.Mui-focused': { bgcolor: 'action.selected', borderColor: 'primary.main' },
};

/** Whether the key or the click asks for a new tab, as for a link. */
const asksForTab = ({ nativeEvent }: SyntheticEvent): boolean =>
  (nativeEvent instanceof globalThis.KeyboardEvent || nativeEvent instanceof MouseEvent) &&
  (nativeEvent.ctrlKey || nativeEvent.metaKey);

/** Searches pages, mods, accounts and the audit log, and opens the chosen result. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [searched, setSearched] = useState('');
  const search = useDebouncedEvent(setSearched, DEBOUNCE_MS);
  const { hits, isSearching, error, retry } = useHits(searched);
  const isPending = isSearching || searched !== text.trim();
  const openPath = (path: string) => {
    onClose();
    void navigate(path);
  };
  const open = (event: SyntheticEvent, { path }: Hit) => {
    if (asksForTab(event)) {
      window.open(path, '_blank', 'noopener');
      return;
    }
    openPath(path);
  };
  // Enter before the results are there opens the first one as soon as it is.
  const [isAwaited, setAwaited] = useState(false);
  const openFirst = useEffectEvent(() => {
    setAwaited(false);
    if (hits[0]) openPath(hits[0].path);
  });
  useEffect(() => {
    if (isAwaited && !isPending) openFirst();
  }, [isAwaited, isPending]);
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete<Hit>({
    id: ID,
    // Results of an earlier text must not be opened.
    options: isPending ? NO_HITS : hits,
    open: true,
    value: null,
    inputValue: text,
    onInputChange: (_event, value, reason) => {
      if (reason !== 'input') return;
      setText(value);
      setAwaited(false);
      search(value.trim());
    },
    onChange: (event, hit) => {
      if (hit) open(event, hit);
    },
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose();
    },
    filterOptions: (options) => [...options],
    getOptionLabel: ({ title }) => title,
    getOptionKey: ({ id }) => id,
    groupBy: ({ group }) => group,
    autoHighlight: true,
    clearOnBlur: false,
  });
  const awaitHits = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isPending) return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
    setAwaited(true);
  };
  const label = translate('console.search.title');
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      // The id that MUI gives to the field's label.
      aria-labelledby={`${ID}-label`}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1, p: 2, pb: 1 }}>
        <Box {...getRootProps({ onKeyDown: awaitHits })} sx={{ flex: 1, minWidth: 0 }}>
          <TextField
            autoFocus
            id={ID}
            type="search"
            label={label}
            helperText={translate('console.search.help', { min: SEARCH_MIN })}
            slotProps={{ htmlInput: { ...getInputProps(), maxLength: SEARCH_TEXT_MAX } }}
          />
        </Box>
        <IconButton aria-label={translate('console.action.close')} onClick={onClose} sx={{ mt: 1 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box role="status" sx={{ minHeight: 4 }}>
        {isPending ? <LinearProgress aria-label={translate('ra.page.loading')} /> : null}
      </Box>
      <Box
        {...getListboxProps()}
        component="ul"
        aria-label={label}
        sx={{ m: 0, p: 0, pb: 1, listStyle: 'none', overflowY: 'auto', height: LIST_HEIGHT }}
      >
        {groupedOptions.map(({ key, group, index, options }) => (
          <li key={key} role="none">
            <Box role="group" aria-label={translate(getGroupName(group))}>
              <UiText
                aria-hidden
                variant="body2"
                color="textSecondary"
                sx={{ px: 2, pt: 1.5, fontWeight: 700 }}
                text={getGroupName(group)}
              />
              <Box component="ul" role="none" sx={{ m: 0, p: 0 }}>
                {options.map((hit, i) => {
                  const { key: id, ...props } = getOptionProps({ option: hit, index: index + i });
                  return (
                    <Box key={id} component="li" {...props} sx={ROW}>
                      <Typography component="span" sx={{ display: 'block' }}>
                        {hit.title}
                      </Typography>
                      {hit.detail ? (
                        <Typography component="span" variant="body2" color="textSecondary">
                          {hit.detail}
                        </Typography>
                      ) : null}
                    </Box>
                  );
                })}
              </Box>
            </Box>
          </li>
        ))}
      </Box>
      {error ? (
        <Box sx={{ px: 2, pb: 2 }}>
          <LoadFailure error={error} onRetry={() => void retry()} />
        </Box>
      ) : null}
      {hits.length === 0 && !isPending && !error ? (
        <UiText role="status" color="textSecondary" sx={{ px: 2, pb: 2 }} text="console.search.empty" />
      ) : null}
    </Dialog>
  );
};
