import { defineArea } from '../area.ts';

export const settings = defineArea({
  resources: {
    settings: {
      fields: {
        mod_of_the_week: ['Mod da semana', 'Mod of the week'],
        admin_panel_access: ['Quem entra no painel', 'Who enters the console'],
      },
    },
  },
  console: {
    settings: {
      intro: [
        'Valem para o portal inteiro, para todos, em poucos segundos.',
        'They hold for the whole portal, for everybody, within seconds.',
      ],
      access: {
        staff: ['Toda a equipe', 'All staff'],
        staff_help: [
          'Moderadores, admins e super admins entram no painel, cada um com as permissões da sua função.',
          'Moderators, admins and super admins enter the console, each with their role’s permissions.',
        ],
        super_admin: ['Só super admins', 'Super admins only'],
        super_admin_help: [
          'Moderadores e admins perdem o painel e todas as ações da equipe: o site não mostra mais os botões, e a API recusa as chamadas. As funções ficam como estão.',
          'Moderators and admins lose the console and everything staff may do: the site shows them no such buttons, and the API refuses their calls. Their roles stay as they are.',
        ],
      },
      sign_out: {
        heading: ['Em caso de incidente', 'In an incident'],
        lead: [
          'Depois de um vazamento ou de uma invasão: encerre de uma vez as sessões da equipe ou de todos, menos a sua.',
          'After a leak or a break-in: end the sessions of staff or of everybody at once, except your own.',
        ],
        open: ['Encerrar muitas sessões', 'End many sessions'],
        title: ['Encerrar muitas sessões?', 'End many sessions?'],
        help: [
          'Quem for atingido sai de todos os aparelhos e precisa entrar de novo. A sua conta fica de fora. Isto não se desfaz. O motivo fica no log.',
          'Those affected are logged out of every device and have to log in again. Your account is left out. This can’t be undone. The log keeps the reason.',
        ],
        button: ['Encerrar sessões', 'End sessions'],
        whose: ['De quem', 'Whose'],
        scope: {
          staff: ['Da equipe', 'Of staff'],
          all: ['De todos, membros e equipe', 'Of everybody, members and staff'],
        },
        expire: [
          'Vencer as senhas também: cada pessoa cria uma nova por e-mail antes de entrar',
          'Expire the passwords, too: each person sets a new one by e-mail before logging in',
        ],
        word: { staff: ['sair equipe', 'log out staff'], all: ['sair todos', 'log out everybody'] },
        done: ['Sessões encerradas', 'Sessions ended'],
        accounts: [
          '%{smart_count} conta. |||| %{smart_count} contas.',
          '%{smart_count} account. |||| %{smart_count} accounts.',
        ],
        running: [
          'As outras seguem em segundo plano, em minutos.',
          'The others follow in the background, within minutes.',
        ],
      },
      confirm_title: ['Fechar o painel para os outros?', 'Close the console to the others?'],
      confirm_count: [
        'Perde o acesso na próxima ação: %{smart_count} pessoa da equipe. |||| Perdem o acesso na próxima ação: %{smart_count} pessoas da equipe.',
        'Loses access with the next action: %{smart_count} member of staff. |||| Lose access with the next action: %{smart_count} members of staff.',
      ],
      confirm_nobody: [
        'Hoje só há super admins na equipe: ninguém perde o acesso.',
        'There are only super admins among staff today: nobody loses access.',
      ],
      confirm_unsaved: [
        'O que elas estiverem escrevendo agora não poderá ser salvo.',
        'What they are writing just now cannot be saved any more.',
      ],
      confirm: ['Fechar para os outros', 'Close to the others'],
    },
  },
});
