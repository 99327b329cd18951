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
        oldest: 'A espera mais longa: %{age}',
        nothing: 'Nada pendente. A forja descansa.',
        statistics: 'O portal em números',
        span: 'Período',
        days: '%{count} dias',
        total: { downloads: 'Downloads', mods: 'Mods publicados', users: 'Usuários', storage: 'Arquivos guardados' },
        daily: { downloads: 'Downloads por dia', registrations: 'Cadastros por dia', comments: 'Comentários por dia' },
        chart: '%{title}: %{sum} em %{count} dias, no máximo %{most} num dia',
        as_table: 'Ver em tabela',
        day: 'Dia',
        no_figures: 'Nada foi contado neste período.',
        top_mods: 'Mods mais baixados',
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
        oldest: 'Longest wait: %{age}',
        nothing: 'Nothing pending. The forge rests.',
        statistics: 'The portal in figures',
        span: 'Period',
        days: '%{count} days',
        total: { downloads: 'Downloads', mods: 'Published mods', users: 'Users', storage: 'Files kept' },
        daily: { downloads: 'Downloads by day', registrations: 'Registrations by day', comments: 'Comments by day' },
        chart: '%{title}: %{sum} in %{count} days, at most %{most} on one',
        as_table: 'Show as a table',
        day: 'Day',
        no_figures: 'Nothing was counted in this period.',
        top_mods: 'Most downloaded mods',
      },
    },
  },
});
