import type { AdminReport } from '@bigorna/domain/endpoints/admin/comments.schemas';
import { useState } from 'react';
import { z } from 'zod';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { findRowElement } from '#shared/queue-list/cursor-position.ts';
import { QueueRows } from '#shared/queue-list/queue-rows.tsx';
import { ShortcutHints } from '#shared/queue-list/shortcut-hints.tsx';
import { useDraftQueue } from '#shared/queue-list/use-draft-queue.ts';
import { useQueueKeys } from '#shared/queue-list/use-queue-keys.ts';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { groupDecided } from './group-decided.ts';
import { HideReportedDialog } from './hide-reported-dialog.tsx';
import { REPORT_ACTION_KEYS } from './report-actions.ts';
import { NO_DRAFT, type ReportDraft, type ReportOutcome } from './report-decision.tsx';
import { ReportRow } from './report-row.tsx';
import { toCommentParams, useReportActions } from './use-report-actions.tsx';

const reportDraft = z.object({ note: z.string(), all: z.boolean() });

const KEYS = [
  { keys: ['J'], text: 'console.queue.next' },
  { keys: ['K'], text: 'console.queue.previous' },
  { keys: ['A'], text: 'console.action.uphold' },
  { keys: ['R'], text: 'console.action.dismiss' },
  { keys: ['N'], text: 'console.word.note' },
  { keys: ['H'], text: 'console.action.hide' },
  { keys: ['D'], text: 'console.action.remove' },
  { keys: ['M'], text: 'console.reports.reject' },
  { keys: ['B'], text: 'console.action.ban' },
  { keys: ['O'], text: 'console.action.reopen' },
  { keys: ['Z'], text: 'console.action.undo' },
];
/** Shortcuts for staff who may take releases down. */
const ALL_KEYS = [...KEYS, { keys: ['T'], text: 'console.take_down.act' }];

/** A decision changes the report, or hides the reported comment. */
const getPaths = ({ id, path }: AdminReport) => [`reports/${id}`, path];

/** A report without a draft. A reopened report still has the note of the last decision. */
const getSavedDraft = ({ resolved_at, note }: AdminReport): ReportDraft =>
  resolved_at === null ? { ...NO_DRAFT, note } : NO_DRAFT;

/** Reports of the selected tab with shortcuts. Reports that one decision resolved share a card. */
export const ReportsQueue = () => {
  const queue = useDraftQueue('reports', NO_DRAFT, reportDraft, getPaths, groupDecided);
  const { drafts, rows, current, choice, moveBy, select } = queue;
  const { runAction, isBusy } = useStaffMutation();
  const canTakeDown = useCurrentStaff().canCall('takeDownRelease');

  /** A report to uphold, while its comment is still visible: a dialog asks whether to hide the comment. */
  const [askedReport, setAskedReport] = useState<AdminReport>();

  const getDraft = (report: AdminReport): ReportDraft =>
    drafts.ids.has(report.id) ? drafts.get(report.id) : getSavedDraft(report);
  const setDraft = (report: AdminReport, draft: ReportDraft) => {
    const saved = getSavedDraft(report);
    if (draft.note === saved.note && draft.all === saved.all) drafts.remove(report.id);
    else drafts.set(report.id, draft);
  };

  const resolve = async (report: AdminReport, outcome: ReportOutcome) => {
    const { id } = report;
    const { note, all } = getDraft(report);
    if (await runAction('resolveReport', { params: { id }, body: { outcome, note, all } })) drafts.remove(id);
    setAskedReport(undefined);
  };
  /** Also upholds all open reports about the comment. */
  const hideComment = async (report: AdminReport) => {
    const call = { params: toCommentParams(report), body: { reason: getDraft(report).note } };
    if (await runAction('hideComment', call)) drafts.remove(report.id);
    setAskedReport(undefined);
  };
  const decide = (report: AdminReport, outcome: ReportOutcome) => {
    const isShown = report.subject === 'comment' && report.about?.state === 'shown';
    if (outcome === 'upheld' && isShown) setAskedReport(report);
    else void resolve(report, outcome);
  };
  const onOpenReport = (key: (report: AdminReport) => void) => () => {
    if (current && !isBusy && current.resolved_at === null) key(current);
  };
  const actions = useReportActions({
    getNote: (report) => getDraft(report).note,
    hide: (report) => void hideComment(report),
    onRemoved: ({ id }) => drafts.remove(id),
    uphold: (report) => decide(report, 'upheld'),
  });
  const runByKey = (letter: string) =>
    onOpenReport((report) => {
      const action = actions.getActions(report).find((name) => REPORT_ACTION_KEYS[name] === letter);
      if (action && !actions.isActing) actions.run(action, report);
    });
  const reopen = ({ id }: AdminReport) => void runAction('reopenReport', { params: { id } });
  useQueueKeys({
    j: moveBy(1),
    k: moveBy(-1),
    a: onOpenReport((report) => decide(report, 'upheld')),
    r: onOpenReport((report) => decide(report, 'dismissed')),
    n: onOpenReport(({ id }) => findRowElement(id)?.querySelector('textarea')?.focus()),
    h: runByKey('H'),
    d: runByKey('D'),
    m: runByKey('M'),
    b: runByKey('B'),
    t: runByKey('T'),
    o: () => {
      if (current && !isBusy && current.resolved_at !== null) reopen(current);
    },
  });

  return (
    <>
      <ShortcutHints keys={canTakeDown ? ALL_KEYS : KEYS} />
      <QueueRows
        rows={rows}
        currentId={current?.id}
        choice={choice}
        empty="console.reports.empty"
        row={(report) => (
          <ReportRow
            report={report}
            isCurrent={report.id === current?.id}
            draft={getDraft(report)}
            isBusy={isBusy || actions.isActing}
            actions={actions.getActions(report)}
            onAction={(action) => actions.run(action, report)}
            onChoose={() => select(report.id)}
            onDraft={(draft) => setDraft(report, draft)}
            onDecide={(outcome) => decide(report, outcome)}
            onReopen={() => reopen(report)}
          />
        )}
      />
      {actions.dialogs}
      {askedReport ? (
        <HideReportedDialog
          report={askedReport}
          isBusy={isBusy}
          onHide={() => void hideComment(askedReport)}
          onKeep={() => void resolve(askedReport, 'upheld')}
          onClose={() => setAskedReport(undefined)}
        />
      ) : null}
    </>
  );
};
