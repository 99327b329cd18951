import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { ReportDialog } from '#shared/reports/report-dialog.tsx';
import { getAuthorName } from './comment-author.tsx';
import type { ConfirmedAction } from './comment-item.tsx';
import type { CommentRow } from './comment-row.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import type { CommentMutations } from './use-comment-mutations.ts';

/** A comment action that needs a dialog. */
export interface ActionRequest {
  action: ConfirmedAction;
  row: CommentRow;
  trigger: HTMLElement | null;
}

interface CommentActionDialogProps {
  modId: string;
  request: ActionRequest;
  isOpen: boolean;
  onClose: () => void;
  mutations: CommentMutations;
  /** Takes focus if the comment disappears. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

export const CommentActionDialog = ({
  modId,
  request,
  isOpen,
  onClose,
  mutations,
  fallbackFocus,
}: CommentActionDialogProps) => {
  const intl = useIntl();
  const { action, row, trigger } = request;
  const focusAfter = (): HTMLElement | null => (trigger?.isConnected ? trigger : fallbackFocus.current);
  if (action === 'delete' || action === 'remove') {
    return (
      <DeleteDialog isOpen={isOpen} onClose={onClose} onDelete={() => mutations[action](row)} focusAfter={focusAfter} />
    );
  }
  const name = getAuthorName(intl, row.author);
  const target =
    action === 'report'
      ? ({ subject: 'comment', path: `mods/${modId}/comments/${row.id}`, name } as const)
      : ({ subject: 'member', path: `profiles/${row.uid}`, name } as const);
  return <ReportDialog target={target} isOpen={isOpen} onClose={onClose} focusAfter={focusAfter} />;
};
