import { type AdminComment, BULK_ACTIONS, type BulkResult } from '@bigorna/domain/endpoints/admin/comments';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { BulkResults } from '../acts/bulk-results.tsx';
import { ConfirmBulk, needsConfirm } from '../acts/confirm-bulk.tsx';
import { useStaffAct } from '../acts/use-staff-act.tsx';
import { useChosenRows } from '../lists/use-chosen-rows.ts';

type BulkAction = (typeof BULK_ACTIONS)[number];
/** What can't be taken back is asked about however few they are. */
const asks = (action: BulkAction, count: number) => action === 'remove' || needsConfirm(count);

/** What can be done with all comments chosen at once; those that failed stay chosen, and are named. */
export const BulkBar = ({ rows }: { rows: readonly AdminComment[] }) => {
  const translate = useTranslate();
  const { onSelect, onUnselectItems } = useListContext<AdminComment>();
  const chosen = useChosenRows<AdminComment>();
  const { act, acting } = useStaffAct();
  const [asked, setAsked] = useState<BulkAction>();
  const [results, setResults] = useState<BulkResult[]>([]);
  const count = chosen.length;
  const carryOut = async (action: BulkAction) => {
    const told = await act('bulkComments', { body: { action, ids: chosen.map(({ id }) => id) } });
    setAsked(undefined);
    if (!told) return;
    setResults(told);
    onSelect(told.filter(({ ok }) => !ok).map(({ id }) => id));
  };
  const nameOf = (id: string) => {
    const row = rows.find((comment) => comment.id === id);
    return row ? `${row.author.display_name || translate('console.word.gone')}: ${row.text.slice(0, 80)}` : id;
  };
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
            <Typography sx={{ fontWeight: 700, mr: 1 }}>
              {translate('console.comments.selected', { smart_count: count })}
            </Typography>
            {BULK_ACTIONS.map((action) => (
              <Button
                key={action}
                variant="outlined"
                color={action === 'remove' ? 'error' : 'primary'}
                disabled={acting}
                onClick={() => (asks(action, count) ? setAsked(action) : void carryOut(action))}
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
      {asked ? (
        <ConfirmBulk
          open
          action={translate(`console.action.${asked}`)}
          count={count}
          acting={acting}
          onConfirm={() => void carryOut(asked)}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      <BulkResults results={results} nameOf={nameOf} onClose={() => setResults([])} />
    </>
  );
};
