import type { AdminReport } from '@bigorna/domain/endpoints/admin/comments';
import { NOTE_MAX } from '@bigorna/domain/limits';
import { Box, Checkbox, FormControlLabel, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { KeyButton } from '../queue-list/key-button.tsx';
import { Settled } from '../queue-list/settled.tsx';
import { manyOr } from './many-alike.ts';

export type ReportOutcome = 'upheld' | 'dismissed';

/** What staff are about to say of a report. */
export interface ReportDraft {
  readonly note: string;
  /** Decides all open ones about the same, too. */
  readonly all: boolean;
}
export const NO_DRAFT: ReportDraft = { note: '', all: true };

interface ReportDecisionProps {
  report: AdminReport;
  isCurrent: boolean;
  draft: ReportDraft;
  acting: boolean;
  onDraft: (draft: ReportDraft) => void;
  onDecide: (outcome: ReportOutcome) => void;
  onReopen: () => void;
}

/** How a report was decided, and the way to open it again. */
const Decided = ({ report, acting, onReopen }: Pick<ReportDecisionProps, 'report' | 'acting' | 'onReopen'>) => (
  <Settled
    outcome={`console.reports.outcome.${report.outcome ?? 'dismissed'}`}
    at={report.resolved_at}
    by={report.resolved_by}
    note={report.note}
    acting={acting}
    onReopen={onReopen}
  />
);

/** What staff write of a report for the others. */
const Note = ({ draft, onDraft }: Pick<ReportDecisionProps, 'draft' | 'onDraft'>) => {
  const translate = useTranslate();
  return (
    <TextField
      size="small"
      fullWidth
      multiline
      label={translate('console.reports.note')}
      value={draft.note}
      onChange={({ target }) => onDraft({ ...draft, note: target.value })}
      sx={{ mt: 1.5 }}
      slotProps={{ htmlInput: { maxLength: NOTE_MAX } }}
    />
  );
};

/** What becomes of a report: it is right, or it is not; with a note for the others. */
export const ReportDecision = (props: ReportDecisionProps) => {
  const { report, isCurrent, draft, acting, onDraft, onDecide } = props;
  const translate = useTranslate();
  if (report.resolved_at !== null)
    return (
      <>
        <Decided {...props} />
        {/* A colleague was faster: what is being written stays, for it can be opened again. */}
        {draft.note === '' ? null : <Note {...props} />}
      </>
    );
  return (
    <Box>
      <Note {...props} />
      {report.alike > 1 ? (
        <FormControlLabel
          control={<Checkbox checked={draft.all} onChange={(_event, all) => onDraft({ ...draft, all })} />}
          label={translate(manyOr('console.reports.all_alike', report), { smart_count: report.alike - 1 })}
        />
      ) : null}
      <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
        <KeyButton
          variant={isCurrent ? 'contained' : 'outlined'}
          label="console.action.uphold"
          letter="A"
          disabled={acting}
          onClick={() => onDecide('upheld')}
        />
        <KeyButton
          variant="outlined"
          label="console.action.dismiss"
          letter="R"
          disabled={acting}
          onClick={() => onDecide('dismissed')}
        />
      </Stack>
    </Box>
  );
};
