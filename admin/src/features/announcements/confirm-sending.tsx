import type { AdminAnnouncement } from '@bigorna/domain/endpoints/admin/content.schemas';
import { DialogContentText } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { ActionDialog } from '#shared/actions/titled-dialog.tsx';
import { useStaffQuery } from '#shared/data/use-staff-query.ts';
import { getMissingLanguages } from '#shared/forms/get-missing-languages.ts';
import { formatLanguageNames } from '#shared/i18n/format-language-names.ts';

interface ConfirmSendingProps {
  announcement: AdminAnnouncement;
  sending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before sending. Shows the number of members, the missing languages, and that sending cannot be undone. */
export const ConfirmSending = ({ announcement, sending, onConfirm, onClose }: ConfirmSendingProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const members = useStaffQuery('adminStatistics', { query: { days: 1 } }).data?.totals.users;
  const missing = getMissingLanguages([announcement.text]);
  const count = new Intl.NumberFormat(locale).format(members ?? 0);
  return (
    <ActionDialog
      title={translate('console.announcements.send_title')}
      action={translate('console.announcements.send')}
      isDisabled={sending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
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
          <p>{translate('console.announcements.send_missing', { languages: formatLanguageNames(missing, locale) })}</p>
        ) : null}
        <p>{translate('console.announcements.send_once')}</p>
      </DialogContentText>
    </ActionDialog>
  );
};
