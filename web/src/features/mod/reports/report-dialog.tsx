import { Dialog } from '@base-ui/react/dialog';
import type { ReportSubject } from '@bigorna/domain/entities/member';
import { X } from 'lucide-react';
import { defineMessage, defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useAuth } from '#session/auth-context.tsx';
import { ReportForm } from './report-form.tsx';
import { ReportGate } from './report-gate.tsx';
import type { ReportTarget } from './report-target.ts';

const messages = defineMessages({
  close: { id: 'report.close', defaultMessage: 'Fechar' },
  lead: {
    id: 'report.lead',
    defaultMessage: 'A equipe lê cada denúncia. Quem é denunciado não fica sabendo quem avisou.',
  },
});
const titles = defineMessages({
  mod: { id: 'report.titleMod', defaultMessage: 'Denunciar este mod' },
  comment: { id: 'report.titleComment', defaultMessage: 'Denunciar comentário' },
  member: { id: 'report.titleMember', defaultMessage: 'Denunciar autor' },
}) satisfies Record<ReportSubject, MessageDescriptor>;
const about = defineMessage<{ readonly name: string }>({ id: 'report.about', defaultMessage: 'Sobre: {name}' });

interface ReportDialogProps {
  target: ReportTarget;
  isOpen: boolean;
  onClose: () => void;
  /** Where the focus goes when it closes. */
  focusAfter?: () => HTMLElement | null;
}

/** Tells staff of a mod, a comment or a member. */
export const ReportDialog = ({ target, isOpen, onClose, focusAfter }: ReportDialogProps) => {
  const intl = useIntl();
  const { user } = useAuth();
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="sheet-backdrop" />
        <Dialog.Popup className="dialog grid grid-cols-1 gap-4" finalFocus={focusAfter}>
          <div className="dialog-head">
            <Dialog.Title>
              <FormattedMessage {...titles[target.subject]} />
            </Dialog.Title>
            <Dialog.Close className="icon-btn" aria-label={intl.formatMessage(messages.close)}>
              <X aria-hidden size={20} />
            </Dialog.Close>
          </div>
          <Dialog.Description className="text-text-2 wrap-anywhere">
            <strong className="block text-text">
              <FormattedMessage {...about} values={{ name: target.name }} />
            </strong>
            <FormattedMessage {...messages.lead} />
          </Dialog.Description>
          {user?.is_verified ? <ReportForm target={target} onDone={onClose} /> : <ReportGate onLeave={onClose} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
