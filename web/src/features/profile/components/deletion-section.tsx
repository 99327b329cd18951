import { defineMessages, type MessageDescriptor } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { DeletionButton } from '#shared/own-data/deletion-button.tsx';
import { useOwnDataAccess } from '#shared/own-data/own-data-access.ts';
import { Section } from './section.tsx';

const messages = defineMessages({
  lead: { id: 'profile.lead.deletion', defaultMessage: 'A exclusão é definitiva e não pode ser desfeita.' },
  gone: { id: 'deletion.gone', defaultMessage: 'O que é excluído' },
  goneText: {
    id: 'deletion.goneText',
    defaultMessage:
      'Perfil, foto, favoritos, histórico de downloads, atividade, conquistas, notificações, avaliações e preferências.',
  },
  stays: { id: 'deletion.stays', defaultMessage: 'O que fica' },
  staysText: {
    id: 'deletion.staysText',
    defaultMessage:
      'Seus comentários, que passam a aparecer como “Conta excluída”, e suas denúncias e mensagens à equipe, sem o seu nome nem o seu e-mail. Ninguém mais poderá usar o seu nome de usuário.',
  },
});

const Consequence = ({ title, text }: { title: MessageDescriptor; text: MessageDescriptor }) => (
  <div>
    <h3 className="mb-1 font-sans text-step-1 font-semibold">{translate(title)}</h3>
    <p className="text-text-2">{translate(text)}</p>
  </div>
);

/** Consequences of deleting the account, and the button that deletes it. */
export const DeletionSection = () => {
  const access = useOwnDataAccess();
  return (
    <Section id="deletion" lead={messages.lead}>
      <div className="panel grid grid-cols-1 gap-5">
        <div className="grid gap-5 min-[40rem]:grid-cols-2">
          <Consequence title={messages.gone} text={messages.goneText} />
          <Consequence title={messages.stays} text={messages.staysText} />
        </div>
        <div>
          <DeletionButton access={access} />
        </div>
      </div>
    </Section>
  );
};
