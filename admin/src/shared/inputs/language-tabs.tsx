import { LOCALE_OPTIONS, type Locale } from '@bigorna/domain/locales';
import { Box } from '@mui/material';
import type { KeyboardEvent } from 'react';

const MARKS = { filled: '●', wrong: '⚠' } as const;

// One rule for all tabs. MUI's tabs, or styles per tab, would make a form with many texts slow.
const STYLES = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 5rem)',
  '& > button': {
    typography: 'button',
    minHeight: 36,
    // Only the selected tab has a border, because forced colors would show a transparent one.
    p: '0 0 2px',
    border: 0,
    background: 'none',
    color: 'text.secondary',
    cursor: 'pointer',
    outlineOffset: -2,
  },
  '& > [aria-selected=true]': { pb: 0, borderBottom: '2px solid', color: 'primary.main' },
  '& > [data-mark=wrong]': { color: 'error.main' },
} as const;

/** Position of the tab that a key selects; -1 is the last one. */
const getPosition = (key: string, current: number): number | undefined => {
  if (key === 'ArrowLeft') return current - 1;
  if (key === 'ArrowRight') return (current + 1) % LOCALE_OPTIONS.length;
  if (key === 'Home') return 0;
  return key === 'End' ? -1 : undefined;
};

interface LanguageTabsProps {
  /** Start of the ids of the tabs and the panel. */
  id: string;
  label: string;
  selected: Locale;
  onSelect: (locale: Locale) => void;
  getMark: (locale: Locale) => keyof typeof MARKS | undefined;
}

/** A tab for each language. */
export const LanguageTabs = ({ id, label, selected, onSelect, getMark }: LanguageTabsProps) => {
  const selectByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const current = LOCALE_OPTIONS.findIndex(({ code }) => code === selected);
    const position = getPosition(event.key, current);
    const next = position === undefined ? undefined : LOCALE_OPTIONS.at(position);
    if (!next) return;
    event.preventDefault();
    document.getElementById(`${id}-tab-${next.code}`)?.focus();
    onSelect(next.code);
  };
  return (
    <Box role="tablist" aria-label={label} onKeyDown={selectByKey} sx={STYLES}>
      {LOCALE_OPTIONS.map(({ code, nativeName }) => {
        const mark = getMark(code);
        return (
          <button
            key={code}
            type="button"
            role="tab"
            id={`${id}-tab-${code}`}
            aria-label={`${code} ${nativeName}`}
            aria-controls={`${id}-panel`}
            aria-selected={code === selected}
            tabIndex={code === selected ? 0 : -1}
            data-mark={mark}
            onClick={() => onSelect(code)}
          >
            {code} {mark && MARKS[mark]}
          </button>
        );
      })}
    </Box>
  );
};
