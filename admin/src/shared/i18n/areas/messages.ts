import { defineArea } from '../area.ts';

/** Contact message queue. */
export const messages = defineArea({
  resources: {
    'contact-messages': {
      fields: {
        answered: ['Respondida', 'Answered'],
        note: ['Observação', 'Note'],
        handled_at: ['Tratada em', 'Handled at'],
        handled_by: ['Tratada por', 'Handled by'],
      },
    },
  },
  console: {
    messages: {
      lead: [
        'O site promete resposta em 24 horas. A que espera há mais tempo está em cima.',
        'The site promises an answer within 24 hours. The one that has waited longest is on top.',
      ],
      tab: { waiting: ['Esperando', 'Waiting'], handled: ['Tratadas', 'Handled'], all: ['Todas', 'All'] },
      empty: ['Nenhuma mensagem aqui.', 'No messages here.'],
      of: ['Mensagem de %{name}: %{subject}', 'Message of %{name}: %{subject}'],
      due: ['%{hours} h para responder', '%{hours} h to answer'],
      due_soon: ['Menos de 1 hora para responder', 'Less than 1 hour to answer'],
      overdue: ['Atrasada há %{time}', 'Overdue by %{time}'],
      overdue_just: ['Atrasada há menos de 1 hora', 'Overdue by less than 1 hour'],
      answered: ['Respondida', 'Answered'],
      put_aside: ['Posta de lado, sem resposta', 'Put aside without an answer'],
    },
  },
});
