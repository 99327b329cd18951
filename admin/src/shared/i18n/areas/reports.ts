import { defineArea } from '../area.ts';

export const reports = defineArea({
  resources: {
    reports: {
      fields: {
        outcome: ['Decisão', 'Decision'],
        reports: ['Denúncias decididas', 'Reports decided'],
        note: ['Observação', 'Note'],
        resolved_at: ['Decidida em', 'Decided at'],
        resolved_by: ['Decidida por', 'Decided by'],
      },
    },
  },
  console: {
    report_reason: {
      malware: ['Vírus ou link perigoso', 'Virus or dangerous link'],
      spam: ['Spam ou propaganda', 'Spam or advertising'],
      offensive: ['Ofensa, ódio ou assédio', 'Insult, hate or harassment'],
      copyright: ['Cópia do trabalho de outra pessoa', 'A copy of somebody else’s work'],
      misleading: ['Não é o que diz ser', 'Is not what it says it is'],
      impersonation: ['Finge ser outra pessoa', 'Pretends to be somebody else'],
      other: ['Outro motivo', 'Another reason'],
    },
    reports: {
      lead: [
        'A mais antiga em cima. Quem é denunciado não fica sabendo quem avisou.',
        'The oldest on top. Those who are reported are not told who did.',
      ],
      subjects: ['Sobre o quê', 'About what'],
      subject: {
        all: ['Todas', 'All'],
        mod: ['Mods', 'Mods'],
        comment: ['Comentários', 'Comments'],
        member: ['Membros', 'Members'],
      },
      one: { mod: ['Mod', 'Mod'], comment: ['Comentário', 'Comment'], member: ['Membro', 'Member'] },
      of: ['Denúncia: %{subject} %{name}', 'Report: %{subject} %{name}'],
      by: ['por', 'by'],
      decided: ['Mostrar as já decididas', 'Show those decided'],
      empty: ['Nenhuma denúncia aqui.', 'No reports here.'],
      state: {
        shown: ['Visível', 'Shown'],
        hidden: ['Oculto', 'Hidden'],
        active: ['Ativo', 'Active'],
        banned: ['Banido', 'Banned'],
      },
      gone: ['O que foi denunciado não existe mais.', 'What was reported is gone.'],
      open: {
        mod: ['Abrir o mod', 'Open the mod'],
        comment: ['Abrir nos comentários', 'Open among the comments'],
        member: ['Abrir a ficha', 'Open the card'],
      },
      alike: [
        '1 denúncia em aberto |||| %{smart_count} denúncias em aberto',
        '1 open report |||| %{smart_count} open reports',
      ],
      alike_many: ['%{smart_count} denúncias em aberto ou mais', '%{smart_count} open reports or more'],
      more: ['e mais 1 |||| e mais %{smart_count}', 'and 1 more |||| and %{smart_count} more'],
      more_many: ['e outras', 'and more'],
      ban: {
        comment: ['Banir o autor', 'Ban the author'],
        mod: ['Banir quem cadastrou', 'Ban who entered it'],
        member: ['Banir', 'Ban'],
      },
      take_down: {
        title: ['Qual versão de %{name} derrubar?', 'Which release of %{name} to take down?'],
        all: ['Todas as versões', 'All releases'],
        none: ['Não há versão para derrubar.', 'There is no release to take down.'],
        next: ['Continuar', 'Continue'],
      },
      all_alike: [
        'Decidir também a outra sobre o mesmo |||| Decidir também as outras %{smart_count} sobre o mesmo',
        'Decide the other one about the same, too |||| Decide the other %{smart_count} about the same, too',
      ],
      all_alike_many: ['Decidir também todas as outras sobre o mesmo', 'Decide all others about the same, too'],
      hide: {
        title: ['Ocultar o comentário de %{name}?', 'Hide the comment of %{name}?'],
        text: [
          'A denúncia é procedente, mas o comentário segue visível para todos. Ao ocultá-lo, todas as denúncias sobre ele ficam como procedentes. Pode ser desfeito.',
          'The report is upheld, but everybody still sees the comment. Hiding it upholds all reports about it, and can be undone.',
        ],
        act: ['Ocultar e dar como procedente', 'Hide and uphold'],
        keep: ['Só dar como procedente', 'Only uphold'],
      },
      outcome: { upheld: ['Procedente', 'Upheld'], dismissed: ['Improcedente', 'Dismissed'] },
    },
  },
});
