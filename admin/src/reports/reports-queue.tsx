import type { AdminReport } from '@bigorna/domain/endpoints/admin/comments';
import { useListContext } from 'react-admin';
import { useStaffAct } from '../acts/use-staff-act.tsx';
import { KeysLine } from '../queue-list/keys-line.tsx';
import { QueueRows, rowElement } from '../queue-list/queue-rows.tsx';
import { useCursor } from '../queue-list/use-cursor.ts';
import { useDrafts } from '../queue-list/use-drafts.ts';
import { useKeptRows } from '../queue-list/use-kept-rows.ts';
import { useLeaveGuard } from '../queue-list/use-leave-guard.ts';
import { useQueueKeys } from '../queue-list/use-queue-keys.ts';
import { NO_DRAFT, type ReportOutcome } from './report-decision.tsx';
import { ReportRow } from './report-row.tsx';

const KEYS = [
  { keys: ['J'], text: 'console.queue.next' },
  { keys: ['K'], text: 'console.queue.previous' },
  { keys: ['A'], text: 'console.action.uphold' },
  { keys: ['R'], text: 'console.action.dismiss' },
  { keys: ['N'], text: 'console.queue.note' },
  { keys: ['O'], text: 'console.action.reopen' },
];

/** The chosen reports, worked through by keyboard. */
export const ReportsQueue = () => {
  const { data = [] } = useListContext<AdminReport>();
  const drafts = useDrafts(NO_DRAFT, ({ note, all }) => note === '' && all);
  const rows = useKeptRows(data, drafts.written);
  useLeaveGuard(drafts.written.size > 0);
  const { current, step, choose } = useCursor(rows);
  const { act, acting } = useStaffAct();

  const decide = async ({ id }: AdminReport, outcome: ReportOutcome) => {
    const { note, all } = drafts.of(id);
    if (await act('resolveReport', { params: { id }, body: { outcome, note, all } })) drafts.forget(id);
  };
  const reopen = ({ id }: AdminReport) => void act('reopenReport', { params: { id } });
  const move = (by: number) => () => {
    const id = step(by);
    if (id) rowElement(id)?.focus();
  };
  const atOpen = (key: (report: AdminReport) => void) => () => {
    if (current && !acting && current.resolved_at === null) key(current);
  };
  useQueueKeys({
    j: move(1),
    k: move(-1),
    a: atOpen((report) => void decide(report, 'upheld')),
    r: atOpen((report) => void decide(report, 'dismissed')),
    n: atOpen(({ id }) => rowElement(id)?.querySelector('textarea')?.focus()),
    o: () => {
      if (current && !acting && current.resolved_at !== null) reopen(current);
    },
  });

  return (
    <>
      <KeysLine keys={KEYS} />
      <QueueRows
        rows={rows}
        currentId={current?.id}
        empty="console.reports.empty"
        row={(report) => (
          <ReportRow
            report={report}
            isCurrent={report.id === current?.id}
            draft={drafts.of(report.id)}
            acting={acting}
            onChoose={() => choose(report.id)}
            onDraft={(draft) => drafts.set(report.id, draft)}
            onDecide={(outcome) => void decide(report, outcome)}
            onReopen={() => reopen(report)}
          />
        )}
      />
    </>
  );
};
