import type { AdminReport } from '@bigorna/domain/endpoints/admin/comments.schemas';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionDialog } from '#shared/actions/titled-dialog.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { QuotedText } from '#shared/fields/quoted-text.tsx';
import { UiText } from '#shared/fields/ui-text.tsx';
import { BanDialog } from '#shared/people/ban-dialog.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { getReportTarget } from './get-report-target.ts';
import { getReportActions, type ReportAction } from './report-actions.ts';
import { ReportRejection } from './report-rejection.tsx';
import { ReportTakeDown } from './report-take-down.tsx';

/** Parameters of the calls about a reported comment. */
export const toCommentParams = ({ path }: Pick<AdminReport, 'path'>) => {
  const [, mod = '', , id = ''] = path.split('/');
  return { mod, id };
};

interface ReportActionCallbacks {
  /** The staff note of a report, which is logged as the reason of a deletion. */
  getNote: (report: AdminReport) => string;
  /** Hides the comment, which upholds all open reports about it. */
  hide: (report: AdminReport) => void;
  /** Called after a comment was deleted. The deletion upholds all open reports about the comment. */
  onRemoved: (report: AdminReport) => void;
  /** Upholds the reports after a ban, a rejection or a take-down. */
  uphold: (report: AdminReport) => void;
}

/**
 * Actions on the target of a report.
 *
 * @returns `getActions` of a report; `run`, which starts an action; `dialogs` to render with the page
 */
export const useReportActions = ({ getNote, hide, onRemoved, uphold }: ReportActionCallbacks) => {
  const translate = useTranslate();
  const { canCall } = useCurrentStaff();
  const { runAction, isBusy } = useStaffMutation();
  const [pending, setPending] = useState<{ action: ReportAction; report: AdminReport; isDone?: boolean }>();
  const close = () => setPending(undefined);
  const remove = async (report: AdminReport) => {
    const call = { params: toCommentParams(report), body: { reason: getNote(report) } };
    if ((await runAction('removeComment', call)) !== undefined) onRemoved(report);
    close();
  };
  const renderDialog = ({ action, report, isDone = false }: NonNullable<typeof pending>): ReactNode => {
    const { about } = report;
    const { modId } = getReportTarget(report);
    if (action === 'remove')
      return (
        <ActionDialog
          title={translate('console.comments.remove_title')}
          action={translate('console.action.remove')}
          color="error"
          isDisabled={isBusy}
          onConfirm={() => void remove(report)}
          onClose={close}
        >
          <QuotedText>{about?.text}</QuotedText>
          <UiText text="console.comments.remove_text" />
        </ActionDialog>
      );
    if (action === 'ban' && about?.uid && about.owner)
      return (
        <BanDialog
          user={{ id: about.uid, display_name: about.owner.name }}
          onDone={() => uphold(report)}
          onClose={close}
        />
      );
    if (modId === null) return null;
    if (action === 'reject') return <ReportRejection modId={modId} onDone={() => uphold(report)} onClose={close} />;
    if (action !== 'take_down') return null;
    // The dialog stays open with the result. For a reported comment, closing the dialog then upholds the report, which
    // asks whether to hide the comment.
    const isAboutMod = report.subject === 'mod';
    return (
      <ReportTakeDown
        modId={modId}
        onDone={() => (isAboutMod ? uphold(report) : setPending({ action, report, isDone: true }))}
        onClose={() => {
          close();
          if (isDone) uphold(report);
        }}
      />
    );
  };
  return {
    isActing: isBusy,
    getActions: (report: AdminReport) => getReportActions(report, canCall),
    run: (action: ReportAction, report: AdminReport) =>
      action === 'hide' ? hide(report) : setPending({ action, report }),
    dialogs: pending ? renderDialog(pending) : null,
  };
};
