import { revealHidden } from '@bigorna/domain/reveal-hidden';
import ChevronRightIcon from '@mui/icons-material/ChevronRightOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box } from '@mui/material';
import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { FileSize } from '#shared/fields/file-size.tsx';
import type { TreeRow } from './tree-rows.ts';

/** Deeper folders are not indented further, so that names keep their room. */
const INDENTED_MAX = 8;

/** One style for all rows, because a tree has hundreds. */
const ROWS_STYLE = {
  m: 0,
  p: 0.25,
  listStyle: 'none',
  fontSize: '0.8125rem',
  // In one column, rows are high enough for fingers.
  '& li': { display: 'flex', alignItems: 'flex-start', gap: 0.5, py: { xs: 1, md: 0.5 }, pr: 0.5, cursor: 'pointer' },
  '& li:hover': { bgcolor: 'action.hover' },
  '& li[aria-selected=true]': { bgcolor: 'action.selected' },
  '& li:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  '& svg': { flex: 'none', fontSize: 18 },
  '& [aria-expanded=true] > svg:first-of-type': { transform: 'rotate(90deg)' },
  // A name from right to left is not moved to the other side.
  '& bdi': { flex: 1, minWidth: 0, overflowWrap: 'anywhere', textAlign: 'left' },
  '& span': { flex: 'none', fontSize: '0.75rem', color: 'text.secondary' },
} as const;

interface ItemProps {
  kind: TreeRow['kind'];
  label: string;
  depth: number;
  size: number | null;
  isOpen: boolean;
  isChosen: boolean;
  isFlagged: boolean;
  /** Whether the tab key reaches this row. */
  isActive: boolean;
}

const Item = memo(({ kind, label, depth, size, isOpen, isChosen, isFlagged, isActive }: ItemProps) => {
  const translate = useTranslate();
  return (
    <li
      role="treeitem"
      aria-level={depth + 1}
      aria-expanded={kind === 'folder' ? isOpen : undefined}
      aria-selected={isChosen}
      tabIndex={isActive ? 0 : -1}
      style={{ paddingInlineStart: `${Math.min(depth, INDENTED_MAX) * 0.75 + 0.25}rem` }}
    >
      {kind === 'folder' ? <ChevronRightIcon aria-hidden /> : null}
      <bdi>{label}</bdi>
      {isFlagged ? <WarningIcon color="warning" titleAccess={translate('console.releases.inside.finding')} /> : null}
      {kind === 'file' ? <FileSize bytes={size} /> : null}
    </li>
  );
});

interface FileTreeProps {
  rows: readonly TreeRow[];
  /** Path of the chosen file. */
  chosen: string | null;
  /** Paths of files with findings, and of the folders that contain them. */
  flagged: ReadonlySet<string>;
  /** Chooses a file, opens or closes a folder, or shows more rows. */
  onActivate: (row: TreeRow) => void;
}

/** Index of the row that a key moves to; undefined if the key does nothing. */
const findTarget = (key: string, rows: readonly TreeRow[], at: number): number | undefined => {
  const row = rows[at];
  if (key === 'ArrowDown') return at + 1;
  if (key === 'ArrowUp') return at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return rows.length - 1;
  if (key === 'ArrowRight' && row?.kind === 'folder' && row.isOpen) return at + 1;
  if (key === 'ArrowLeft' && row) return rows.findLastIndex(({ depth }, i) => i < at && depth < row.depth);
  return undefined;
};

/**
 * Rows of an archive's folders and files, with the keys of a tree: arrows, Home, End, Enter and Space. The tab key
 * reaches one row only.
 */
export const FileTree = ({ rows, chosen, flagged, onActivate }: FileTreeProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const list = useRef<HTMLUListElement>(null);
  const [activeKey, setActiveKey] = useState<string | null>(chosen);
  const [lastChosen, setLastChosen] = useState(chosen);
  if (chosen !== lastChosen) {
    setLastChosen(chosen);
    setActiveKey(chosen);
  }
  const active = Math.max(
    0,
    rows.findIndex(({ key }) => key === activeKey),
  );

  // Scrolls only the list, not the dialog around it.
  useLayoutEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    const box = list.current?.parentElement;
    if (chosen === null || !item || !box) return;
    const top = item.offsetTop - box.offsetTop;
    const isVisible = top >= box.scrollTop && top + item.offsetHeight <= box.scrollTop + box.clientHeight;
    if (!isVisible) box.scrollTop = top - box.clientHeight / 2;
  }, [chosen]);

  const findIndex = ({ target }: SyntheticEvent): number => {
    const item = target instanceof Element ? target.closest('li') : null;
    return item ? [...(list.current?.children ?? [])].indexOf(item) : -1;
  };
  const focusRow = (at: number): void => {
    const item = list.current?.children[at];
    if (item instanceof HTMLElement) item.focus();
  };
  const activate = (at: number): void => {
    const row = rows[at];
    if (!row) return;
    flushSync(() => onActivate(row));
    // The first of the new rows takes the place of this one.
    if (row.kind === 'more') focusRow(at);
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = findIndex(event);
    const row = rows[at];
    const toggles = row?.kind === 'folder' && event.key === (row.isOpen ? 'ArrowLeft' : 'ArrowRight');
    const target = findTarget(event.key, rows, at);
    if (toggles || event.key === 'Enter' || event.key === ' ') activate(at);
    else if (target !== undefined) focusRow(target);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const getLabel = (row: TreeRow): string => {
    if (row.kind === 'more')
      return translate('console.releases.inside.more', { count: new Intl.NumberFormat(locale).format(row.left) });
    return revealHidden(row.kind === 'folder' ? row.folder.name : row.label);
  };

  return (
    <Box
      component="ul"
      ref={list}
      role="tree"
      aria-label={translate('console.releases.inside.files')}
      onClick={(event) => activate(findIndex(event))}
      onFocus={(event: FocusEvent) => setActiveKey(rows[findIndex(event)]?.key ?? null)}
      onKeyDown={handleKey}
      sx={ROWS_STYLE}
    >
      {rows.map((row, i) => (
        <Item
          key={row.key}
          kind={row.kind}
          label={getLabel(row)}
          depth={row.depth}
          size={row.kind === 'file' ? row.file.size : null}
          isOpen={row.kind === 'folder' && row.isOpen}
          isChosen={row.key === chosen}
          isFlagged={flagged.has(row.key)}
          isActive={i === active}
        />
      ))}
    </Box>
  );
};
