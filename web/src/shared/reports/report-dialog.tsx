import { Dialog } from '@base-ui/react/dialog';
import type { ReportSubject } from '@bigorna/domain/entities/member';
import { defineMessage, defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { useAuth } from '#shared/session/auth-context.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { ReportForm } from './report-form.tsx';
import { ReportGate } from './report-gate.tsx';
import type { ReportTarget } from './report-target.ts';

const messages = defineMessages({
  close: { id: 'report.close', defaultMessage: 'Fechar' },
  lead: {
    id: 'report.lead',
    defaultMessage: 'A equipe lê todas as denúncias. A pessoa denunciada não fica sabendo quem denunciou.',
  },
});
const titles = defineMessages({
  mod: { id: 'report.titleMod', defaultMessage: 'Denunciar este conteúdo' },
  comment: { id: 'report.titleComment', defaultMessage: 'Denunciar comentário' },
  member: { id: 'report.titleMember', defaultMessage: 'Denunciar membro' },
}) satisfies Record<ReportSubject, MessageDescriptor>;
const about = defineMessage<{ readonly name: string }>({ id: 'report.about', defaultMessage: 'Sobre: {name}' });

interface ReportDialogProps {
  target: ReportTarget;
  isOpen: boolean;
  onClose: () => void;
  /** Gets the element to focus after closing. */
  focusAfter?: () => HTMLElement | null;
}

/** Reports a mod, a comment or a member to staff. */
export const ReportDialog = ({ target, isOpen, onClose, focusAfter }: ReportDialogProps) => {
  const intl = useIntl();
  const { user } = useAuth();
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      finalFocus={focusAfter}
      layout="grid grid-cols-1 gap-4"
      title={translate(titles[target.subject])}
      closeLabel={intl.formatMessage(messages.close)}
    >
      <Dialog.Description className="text-text-2 wrap-anywhere">
        <strong className="block text-text">{translate(about, { name: target.name })}</strong>
        {translate(messages.lead)}
      </Dialog.Description>
      {user?.is_verified ? <ReportForm target={target} onDone={onClose} /> : <ReportGate onLeave={onClose} />}
    </Modal>
  );
};
