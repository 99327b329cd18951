import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { ReportDialog } from '../reports/report-dialog.tsx';
import { authorName } from './comment-author.tsx';
import type { AskedAction } from './comment-item.tsx';
import type { CommentRow } from './comment-row.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import type { CommentActs } from './use-comment-acts.ts';

/** What was asked about which comment, from where. */
export interface Asked {
  action: AskedAction;
  row: CommentRow;
  trigger: HTMLElement | null;
}

interface AskedDialogProps {
  modId: string;
  asked: Asked;
  isOpen: boolean;
  onClose: () => void;
  acts: CommentActs;
  /** Has the focus where the comment is gone. */
  place: RefObject<HTMLElement | null>;
}

/** The dialog that a comment's action asks for. */
export const AskedDialog = ({ modId, asked, isOpen, onClose, acts, place }: AskedDialogProps) => {
  const intl = useIntl();
  const { action, row, trigger } = asked;
  const focusAfter = (): HTMLElement | null => (trigger?.isConnected ? trigger : place.current);
  if (action === 'delete' || action === 'remove') {
    return (
      <DeleteDialog isOpen={isOpen} onClose={onClose} onDelete={() => acts[action](row)} focusAfter={focusAfter} />
    );
  }
  const name = authorName(intl, row.author);
  const target =
    action === 'report'
      ? ({ subject: 'comment', path: `mods/${modId}/comments/${row.id}`, name } as const)
      : ({ subject: 'member', path: `profiles/${row.uid}`, name } as const);
  return <ReportDialog target={target} isOpen={isOpen} onClose={onClose} focusAfter={focusAfter} />;
};
