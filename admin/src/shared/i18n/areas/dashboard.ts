import { defineArea } from '../area.ts';

/** Queues and statistics. */
export const dashboard = defineArea({
  console: {
    dashboard: {
      title: ['Esperando por você', 'Waiting for you'],
      queue: {
        mods: ['Mods pendentes', 'Pending mods'],
        comments: ['Comentários denunciados', 'Reported comments'],
        reports: ['Denúncias em aberto', 'Open reports'],
        contact_messages: ['Mensagens em aberto', 'Unanswered messages'],
        releases: ['Arquivos a confirmar', 'Files to confirm'],
      },
      oldest: ['Espera mais longa: %{age}', 'Longest wait: %{age}'],
      nothing: ['Nada pendente. A forja descansa.', 'Nothing pending. All quiet at the forge.'],
      statistics: ['O portal em números', 'The site by the numbers'],
      span: ['Período', 'Period'],
      days: ['%{count} dias', '%{count} days'],
      total: {
        downloads: ['Downloads', 'Downloads'],
        mods: ['Mods publicados', 'Published mods'],
        users: ['Usuários', 'Users'],
        storage: ['Armazenamento', 'Storage used'],
      },
      daily: {
        downloads: ['Downloads por dia', 'Downloads per day'],
        registrations: ['Contas novas por dia', 'New accounts per day'],
        comments: ['Comentários por dia', 'Comments per day'],
      },
      chart: [
        '%{title}: %{sum} em %{count} dias, com pico de %{most} em um dia',
        '%{title}: %{sum} in %{count} days, with a peak of %{most} in one day',
      ],
      as_table: ['Ver em tabela', 'View as table'],
      day: ['Dia', 'Day'],
      no_figures: ['Nenhum dado neste período.', 'No data for this period.'],
      top_mods: ['Mods mais baixados', 'Most downloaded mods'],
    },
  },
});
