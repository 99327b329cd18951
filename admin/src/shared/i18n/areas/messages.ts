import { defineArea } from '../area.ts';

/** Contact message queue. */
export const messages = defineArea({
  resources: {
    'contact-messages': {
      fields: {
        answered: ['Respondida', 'Answered'],
        note: ['Observação', 'Note'],
        handled_at: ['Encerrada em', 'Handled on'],
        handled_by: ['Encerrada por', 'Handled by'],
      },
    },
  },
  console: {
    messages: {
      lead: [
        'O site promete resposta em 24 horas. As mensagens que esperam há mais tempo ficam no topo.',
        'The site promises a reply within 24 hours. The longest-waiting messages are at the top.',
      ],
      tab: { waiting: ['Em aberto', 'Waiting'], handled: ['Encerradas', 'Handled'], all: ['Todas', 'All'] },
      empty: ['Nenhuma mensagem aqui.', 'No messages here.'],
      of: ['Mensagem de %{name}: %{subject}', 'Message from %{name}: %{subject}'],
      due: ['%{hours} h para responder', '%{hours}h left to reply'],
      due_soon: ['Menos de 1 hora para responder', 'Less than 1 hour left to reply'],
      overdue: ['Atrasada há %{time}', 'Overdue by %{time}'],
      overdue_just: ['Atrasada há menos de 1 hora', 'Overdue by less than 1 hour'],
      answered: ['Respondida', 'Answered'],
      put_aside: ['Encerrada sem resposta', 'Closed without reply'],
    },
  },
});
