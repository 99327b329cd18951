import type { MouseEvent, ReactNode } from 'react';
import { DataTableBody, DataTableRow, type DataTableRowProps, Link, type LinkProps } from 'react-admin';
import { ROW_LINK, rememberRow } from './use-row-keys.ts';

const CONTROLS = 'a, button, input, label';

/** The link of a list's row. J and K focus the link. A click anywhere in a table row follows the link. */
export const RowLink = ({ sx, ...props }: LinkProps) => (
  <Link
    {...{ [ROW_LINK]: '' }}
    variant="body1"
    underline="hover"
    state={{ _scrollToTop: true }}
    onClick={({ currentTarget }: MouseEvent<HTMLAnchorElement>) => rememberRow(currentTarget)}
    sx={[
      { display: 'inline-block', fontWeight: 700, color: 'text.primary', overflowWrap: 'anywhere' },
      ...[sx ?? {}].flat(),
    ]}
    {...props}
  />
);

/** Follows the row's link; with Ctrl, ⌘ or the middle button in a new tab. Ignores clicks in the row's dialogs. */
const openRow = (event: MouseEvent<HTMLElement>): void => {
  const { currentTarget: row, target } = event;
  if (!(target instanceof Element && row.contains(target)) || target.closest(CONTROLS)) return;
  const link = row.querySelector<HTMLAnchorElement>(`a[${ROW_LINK}]`);
  if (!link) return;
  if (event.ctrlKey || event.metaKey || event.button === 1) window.open(link.href, '_blank', 'noopener');
  else if (event.button === 0 && getSelection()?.isCollapsed !== false) link.click();
};

const Row = (props: DataTableRowProps) => <DataTableRow {...props} onClick={openRow} onAuxClick={openRow} />;

/** Body of a table whose rows have a `RowLink`. */
export const LinkedRows = ({ children }: { children?: ReactNode }) => (
  <DataTableBody row={Row}>{children}</DataTableBody>
);
