import { defineArea } from '../area.ts';

/** Queues and statistics. */
export const dashboard = defineArea({
  console: {
    dashboard: {
      title: ['O que espera por você', 'What waits for you'],
      queue: {
        mods: ['Mods pendentes', 'Pending mods'],
        comments: ['Comentários denunciados', 'Reported comments'],
        reports: ['Denúncias abertas', 'Open reports'],
        contact_messages: ['Mensagens sem resposta', 'Unanswered messages'],
        releases: ['Arquivos externos a confirmar', 'External files to confirm'],
      },
      oldest: ['A espera mais longa: %{age}', 'Longest wait: %{age}'],
      nothing: ['Nada pendente. A forja descansa.', 'Nothing pending. The forge rests.'],
      statistics: ['O portal em números', 'The portal in figures'],
      span: ['Período', 'Period'],
      days: ['%{count} dias', '%{count} days'],
      total: {
        downloads: ['Downloads', 'Downloads'],
        mods: ['Mods publicados', 'Published mods'],
        users: ['Usuários', 'Users'],
        storage: ['Arquivos guardados', 'Files kept'],
      },
      daily: {
        downloads: ['Downloads por dia', 'Downloads by day'],
        registrations: ['Cadastros por dia', 'Registrations by day'],
        comments: ['Comentários por dia', 'Comments by day'],
      },
      chart: [
        '%{title}: %{sum} em %{count} dias, no máximo %{most} num dia',
        '%{title}: %{sum} in %{count} days, at most %{most} on one',
      ],
      as_table: ['Ver em tabela', 'Show as a table'],
      day: ['Dia', 'Day'],
      no_figures: ['Nada foi contado neste período.', 'Nothing was counted in this period.'],
      top_mods: ['Mods mais baixados', 'Most downloaded mods'],
    },
  },
});
