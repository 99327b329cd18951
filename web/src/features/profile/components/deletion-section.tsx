import { Suspense, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useLatePart } from '#app/late-part/use-late-part.tsx';
import { Button } from '#ui/button.tsx';
import { Section } from './section.tsx';

const messages = defineMessages({
  lead: { id: 'profile.lead.deletion', defaultMessage: 'Para sempre: não há como voltar atrás.' },
  gone: { id: 'deletion.gone', defaultMessage: 'O que some' },
  goneText: {
    id: 'deletion.goneText',
    defaultMessage:
      'Perfil, foto, favoritos, histórico de downloads, atividade, conquistas, notificações, avaliações e preferências.',
  },
  stays: { id: 'deletion.stays', defaultMessage: 'O que fica' },
  staysText: {
    id: 'deletion.staysText',
    defaultMessage:
      'Seus comentários, como de uma conta excluída, e mensagens à equipe e denúncias, sem o seu nome nem o seu e-mail. Seu nome de usuário não será de mais ninguém.',
  },
  delete: { id: 'deletion.open', defaultMessage: 'Excluir minha conta' },
});

const loadDialog = async () => (await import('./deletion-dialog.tsx')).DeletionDialog;

const Fate = ({ title, text }: { title: MessageDescriptor; text: MessageDescriptor }) => (
  <div>
    <h3 className="mb-1 font-sans text-step-1 font-semibold">
      <FormattedMessage {...title} />
    </h3>
    <p className="text-text-2">
      <FormattedMessage {...text} />
    </p>
  </div>
);

/** What deleting the account takes and what it leaves, and the way to it. */
export const DeletionSection = () => {
  const DeletionDialog = useLatePart(loadDialog);
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <Section id="deletion" lead={messages.lead}>
      <div className="panel grid grid-cols-1 gap-5">
        <div className="grid gap-5 min-[40rem]:grid-cols-2">
          <Fate title={messages.gone} text={messages.goneText} />
          <Fate title={messages.stays} text={messages.staysText} />
        </div>
        <div>
          <Button
            variant="danger"
            aria-haspopup="dialog"
            onClick={() => {
              setWanted(true);
              setOpen(true);
            }}
          >
            <FormattedMessage {...messages.delete} />
          </Button>
        </div>
        {isWanted && (
          <Suspense>
            <DeletionDialog isOpen={isOpen} setOpen={setOpen} />
          </Suspense>
        )}
      </div>
    </Section>
  );
};
