import { defineArea } from '../area.ts';

export const reports = defineArea({
  resources: {
    reports: {
      fields: {
        outcome: ['Decisão', 'Decision'],
        reports: ['Denúncias decididas', 'Resolved reports'],
        note: ['Observação', 'Note'],
        resolved_at: ['Decidida em', 'Resolved on'],
        resolved_by: ['Decidida por', 'Resolved by'],
      },
    },
  },
  console: {
    report_reason: {
      malware: ['Vírus ou link perigoso', 'Virus or dangerous link'],
      spam: ['Spam ou propaganda', 'Spam or advertising'],
      offensive: ['Ofensa, ódio ou assédio', 'Insults, hate or harassment'],
      copyright: ['Cópia do trabalho de outra pessoa', 'Copies someone else’s work'],
      misleading: ['Não é o que diz ser', 'Isn’t what it claims to be'],
      impersonation: ['Finge ser outra pessoa', 'Pretends to be someone else'],
      other: ['Outro motivo', 'Something else'],
    },
    reports: {
      lead: [
        'As mais antigas ficam no topo. Quem é denunciado não fica sabendo quem denunciou.',
        'Oldest first. People who are reported don’t find out who reported them.',
      ],
      subjects: ['Tipo de denúncia', 'Report type'],
      subject: {
        all: ['Todas', 'All'],
        mod: ['Mods', 'Mods'],
        comment: ['Comentários', 'Comments'],
        member: ['Membros', 'Members'],
      },
      one: { mod: ['Mod', 'Mod'], comment: ['Comentário', 'Comment'], member: ['Membro', 'Member'] },
      of: ['Denúncia: %{subject} %{name}', 'Report: %{subject} %{name}'],
      by: ['por', 'by'],
      decided: ['Mostrar as já decididas', 'Show resolved reports'],
      reject: ['Rejeitar o mod', 'Reject the mod'],
      empty: ['Nenhuma denúncia aqui.', 'No reports here.'],
      state: {
        shown: ['Visível', 'Visible'],
        hidden: ['Oculto', 'Hidden'],
        active: ['Ativo', 'Active'],
        banned: ['Banido', 'Banned'],
      },
      gone: ['O que foi denunciado não existe mais.', 'What was reported no longer exists.'],
      open: {
        mod: ['Abrir mod', 'Open mod'],
        comment: ['Abrir nos comentários', 'Open in comments'],
        member: ['Ver usuário', 'View user'],
      },
      alike: [
        '1 denúncia em aberto |||| %{smart_count} denúncias em aberto',
        '1 open report |||| %{smart_count} open reports',
      ],
      alike_many: ['%{smart_count} ou mais denúncias em aberto', '%{smart_count} or more open reports'],
      more: ['e mais 1 |||| e mais %{smart_count}', 'and 1 more |||| and %{smart_count} more'],
      more_many: ['e outras', 'and others'],
      ban: {
        comment: ['Banir autor', 'Ban author'],
        mod: ['Banir quem cadastrou', 'Ban whoever added it'],
        member: ['Banir', 'Ban'],
      },
      take_down: {
        title: ['Qual versão de %{name} tirar do ar?', 'Which release of %{name} do you want to take down?'],
        all: ['Todas as versões', 'All releases'],
        none: ['Não há versão para tirar do ar.', 'There’s no release to take down.'],
        next: ['Continuar', 'Continue'],
      },
      all_alike: [
        'Decidir também a outra denúncia do mesmo item |||| Decidir também as outras %{smart_count} denúncias do mesmo item',
        'Also resolve the other report about this |||| Also resolve the other %{smart_count} reports about this',
      ],
      all_alike_many: [
        'Decidir também todas as outras denúncias do mesmo item',
        'Also resolve all other reports about this',
      ],
      hide: {
        title: ['Ocultar o comentário de %{name}?', 'Hide the comment by %{name}?'],
        text: [
          'Se você só marcar a denúncia como procedente, todos continuam vendo o comentário. Ao ocultá-lo, todas as denúncias sobre ele viram procedentes. Dá para desfazer.',
          'If you only uphold the report, everyone can still see the comment. Hiding it upholds all reports about it. You can undo this.',
        ],
        act: ['Ocultar e marcar como procedente', 'Hide and uphold'],
        keep: ['Só marcar como procedente', 'Uphold only'],
      },
      outcome: { upheld: ['Procedente', 'Upheld'], dismissed: ['Improcedente', 'Dismissed'] },
    },
  },
});
