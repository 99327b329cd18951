import { defineArea } from '../area.ts';

export const users = defineArea({
  resources: {
    users: {
      name: ['Usuário |||| Usuários', 'User |||| Users'],
      fields: {
        username: ['Nome de usuário', 'Username'],
        display_name: ['Nome de exibição', 'Display name'],
        email: ['E-mail', 'Email'],
        full_name: ['Nome completo', 'Full name'],
        bio: ['Bio', 'Bio'],
        role: ['Função', 'Role'],
        state: ['Situação', 'Status'],
        member_since: ['Membro desde', 'Member since'],
        last_login: ['Último acesso', 'Last login'],
        is_banned: ['Banido', 'Banned'],
        ban_reason: ['Motivo do banimento', 'Ban reason'],
        banned_at: ['Banido em', 'Banned on'],
        banned_until: ['Banido até', 'Banned until'],
        is_verified: ['Verificado', 'Verified'],
        q: ['Buscar', 'Search'],
        from: ['Cadastro a partir de', 'Joined from'],
        to: ['Cadastro até', 'Joined until'],
      },
    },
  },
  console: {
    users: {
      search_help: [
        'Digite o começo do nome de usuário ou do nome de exibição.',
        'Type the start of a username or display name.',
      ],
      search_help_email: [
        'Digite o começo do nome de usuário ou de exibição, ou um e-mail completo.',
        'Type the start of a username or display name, or a full email address.',
      ],
      segments: ['Filtrar usuários', 'Filter users'],
      segment: { all: ['Todos', 'All'], banned: ['Banidos', 'Banned'], unverified: ['Não verificados', 'Unverified'] },
      state: {
        banned: ['Banido', 'Banned'],
        verified: ['Verificado', 'Verified'],
        unverified: ['Não verificado', 'Unverified'],
      },
      open_card: ['Ver usuário', 'View user'],
      their_comments: ['Ver comentários', 'View comments'],
      all_comments: ['Ver todos os comentários', 'View all comments'],
      no_comments: ['Nenhum comentário.', 'No comments.'],
      tabs: ['Seções do usuário', 'User sections'],
      tab: {
        card: ['Visão geral', 'Overview'],
        comments: ['Comentários', 'Comments'],
        history: ['Histórico', 'History'],
      },
      figures: ['Em números', 'Stats'],
      figure: {
        comments: ['comentários', 'comments'],
        hidden_comments: ['comentários ocultados', 'hidden comments'],
        ratings: ['avaliações', 'ratings'],
        mods: ['mods cadastrados', 'mods added'],
        reports_made: ['denúncias feitas', 'reports sent'],
        reports_upheld: ['denúncias recebidas (procedentes)', 'reports received (upheld)'],
        reports_open: ['denúncias recebidas (em aberto)', 'reports received (open)'],
      },
      verify: ['Marcar como verificado', 'Mark as verified'],
      verified_done: ['Marcado como verificado', 'Marked as verified'],
      unverified_done: ['Marcado como não verificado', 'Marked as unverified'],
      unverify: ['Marcar como não verificado', 'Mark as unverified'],
      ban: {
        title: ['Banir %{name}', 'Ban %{name}'],
        help: [
          'Vale na hora: as sessões abertas são encerradas e a pessoa vê o motivo.',
          'Takes effect right away: open sessions end, and the person sees the reason.',
        ],
        again: ['Alterar banimento', 'Change ban'],
        length: ['Duração', 'Duration'],
        lengths: {
          1: ['1 dia', '1 day'],
          7: ['7 dias', '7 days'],
          30: ['30 dias', '30 days'],
          date: ['Até uma data', 'Until a specific date'],
          ever: ['Permanente', 'Permanent'],
        },
        last_day: ['Último dia', 'Last day'],
        day_needed: ['Escolha um dia que ainda não passou.', 'Choose a day that hasn’t passed yet.'],
        preview: ['O que a pessoa vai ler, no idioma dela:', 'What the person will read, in their language:'],
        since: ['Desde', 'Since'],
        until: ['Até', 'Until'],
        by: ['por', 'by'],
        for_ever: ['Permanente', 'Permanent'],
      },
      role: {
        button: ['Alterar função', 'Change role'],
        title: ['Função de %{name}', '%{name}’s role'],
        user: ['Membro', 'Member'],
        moderator: ['Moderador', 'Moderator'],
        admin: ['Admin', 'Admin'],
        super_admin: ['Super Admin', 'Super admin'],
        means: {
          user: [
            'Baixa, comenta e avalia. Não tem acesso ao painel.',
            'Can download, comment and rate. No access to the panel.',
          ],
          moderator: [
            'Analisa mods, modera comentários, resolve denúncias e bane membros. Não vê e-mails.',
            'Reviews mods, moderates comments, resolves reports and bans members. Can’t see email addresses.',
          ],
          admin: [
            'Faz tudo o que moderadores fazem, edita mods, anúncios, textos e contas, e lê os logs.',
            'Everything moderators can do, plus editing mods, ads, site content and accounts, and reading the logs.',
          ],
          super_admin: [
            'Faz tudo, inclusive mudar funções e configurações. Nenhum outro super admin pode mexer nesta conta.',
            'Everything, including roles and settings. Other super admins can no longer change this account.',
          ],
        },
        up: [
          '%{name} ganha estas permissões já na próxima ação.',
          '%{name} gets these permissions starting with their next action.',
        ],
        down: [
          'Já na próxima ação, %{name} perde as permissões que a nova função não tem.',
          'Starting with their next action, %{name} loses the permissions that the new role doesn’t have.',
        ],
        no_factor: [
          '%{name} ainda não tem verificação em duas etapas. Peça que a configure antes: até lá, quem souber a senha pode configurá-la e agir como equipe.',
          '%{name} doesn’t have two-step verification yet. Ask them to set it up first: until then, anyone who knows the password can set it up and act as staff.',
        ],
        confirm: ['Alterar função', 'Change role'],
      },
      revoke: {
        button: ['Encerrar sessões', 'End sessions'],
        title: ['Encerrar as sessões de %{name}?', 'End all of %{name}’s sessions?'],
        text: [
          'A pessoa sai de todos os aparelhos e precisa entrar de novo. Isso não pode ser desfeito.',
          'This logs the person out of every browser, and they have to log in again. This can’t be undone.',
        ],
      },
      expire_password: {
        button: ['Exigir nova senha', 'Force password reset'],
        title: ['Exigir uma nova senha de %{name}?', 'Force a password reset for %{name}?'],
        text: [
          'As sessões são encerradas e a senha atual deixa de valer: a pessoa cria outra em “Esqueceu a senha?”. Antes, confira se o e-mail da conta ainda é dela: %{email}. Isso não pode ser desfeito.',
          'Their sessions end and their current password stops working: they’ll have to set a new one through the “Forgot your password?” link. First check that the account’s email is still theirs: %{email}. This can’t be undone.',
        ],
      },
      avatar: {
        button: ['Remover foto', 'Remove photo'],
        title: ['Remover a foto de %{name}?', 'Remove %{name}’s photo?'],
        help: [
          'A foto some de todo o site na hora, e o endereço dela deixa de existir. Caches podem mostrá-la por até dez minutos. Isso não pode ser desfeito. O motivo fica no log.',
          'The photo disappears from the whole site right away, and its URL stops working. Caches may show it for up to ten minutes. This can’t be undone. The reason is logged.',
        ],
      },
      export: {
        button: ['Exportar dados', 'Export data'],
        title: ['Exportar os dados de %{name}', 'Export %{name}’s data'],
        help: [
          'É o mesmo arquivo que a pessoa baixaria: tudo o que o portal guarda sobre ela. Exporte só a pedido dela e entregue só a ela. O motivo fica no log.',
          'This is the same file the person would download: everything the site stores about them. Export it only at their request, and give it only to them. The reason is logged.',
        ],
        done: ['Arquivo baixado', 'File downloaded'],
      },
      erase: {
        button: ['Excluir conta', 'Delete account'],
        title: ['Excluir a conta de %{name}?', 'Delete %{name}’s account?'],
        help: [
          'Só a pedido da pessoa: a conta e os dados dela somem para sempre, como se ela mesma tivesse excluído. Isso não pode ser desfeito. O motivo fica no log.',
          'Only at the person’s request: the account and its data are gone for good, just as if they had deleted it themselves. This can’t be undone. The reason is logged.',
        ],
      },
      profile: {
        button: ['Editar perfil', 'Edit profile'],
        title: ['Perfil de %{name}', '%{name}’s profile'],
      },
    },
  },
});
