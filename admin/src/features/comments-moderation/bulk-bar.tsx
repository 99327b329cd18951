import { type AdminComment, BULK_ACTIONS } from '@bigorna/domain/endpoints/admin/comments.schemas';
import { Box, Button, Paper } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { BulkResults } from '#shared/actions/bulk-results.tsx';
import { ConfirmBulk } from '#shared/actions/confirm-bulk.tsx';
import { useBulkRun } from '#shared/actions/use-bulk-run.ts';
import { callStaffApi } from '#shared/data/call-staff-api.ts';
import { UiText } from '#shared/fields/ui-text.tsx';
import { useVisibleSelection } from '#shared/lists/use-visible-selection.ts';

export type BulkAction = (typeof BULK_ACTIONS)[number];

interface BulkBarProps {
  /** The action that the bar asks about. */
  pendingAction: BulkAction | undefined;
  setPendingAction: (action: BulkAction | undefined) => void;
}

/** Bulk actions for the selected comments. Each asks first. Failed comments stay selected and are listed. */
export const BulkBar = ({ pendingAction, setPendingAction }: BulkBarProps) => {
  const translate = useTranslate();
  const { onUnselectItems } = useListContext<AdminComment>();
  const selected = useVisibleSelection<AdminComment>();
  const { run, isRunning, ...outcome } = useBulkRun();
  const count = selected.length;
  const confirm = async (action: BulkAction) => {
    const body = { action, ids: selected.map(({ id }) => id) };
    await run({
      done: `console.comments.bulk_done.${action}`,
      names: new Map(selected.map((comment) => [comment.id, toName(comment)])),
      isFinal: action === 'remove',
      work: async () => (await callStaffApi('bulkComments', { body })).data,
    });
    setPendingAction(undefined);
  };
  const toName = ({ author, text }: AdminComment) =>
    `${author.display_name || translate('console.word.gone')} · ${text.slice(0, 80)}`;
  return (
    <>
      {count > 0 ? (
        <Paper
          variant="outlined"
          role="toolbar"
          aria-label={translate('console.comments.bulk')}
          sx={{ position: 'sticky', bottom: 8, zIndex: 2, mt: 2, p: 1.5, borderColor: 'primary.main', borderWidth: 2 }}
        >
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <UiText sx={{ fontWeight: 700, mr: 1 }} text="console.comments.selected" values={{ smart_count: count }} />
            {BULK_ACTIONS.map((action) => (
              <Button
                key={action}
                variant="outlined"
                color={action === 'remove' ? 'error' : 'primary'}
                disabled={isRunning}
                onClick={() => setPendingAction(action)}
              >
                {translate(`console.action.${action}`)}
              </Button>
            ))}
            <Button color="inherit" onClick={() => onUnselectItems()}>
              {translate('console.comments.unselect')}
            </Button>
          </Box>
        </Paper>
      ) : null}
      {pendingAction ? (
        <ConfirmBulk
          title={translate(`console.comments.bulk_ask.${pendingAction}`, { smart_count: count })}
          text={translate(`console.comments.bulk_help.${pendingAction}`)}
          action={translate(`console.action.${pendingAction}`)}
          isFinal={pendingAction === 'remove'}
          count={count}
          isBusy={isRunning}
          onConfirm={() => void confirm(pendingAction)}
          onClose={() => setPendingAction(undefined)}
        />
      ) : null}
      <BulkResults {...outcome} />
    </>
  );
};
