import { area } from '../area.ts';

/** What waits, and how the portal fares. */
export const dashboard = area({
  'pt-BR': {
    console: {
      dashboard: {
        title: 'O que espera por você',
        queue: {
          mods: 'Mods pendentes',
          comments: 'Comentários denunciados',
          reports: 'Denúncias abertas',
          contact_messages: 'Mensagens sem resposta',
          releases: 'Arquivos externos a confirmar',
        },
        oldest: 'Há %{age} à espera',
        nothing: 'Nada pendente',
        all_done: 'Nada pendente. A forja descansa.',
      },
    },
  },
  'en-US': {
    console: {
      dashboard: {
        title: 'What waits for you',
        queue: {
          mods: 'Pending mods',
          comments: 'Reported comments',
          reports: 'Open reports',
          contact_messages: 'Unanswered messages',
          releases: 'External files to confirm',
        },
        oldest: 'Waiting for %{age}',
        nothing: 'Nothing pending',
        all_done: 'Nothing pending. The forge rests.',
      },
    },
  },
});
