import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useLatePart } from '#app/late-part/use-late-part.tsx';
import { Button } from '#ui/button.tsx';

const messages = defineMessages({ report: { id: 'report.open', defaultMessage: 'Denunciar' } });

const loadDialog = async () => (await import('./report-dialog.tsx')).ReportDialog;

/** The way to report a mod; the dialog's code comes when it is asked for. */
export const ReportButton = ({ mod }: { mod: ModPage }) => {
  const ReportDialog = useLatePart(loadDialog);
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Flag aria-hidden size={18} />
        <FormattedMessage {...messages.report} />
      </Button>
      {isWanted && (
        <Suspense>
          <ReportDialog
            target={{ subject: 'mod', path: `mods/${mod.id}`, name: mod.title }}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
