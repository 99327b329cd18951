import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import { REASON_MAX, REASON_MIN } from '@bigorna/domain/limits';
import { statusAfter } from '@bigorna/domain/mod-status';
import CloseIcon from '@mui/icons-material/Close';
import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState } from 'react';
import {
  Button,
  Form,
  maxLength,
  required,
  SaveButton,
  TextInput,
  useCanAccess,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useModDecision } from './use-mod-decision.ts';

/** Blanks are no reason: the API counts what is left without them. */
const saysEnough = (reason: unknown) =>
  String(reason ?? '').trim().length >= REASON_MIN ? undefined : 'console.mods.no_reason';
const REASON_RULES = [required('console.mods.no_reason'), saysEnough, maxLength(REASON_MAX)];

const Reject = ({ mod }: { mod: StaffModCard }) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { deciding, decide } = useModDecision(mod);
  const submit = async ({ reason }: FieldValues) => {
    if (await decide(String(reason).trim())) setOpen(false);
  };
  return (
    <>
      <Button
        label="console.mods.reject"
        color="error"
        disabled={deciding}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      >
        <CloseIcon />
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        onClick={(event) => event.stopPropagation()}
        fullWidth
        maxWidth="sm"
      >
        <Form onSubmit={submit} record={{}}>
          <DialogTitle>{translate('console.mods.reject_title', { title: mod.title })}</DialogTitle>
          <DialogContent>
            <DialogContentText sx={{ mb: 2 }}>{translate('console.mods.reject_help')}</DialogContentText>
            <TextInput
              source="reason"
              label="console.mods.reason"
              validate={REASON_RULES}
              multiline
              minRows={3}
              fullWidth
              autoFocus
            />
          </DialogContent>
          <DialogActions>
            <Button label="ra.action.cancel" onClick={() => setOpen(false)} />
            <SaveButton label="console.mods.reject" icon={<CloseIcon />} color="error" alwaysEnable />
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
};

/** Rejects the record with a reason; shown where its status and the reader's role allow it. */
export const RejectButton = () => {
  const mod = useRecordContext<StaffModCard>();
  const { canAccess } = useCanAccess({ resource: 'mods', action: 'reject' });
  return mod && canAccess && statusAfter(mod.status, 'reject') ? <Reject mod={mod} /> : null;
};
