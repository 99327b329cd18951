import { defineArea } from '../area.ts';

export const announcements = defineArea({
  resources: {
    announcements: {
      name: ['Aviso |||| Avisos aos membros', 'Announcement |||| Announcements to members'],
      fields: {
        text: ['Texto', 'Text'],
        path: ['Página a que leva', 'Page it leads to'],
        created_at: ['Criado', 'Written'],
        created_by: ['Escrito por', 'Written by'],
        sent_by: ['Enviado por', 'Sent by'],
        sent_at: ['Enviado', 'Sent'],
        state: ['Situação', 'State'],
        told: ['Avisados', 'Told'],
      },
    },
  },
  console: {
    announcements: {
      new: ['Novo aviso', 'New announcement'],
      empty: ['Nenhum aviso ainda.', 'No announcements yet.'],
      states: { draft: ['Rascunho', 'Draft'], sending: ['Enviando', 'Sending'], sent: ['Enviado', 'Sent'] },
      path_help: ['Opcional, começa com /: por exemplo /changelog.', 'Optional, begins with /: such as /changelog.'],
      preview: ['Como a notificação vai aparecer', 'How the notification will look'],
      preview_empty: [
        'Escreva o texto em português para ver a prévia.',
        'Write the Portuguese text to see the preview.',
      ],
      falls_back: ['mostra em português', 'shown in Portuguese'],
      now: ['agora há pouco', 'just now'],
      unread: ['Por ler', 'Unread'],
      leads_to: ['Leva a %{path}', 'Leads to %{path}'],
      leads_nowhere: ['Não leva a nenhuma página', 'Leads to no page'],
      send: ['Enviar aos membros', 'Send to the members'],
      send_dirty: ['Salve antes de enviar.', 'Save before sending.'],
      send_title: ['Enviar este aviso?', 'Send this announcement?'],
      send_count: [
        'Até %{count} membro será avisado agora, na própria língua. |||| Até %{count} membros serão avisados agora, cada um na própria língua.',
        'Up to %{count} member will be told now, in their own language. |||| Up to %{count} members will be told now, each in their own language.',
      ],
      send_unknown: [
        'Todos os membros serão avisados agora, cada um na própria língua.',
        'All members will be told now, each in their own language.',
      ],
      send_settings: [
        'Quem desligou os avisos do sistema não recebe.',
        'Those who switched the portal’s notices off do not get it.',
      ],
      send_once: [
        'Depois de enviado não pode ser mudado, desfeito nem enviado de novo.',
        'Once sent it cannot be changed, undone or sent again.',
      ],
      send_missing: [
        'Sem tradução em %{languages}: esses membros leem em português.',
        'Without a translation in %{languages}: those members read Portuguese.',
      ],
      told: [
        '%{smart_count} membro avisado |||| %{smart_count} membros avisados',
        '%{smart_count} member told |||| %{smart_count} members told',
      ],
      told_so_far: [
        '%{smart_count} membro avisado até agora |||| %{smart_count} membros avisados até agora',
        '%{smart_count} member told so far |||| %{smart_count} members told so far',
      ],
      sending: ['O envio continua; esta página acompanha.', 'It is still being sent; this page follows.'],
    },
  },
});
