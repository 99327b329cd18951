import { area } from '../area.ts';

/** The desk of contact messages. */
export const messages = area({
  'pt-BR': {
    resources: {
      'contact-messages': {
        name: 'Mensagem |||| Mensagens',
        fields: { answered: 'Respondida', note: 'Observação', handled_at: 'Tratada em', handled_by: 'Tratada por' },
      },
    },
    console: {
      messages: {
        title: 'Mensagens',
        lead: 'O site promete resposta em 24 horas. A que espera há mais tempo está em cima.',
        tabs: 'Mensagens',
        tab: { waiting: 'Esperando', handled: 'Tratadas', all: 'Todas' },
        empty: 'Nenhuma mensagem aqui.',
        of: 'Mensagem de %{name}: %{subject}',
        due: '%{hours} h para responder',
        due_soon: 'Menos de 1 hora para responder',
        overdue: 'Atrasada há %{time}',
        overdue_just: 'Atrasada há menos de 1 hora',
        note: 'Observação para a equipe (opcional)',
        answered: 'Respondida',
        put_aside: 'Posta de lado, sem resposta',
      },
    },
  },
  'en-US': {
    resources: {
      'contact-messages': {
        name: 'Message |||| Messages',
        fields: { answered: 'Answered', note: 'Note', handled_at: 'Handled at', handled_by: 'Handled by' },
      },
    },
    console: {
      messages: {
        title: 'Messages',
        lead: 'The site promises an answer within 24 hours. The one that has waited longest is on top.',
        tabs: 'Messages',
        tab: { waiting: 'Waiting', handled: 'Handled', all: 'All' },
        empty: 'No messages here.',
        of: 'Message of %{name}: %{subject}',
        due: '%{hours} h to answer',
        due_soon: 'Less than 1 hour to answer',
        overdue: 'Overdue by %{time}',
        overdue_just: 'Overdue by less than 1 hour',
        note: 'Note for the team (optional)',
        answered: 'Answered',
        put_aside: 'Put aside without an answer',
      },
    },
  },
});
