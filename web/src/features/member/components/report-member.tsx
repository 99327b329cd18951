import { Flag } from 'lucide-react';
import { useRef } from 'react';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { useReportDialog } from '#shared/reports/use-report-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';

const messages = defineMessages({ report: { id: 'report.open', defaultMessage: 'Denunciar' } });

/** Button that reports a member to staff. */
export const ReportMember = ({ uid, name }: { uid: string; name: string }) => {
  const button = useRef<HTMLButtonElement>(null);
  const target = { subject: 'member', path: `profiles/${uid}`, name } as const;
  const { open, dialog } = useReportDialog(target, () => button.current);
  return (
    <>
      <Button ref={button} variant="ghost" onClick={open}>
        <Flag aria-hidden size={18} />
        {translate(messages.report)}
      </Button>
      {dialog}
    </>
  );
};
