import type { AdminAnnouncement } from '@bigorna/domain/endpoints/admin/content';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { missingLanguages, namesOf } from '../content/missing-languages.ts';
import { useMemberCount } from './use-member-count.ts';

interface ConfirmSendingProps {
  announcement: AdminAnnouncement;
  sending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before all are told: how many they are, in which languages it lacks, and that there is no way back. */
export const ConfirmSending = ({ announcement, sending, onConfirm, onClose }: ConfirmSendingProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const titleId = useId();
  const members = useMemberCount();
  const missing = missingLanguages([announcement.text]);
  const count = new Intl.NumberFormat(locale).format(members ?? 0);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{translate('console.announcements.send_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText component="div" aria-live="polite">
          <p>
            <strong>
              {members === undefined
                ? translate('console.announcements.send_unknown')
                : translate('console.announcements.send_count', { smart_count: members, count })}
            </strong>{' '}
            {translate('console.announcements.send_settings')}
          </p>
          {missing.length > 0 ? (
            <p>{translate('console.announcements.send_missing', { languages: namesOf(missing) })}</p>
          ) : null}
          <p>{translate('console.announcements.send_once')}</p>
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" onClick={onConfirm} disabled={sending}>
          {translate('console.announcements.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
