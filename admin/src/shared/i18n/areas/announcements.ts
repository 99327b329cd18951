import { defineArea } from '../area.ts';

export const announcements = defineArea({
  resources: {
    announcements: {
      name: ['Aviso |||| Avisos aos membros', 'Announcement |||| Announcements'],
      fields: {
        text: ['Texto', 'Text'],
        path: ['Página de destino', 'Destination page'],
        created_at: ['Criado em', 'Created'],
        created_by: ['Escrito por', 'Written by'],
        sent_by: ['Enviado por', 'Sent by'],
        sent_at: ['Enviado em', 'Sent'],
        state: ['Situação', 'Status'],
        told: ['Membros avisados', 'Members notified'],
      },
    },
  },
  console: {
    announcements: {
      new: ['Novo aviso', 'New announcement'],
      empty: ['Nenhum aviso ainda.', 'No announcements yet.'],
      states: { draft: ['Rascunho', 'Draft'], sending: ['Enviando', 'Sending'], sent: ['Enviado', 'Sent'] },
      path_help: [
        'Opcional. Começa com /, por exemplo /changelog.',
        'Optional. Starts with /, for example /changelog.',
      ],
      preview: ['Como a notificação vai aparecer', 'How the notification will look'],
      preview_empty: [
        'Escreva o texto em português para ver a prévia.',
        'Write the Portuguese text to see the preview.',
      ],
      falls_back: ['aparece em português', 'shown in Portuguese'],
      now: ['agora mesmo', 'just now'],
      unread: ['Não lida', 'Unread'],
      leads_to: ['Leva para %{path}', 'Links to %{path}'],
      leads_nowhere: ['Sem página de destino', 'No destination page'],
      send: ['Enviar aos membros', 'Send to members'],
      send_dirty: ['Salve antes de enviar.', 'Save before sending.'],
      send_title: ['Enviar este aviso?', 'Send this announcement?'],
      send_count: [
        'Até %{count} membro será avisado agora, no próprio idioma. |||| Até %{count} membros serão avisados agora, cada um no próprio idioma.',
        'Up to %{count} member will be notified now, in their own language. |||| Up to %{count} members will be notified now, each in their own language.',
      ],
      send_unknown: [
        'Todos os membros serão avisados agora, cada um no próprio idioma.',
        'All members will be notified now, each in their own language.',
      ],
      send_settings: [
        'Quem desativou os avisos da equipe não recebe.',
        'Members who turned off site announcements won’t get it.',
      ],
      send_once: [
        'Depois de enviado, não dá para mudar, desfazer nem enviar de novo.',
        'Once sent, it can’t be changed, undone or sent again.',
      ],
      send_missing: [
        'Sem tradução em %{languages}: esses membros vão ler em português.',
        'No translation in %{languages}: those members will read it in Portuguese.',
      ],
      told: [
        '%{smart_count} membro avisado |||| %{smart_count} membros avisados',
        '%{smart_count} member notified |||| %{smart_count} members notified',
      ],
      told_so_far: [
        '%{smart_count} membro avisado até agora |||| %{smart_count} membros avisados até agora',
        '%{smart_count} member notified so far |||| %{smart_count} members notified so far',
      ],
      sending: [
        'O envio continua. Esta página se atualiza sozinha.',
        'Still sending. This page updates automatically.',
      ],
    },
  },
});
