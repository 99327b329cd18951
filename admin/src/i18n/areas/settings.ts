import { area } from '../area.ts';

export const settings = area({
  'pt-BR': {
    resources: { settings: { name: 'Configurações', fields: { admin_panel_access: 'Quem entra no painel' } } },
    console: {
      settings: {
        intro: 'Valem para o portal inteiro, para todos, em poucos segundos.',
        access: {
          staff: 'Toda a equipe',
          staff_help: 'Moderadores, admins e super admins entram no painel, cada um com as permissões do cargo.',
          super_admin: 'Só super admins',
          super_admin_help:
            'Moderadores e admins perdem o painel e todas as ações da equipe: o site não mostra mais os botões, e a API recusa as chamadas. Os cargos ficam como estão.',
        },
        confirm_title: 'Fechar o painel para os outros?',
        confirm_count:
          'Perde o acesso na próxima ação: %{smart_count} pessoa da equipe. |||| Perdem o acesso na próxima ação: %{smart_count} pessoas da equipe.',
        confirm_nobody: 'Hoje só há super admins na equipe: ninguém perde o acesso.',
        confirm_unsaved: 'O que elas estiverem escrevendo agora não poderá ser salvo.',
        confirm: 'Fechar para os outros',
      },
    },
  },
  'en-US': {
    resources: { settings: { name: 'Settings', fields: { admin_panel_access: 'Who enters the console' } } },
    console: {
      settings: {
        intro: 'They hold for the whole portal, for everybody, within seconds.',
        access: {
          staff: 'All staff',
          staff_help: 'Moderators, admins and super admins enter the console, each with their role’s permissions.',
          super_admin: 'Super admins only',
          super_admin_help:
            'Moderators and admins lose the console and everything staff may do: the site shows them no such buttons, and the API refuses their calls. Their roles stay as they are.',
        },
        confirm_title: 'Close the console to the others?',
        confirm_count:
          'Loses access with the next action: %{smart_count} member of staff. |||| Lose access with the next action: %{smart_count} members of staff.',
        confirm_nobody: 'There are only super admins among staff today: nobody loses access.',
        confirm_unsaved: 'What they are writing just now cannot be saved any more.',
        confirm: 'Close to the others',
      },
    },
  },
});
