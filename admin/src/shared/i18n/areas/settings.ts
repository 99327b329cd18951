import { defineArea } from '../area.ts';

export const settings = defineArea({
  resources: {
    settings: {
      fields: {
        mod_of_the_week: ['Mod da semana', 'Mod of the week'],
        admin_panel_access: ['Acesso ao painel', 'Panel access'],
      },
    },
  },
  console: {
    settings: {
      intro: [
        'As mudanças passam a valer em todo o portal em poucos segundos.',
        'These settings take effect on the whole site within seconds.',
      ],
      access: {
        staff: ['Toda a equipe', 'All staff'],
        staff_help: [
          'Moderadores, admins e super admins entram no painel, cada um com as permissões da sua função.',
          'Moderators, admins and super admins can use the panel, each with the permissions of their role.',
        ],
        super_admin: ['Só super admins', 'Super admins only'],
        super_admin_help: [
          'Moderadores e admins perdem o acesso ao painel e a todas as ações da equipe: os botões somem do site e a API recusa as requisições. As funções não mudam.',
          'Moderators and admins lose access to the panel and to all staff actions: the site hides the buttons, and the API rejects their requests. Roles don’t change.',
        ],
      },
      sign_out: {
        heading: ['Em caso de incidente', 'In case of an incident'],
        lead: [
          'Depois de um vazamento ou de uma invasão, encerre de uma vez as sessões da equipe ou de todos, menos as suas.',
          'After a leak or a security breach, end the sessions of all staff, or of everyone, at once. Yours stay open.',
        ],
        open: ['Encerrar sessões em massa', 'End sessions in bulk'],
        title: ['Encerrar sessões em massa?', 'End sessions in bulk?'],
        help: [
          'As pessoas afetadas saem de todos os aparelhos e precisam entrar de novo. A sua conta fica de fora. Isso não pode ser desfeito. O motivo fica no log.',
          'The people affected are logged out of all devices and have to log in again. Your own account is left out. This can’t be undone. The reason is logged.',
        ],
        button: ['Encerrar sessões', 'End sessions'],
        whose: ['Contas', 'Accounts'],
        scope: {
          staff: ['Só a equipe', 'Staff only'],
          all: ['Todos: membros e equipe', 'Everyone: members and staff'],
        },
        expire: [
          'Exigir também novas senhas: cada pessoa cria a sua por e-mail antes de entrar',
          'Force password resets too: each person sets a new password by email before logging in',
        ],
        word: { staff: ['sessões da equipe', 'log out staff'], all: ['todas as sessões', 'log out everyone'] },
        done: ['Sessões encerradas', 'Sessions ended'],
        accounts: [
          '%{smart_count} conta. |||| %{smart_count} contas.',
          '%{smart_count} account. |||| %{smart_count} accounts.',
        ],
        running: [
          'As demais serão encerradas em segundo plano, em alguns minutos.',
          'The rest will be logged out in the background, within minutes.',
        ],
      },
      confirm_title: ['Restringir o painel a super admins?', 'Restrict the panel to super admins?'],
      confirm_count: [
        '%{smart_count} pessoa da equipe perde o acesso na próxima ação. |||| %{smart_count} pessoas da equipe perdem o acesso na próxima ação.',
        '%{smart_count} staff member loses access on their next action. |||| %{smart_count} staff members lose access on their next action.',
      ],
      confirm_nobody: [
        'Hoje só há super admins na equipe: ninguém perde o acesso.',
        'All current staff members are super admins: no one loses access.',
      ],
      confirm_unsaved: [
        'O que estiver sendo escrito agora não poderá mais ser salvo.',
        'Anything being written right now can no longer be saved.',
      ],
      confirm: ['Restringir', 'Restrict'],
    },
  },
});
