import { defineArea } from '../area.ts';

export const users = defineArea({
  resources: {
    users: {
      name: ['Usuário |||| Usuários', 'User |||| Users'],
      fields: {
        username: ['Usuário', 'User'],
        display_name: ['Nome de exibição', 'Shown name'],
        email: ['E-mail', 'E-mail'],
        full_name: ['Nome completo', 'Full name'],
        bio: ['Sobre', 'About'],
        role: ['Função', 'Role'],
        state: ['Situação', 'State'],
        member_since: ['Membro desde', 'Member since'],
        last_login: ['Último acesso', 'Last seen'],
        is_banned: ['Banido', 'Banned'],
        ban_reason: ['Motivo do banimento', 'Reason for the ban'],
        banned_at: ['Banido em', 'Banned at'],
        banned_until: ['Banido até', 'Banned until'],
        is_verified: ['Verificado', 'Verified'],
        q: ['Buscar', 'Search'],
      },
    },
  },
  console: {
    users: {
      search_help: [
        'Começo do nome de usuário ou do nome de exibição.',
        'Beginning of the username or the shown name.',
      ],
      search_help_email: [
        'Começo do nome de usuário ou de exibição, ou um e-mail inteiro.',
        'Beginning of the username or the shown name, or a whole e-mail.',
      ],
      segments: ['Partes da lista', 'Parts of the list'],
      segment: { all: ['Todos', 'All'], banned: ['Banidos', 'Banned'], unverified: ['Não verificados', 'Unverified'] },
      state: {
        banned: ['Banido', 'Banned'],
        verified: ['Verificado', 'Verified'],
        unverified: ['Não verificado', 'Unverified'],
      },
      open_card: ['Abrir a ficha', 'Open the card'],
      their_comments: ['Ver comentários', 'See comments'],
      all_comments: ['Ver todos os comentários', 'See all comments'],
      no_comments: ['Nenhum comentário.', 'No comments.'],
      tabs: ['Partes da ficha', 'Parts of the card'],
      tab: { card: ['Ficha', 'Card'], comments: ['Comentários', 'Comments'], history: ['Histórico', 'History'] },
      figures: ['Em números', 'In figures'],
      figure: {
        comments: ['comentários', 'comments'],
        hidden_comments: ['ocultados', 'hidden'],
        ratings: ['avaliações', 'ratings'],
        mods: ['mods cadastrados', 'mods entered'],
        reports_made: ['denúncias feitas', 'reports made'],
        reports_upheld: ['denúncias contra, procedentes', 'reports against, upheld'],
        reports_open: ['denúncias contra, em aberto', 'reports against, open'],
      },
      verify: ['Marcar como verificado', 'Mark as verified'],
      unverify: ['Tirar a marca de verificado', 'Take the verified mark away'],
      ban: {
        title: ['Banir %{name}', 'Ban %{name}'],
        help: [
          'Vale na hora: as sessões abertas terminam, e a pessoa lê o motivo.',
          'It holds at once: open sessions end, and the person reads the reason.',
        ],
        again: ['Mudar o banimento', 'Change the ban'],
        length: ['Por quanto tempo', 'For how long'],
        lengths: {
          1: ['1 dia', '1 day'],
          7: ['7 dias', '7 days'],
          30: ['30 dias', '30 days'],
          date: ['Até uma data', 'Until a date'],
          ever: ['Para sempre', 'Permanent'],
        },
        last_day: ['Último dia', 'Last day'],
        day_needed: ['Escolha um dia que ainda não passou.', 'Choose a day that is still to come.'],
        preview: ['O que a pessoa vai ler, na língua dela:', 'What the person will read, in their language:'],
        since: ['Desde', 'Since'],
        until: ['Até', 'Until'],
        by: ['por', 'by'],
        for_ever: ['Sem data para acabar', 'Without an end'],
      },
      role: {
        button: ['Mudar função', 'Change role'],
        title: ['Função de %{name}', 'Role of %{name}'],
        user: ['Membro', 'Member'],
        means: {
          user: [
            'Baixa, comenta e avalia. Não entra no painel.',
            'Downloads, comments and rates. Does not enter the panel.',
          ],
          moderator: [
            'Decide mods, modera comentários, resolve denúncias e bane membros. Não vê e-mails.',
            'Decides mods, moderates comments, resolves reports and bans members. Sees no e-mails.',
          ],
          admin: [
            'Tudo o que a moderação faz, e ainda edita mods, anúncios, textos e contas, e lê os logs.',
            'All that moderators do, and edits mods, ads, texts and accounts, and reads the logs.',
          ],
          super_admin: [
            'Tudo, também mudar funções e configurações. Outro super admin não pode mais mexer nesta conta.',
            'Everything, roles and settings too. No other super admin can act on this account any more.',
          ],
        },
        up: [
          '%{name} ganha estas permissões já na próxima ação.',
          '%{name} gets these permissions with their next action.',
        ],
        down: [
          '%{name} perde as permissões que a nova função não tem já na próxima ação.',
          '%{name} loses what the new role does not have with their next action.',
        ],
        confirm: ['Mudar a função', 'Change the role'],
      },
      revoke: {
        button: ['Encerrar sessões', 'End sessions'],
        title: ['Encerrar as sessões de %{name}?', 'End the sessions of %{name}?'],
        text: [
          'A pessoa sai de todos os navegadores e precisa entrar de novo. Isto não se desfaz.',
          'The person is logged out of every browser and has to log in again. This can’t be undone.',
        ],
      },
      expire_password: {
        button: ['Vencer senha', 'Expire password'],
        title: ['Vencer a senha de %{name}?', 'Expire the password of %{name}?'],
        text: [
          'As sessões terminam, e a senha atual deixa de valer: a pessoa cria uma nova em “Esqueci minha senha”. Confira antes se o e-mail da conta ainda é dela. Isto não se desfaz.',
          'Their sessions end, and the present password stops working: the person sets a new one by “Forgot my password”. Check first that the account’s e-mail is still theirs. This can’t be undone.',
        ],
      },
      avatar: {
        button: ['Remover foto', 'Remove picture'],
        title: ['Remover a foto de %{name}?', 'Remove the picture of %{name}?'],
        help: [
          'A foto some na hora de todo o site, e o endereço dela deixa de existir. Caches podem mostrá-la por até dez minutos. Isto não se desfaz. O motivo fica no log.',
          'The picture leaves the whole site at once, and its address ceases to exist. Caches may show it for up to ten minutes. This can’t be undone. The log keeps the reason.',
        ],
      },
      export: {
        button: ['Exportar dados', 'Export data'],
        title: ['Exportar os dados de %{name}', 'Export the data of %{name}'],
        help: [
          'O mesmo arquivo que a pessoa baixaria: tudo o que o portal guarda dela. Só a pedido dela, e só para ela. O motivo fica no log.',
          'The same file that the person would download: all that the portal stores about them. Only at their request, and only for them. The log keeps the reason.',
        ],
        done: ['Arquivo baixado', 'File downloaded'],
      },
      erase: {
        button: ['Excluir conta', 'Delete account'],
        title: ['Excluir a conta de %{name}?', 'Delete the account of %{name}?'],
        help: [
          'Só a pedido da pessoa: a conta e os dados dela somem para sempre, como se ela mesma excluísse. Isto não se desfaz. O motivo fica no log.',
          'Only at the person’s request: the account and its data are gone forever, as if they deleted it. This can’t be undone. The log keeps the reason.',
        ],
      },
      profile: {
        button: ['Editar perfil', 'Edit profile'],
        title: ['Perfil de %{name}', 'Profile of %{name}'],
        stale: [
          'O perfil mudou desde que você o abriu. Feche e abra de novo para ver como está.',
          'The profile has changed since you opened it. Close and open it again to see how it is.',
        ],
      },
    },
  },
});
