import type { AdminReport } from '@bigorna/domain/endpoints/admin/comments.schemas';
import { Box, Checkbox, FormControlLabel, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { KeyButton } from '#shared/queue-list/key-button.tsx';
import { ResolvedItem } from '#shared/queue-list/resolved-item.tsx';
import { StaffNote } from '#shared/queue-list/staff-note.tsx';
import { getCountKey } from './get-count-key.ts';
import { REPORT_ACTION_KEYS, type ReportAction } from './report-actions.ts';

export type ReportOutcome = 'upheld' | 'dismissed';

/** Draft of a report's decision. */
export interface ReportDraft {
  readonly note: string;
  /** Whether the decision applies to all open reports on the same target. */
  readonly all: boolean;
}
export const NO_DRAFT: ReportDraft = { note: '', all: true };

export interface ReportDecisionProps {
  report: AdminReport;
  isCurrent: boolean;
  draft: ReportDraft;
  isBusy: boolean;
  /** Available actions on the target of the report. */
  actions: readonly ReportAction[];
  onAction: (action: ReportAction) => void;
  onDraft: (draft: ReportDraft) => void;
  onDecide: (outcome: ReportOutcome) => void;
  onReopen: () => void;
}

/** Message key of an action's button. */
const getActionLabel = (action: ReportAction, { subject }: AdminReport): string => {
  if (action === 'ban') return `console.reports.ban.${subject}`;
  if (action === 'reject') return 'console.reports.reject';
  return action === 'take_down' ? 'console.take_down.act' : `console.action.${action}`;
};

/** Decision of a report: uphold or dismiss, with an internal note. */
export const ReportDecision = (props: ReportDecisionProps) => {
  const { report, isCurrent, draft, isBusy, actions, onAction, onDraft, onDecide, onReopen } = props;
  const translate = useTranslate();
  const note = <StaffNote note={draft.note} onNote={(text) => onDraft({ ...draft, note: text })} sx={{ mt: 1.5 }} />;
  if (report.resolved_at !== null)
    return (
      <>
        <ResolvedItem
          outcome={`console.reports.outcome.${report.outcome ?? 'dismissed'}`}
          at={report.resolved_at}
          by={report.resolved_by}
          byName={report.resolved_by_name}
          note={report.note}
          isBusy={isBusy}
          onReopen={onReopen}
        />
        {/* If a colleague decided first, keep the draft: the report can be reopened. */}
        {draft.note === '' ? null : note}
      </>
    );
  return (
    <Box>
      {note}
      {report.alike > 1 ? (
        <FormControlLabel
          control={<Checkbox checked={draft.all} onChange={(_event, all) => onDraft({ ...draft, all })} />}
          label={translate(getCountKey('console.reports.all_alike', report), { smart_count: report.alike - 1 })}
        />
      ) : null}
      <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
        <KeyButton
          variant={isCurrent ? 'contained' : 'outlined'}
          label="console.action.uphold"
          letter="A"
          disabled={isBusy}
          onClick={() => onDecide('upheld')}
        />
        <KeyButton
          variant="outlined"
          label="console.action.dismiss"
          letter="R"
          disabled={isBusy}
          onClick={() => onDecide('dismissed')}
        />
        {actions.map((action) => (
          <KeyButton
            key={action}
            label={getActionLabel(action, report)}
            letter={REPORT_ACTION_KEYS[action]}
            color={action === 'hide' ? 'primary' : 'error'}
            disabled={isBusy}
            onClick={() => onAction(action)}
          />
        ))}
      </Stack>
    </Box>
  );
};
