import { area } from '../area.ts';

export const announcements = area({
  'pt-BR': {
    resources: {
      announcements: {
        name: 'Aviso |||| Avisos aos membros',
        fields: {
          text: 'Texto',
          path: 'Página a que leva',
          created_at: 'Criado',
          created_by: 'Escrito por',
          sent_by: 'Enviado por',
          sent_at: 'Enviado',
          state: 'Situação',
          told: 'Avisados',
        },
      },
    },
    console: {
      announcements: {
        new: 'Novo aviso',
        empty: 'Nenhum aviso ainda.',
        states: { draft: 'Rascunho', sending: 'Enviando', sent: 'Enviado' },
        path_help: 'Opcional, começa com /: por exemplo /changelog.',
        preview: 'Como a notificação vai aparecer',
        preview_empty: 'Escreva o texto em português para ver a prévia.',
        falls_back: 'mostra em português',
        now: 'agora há pouco',
        unread: 'Por ler',
        leads_to: 'Leva a %{path}',
        leads_nowhere: 'Não leva a nenhuma página',
        send: 'Enviar aos membros',
        send_dirty: 'Salve antes de enviar.',
        send_title: 'Enviar este aviso?',
        send_count:
          'Até %{count} membro será avisado agora, na própria língua. |||| Até %{count} membros serão avisados agora, cada um na própria língua.',
        send_unknown: 'Todos os membros serão avisados agora, cada um na própria língua.',
        send_settings: 'Quem desligou os avisos do sistema não recebe.',
        send_once: 'Depois de enviado não pode ser mudado, desfeito nem enviado de novo.',
        send_missing: 'Sem tradução em %{languages}: esses membros leem em português.',
        told: '%{smart_count} membro avisado |||| %{smart_count} membros avisados',
        told_so_far: '%{smart_count} membro avisado até agora |||| %{smart_count} membros avisados até agora',
        sending: 'O envio continua; esta página acompanha.',
        sent_by: 'Enviado por',
      },
    },
  },
  'en-US': {
    resources: {
      announcements: {
        name: 'Announcement |||| Announcements to members',
        fields: {
          text: 'Text',
          path: 'Page it leads to',
          created_at: 'Written',
          created_by: 'Written by',
          sent_by: 'Sent by',
          sent_at: 'Sent',
          state: 'State',
          told: 'Told',
        },
      },
    },
    console: {
      announcements: {
        new: 'New announcement',
        empty: 'No announcements yet.',
        states: { draft: 'Draft', sending: 'Sending', sent: 'Sent' },
        path_help: 'Optional, begins with /: such as /changelog.',
        preview: 'How the notification will look',
        preview_empty: 'Write the Portuguese text to see the preview.',
        falls_back: 'shown in Portuguese',
        now: 'just now',
        unread: 'Unread',
        leads_to: 'Leads to %{path}',
        leads_nowhere: 'Leads to no page',
        send: 'Send to the members',
        send_dirty: 'Save before sending.',
        send_title: 'Send this announcement?',
        send_count:
          'Up to %{count} member will be told now, in their own language. |||| Up to %{count} members will be told now, each in their own language.',
        send_unknown: 'All members will be told now, each in their own language.',
        send_settings: 'Those who switched the portal’s notices off do not get it.',
        send_once: 'Once sent it cannot be changed, undone or sent again.',
        send_missing: 'Without a translation in %{languages}: those members read Portuguese.',
        told: '%{smart_count} member told |||| %{smart_count} members told',
        told_so_far: '%{smart_count} member told so far |||| %{smart_count} members told so far',
        sending: 'It is still being sent; this page follows.',
        sent_by: 'Sent by',
      },
    },
  },
});
