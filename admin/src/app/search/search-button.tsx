import SearchIcon from '@mui/icons-material/Search';
import { Dialog, IconButton, Tooltip } from '@mui/material';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyView } from '#shared/loading/lazy-view.ts';
import { loadWhenIdle } from '../preload-views.ts';
import { SEARCH_KEYS } from '../shortcuts/search-keys.ts';

const SearchDialog = lazyView(() => import('./search-dialog.tsx').then((m) => m.SearchDialog));

/** Opens the search of the whole console, by a click or by Ctrl+K. */
export const SearchButton = () => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!hasModifier || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    // Another dialog may contain input that the search must not leave.
    if (isOpen) close();
    else if (document.querySelector('[role=dialog]') === null) setOpen(true);
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  useEffect(() => loadWhenIdle(SearchDialog.preload), []);
  const label = translate('console.search.title');
  return (
    <>
      <Tooltip title={`${label} (${SEARCH_KEYS})`}>
        <IconButton
          color="inherit"
          aria-label={label}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setOpen(true)}
        >
          <SearchIcon />
        </IconButton>
      </Tooltip>
      {isOpen ? (
        // A dialog at once: until the code is there, typed letters must not run shortcuts of the page.
        <Suspense fallback={<Dialog open onClose={close} aria-label={label} />}>
          <SearchDialog onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
};
