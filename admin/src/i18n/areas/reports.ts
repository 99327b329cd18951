import { area } from '../area.ts';

/** The desk of reports. */
export const reports = area({
  'pt-BR': {
    resources: {
      reports: {
        name: 'Denúncia |||| Denúncias',
        fields: { outcome: 'Decisão', note: 'Observação', resolved_at: 'Decidida em', resolved_by: 'Decidida por' },
      },
    },
    console: {
      report_reason: {
        malware: 'Vírus ou link perigoso',
        spam: 'Spam ou propaganda',
        offensive: 'Ofensa, ódio ou assédio',
        copyright: 'Cópia do trabalho de outra pessoa',
        misleading: 'Não é o que diz ser',
        impersonation: 'Finge ser outra pessoa',
        other: 'Outro motivo',
      },
      reports: {
        title: 'Denúncias',
        lead: 'A mais antiga em cima. Quem é denunciado não fica sabendo quem avisou.',
        subjects: 'Sobre o quê',
        subject: { all: 'Todas', mod: 'Mods', comment: 'Comentários', member: 'Membros' },
        one: { mod: 'Mod', comment: 'Comentário', member: 'Membro' },
        of: 'Denúncia: %{subject} %{name}',
        by: 'por',
        decided: 'Mostrar as já decididas',
        empty: 'Nenhuma denúncia aqui.',
        state: { shown: 'Visível', hidden: 'Oculto', active: 'Ativo', banned: 'Banido' },
        gone: 'O que foi denunciado não existe mais.',
        open: { mod: 'Abrir o mod', comment: 'Abrir nos comentários', member: 'Abrir a ficha' },
        alike: '1 denúncia em aberto |||| %{smart_count} denúncias em aberto',
        alike_many: '%{smart_count} denúncias em aberto ou mais',
        all_alike: 'Decidir também a outra sobre o mesmo |||| Decidir também as outras %{smart_count} sobre o mesmo',
        all_alike_many: 'Decidir também todas as outras sobre o mesmo',
        note: 'Observação para a equipe (opcional)',
        outcome: { upheld: 'Procedente', dismissed: 'Improcedente' },
      },
    },
  },
  'en-US': {
    resources: {
      reports: {
        name: 'Report |||| Reports',
        fields: { outcome: 'Decision', note: 'Note', resolved_at: 'Decided at', resolved_by: 'Decided by' },
      },
    },
    console: {
      report_reason: {
        malware: 'Virus or dangerous link',
        spam: 'Spam or advertising',
        offensive: 'Insult, hate or harassment',
        copyright: 'A copy of somebody else’s work',
        misleading: 'Is not what it says it is',
        impersonation: 'Pretends to be somebody else',
        other: 'Another reason',
      },
      reports: {
        title: 'Reports',
        lead: 'The oldest on top. Those who are reported are not told who did.',
        subjects: 'About what',
        subject: { all: 'All', mod: 'Mods', comment: 'Comments', member: 'Members' },
        one: { mod: 'Mod', comment: 'Comment', member: 'Member' },
        of: 'Report: %{subject} %{name}',
        by: 'by',
        decided: 'Show those decided',
        empty: 'No reports here.',
        state: { shown: 'Shown', hidden: 'Hidden', active: 'Active', banned: 'Banned' },
        gone: 'What was reported is gone.',
        open: { mod: 'Open the mod', comment: 'Open among the comments', member: 'Open the card' },
        alike: '1 open report |||| %{smart_count} open reports',
        alike_many: '%{smart_count} open reports or more',
        all_alike: 'Decide the other one about the same, too |||| Decide the other %{smart_count} about the same, too',
        all_alike_many: 'Decide all others about the same, too',
        note: 'Note for the team (optional)',
        outcome: { upheld: 'Upheld', dismissed: 'Dismissed' },
      },
    },
  },
});
