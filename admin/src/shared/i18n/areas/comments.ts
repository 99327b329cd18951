import { defineArea } from '../area.ts';

/** Comment queue. */
export const comments = defineArea({
  resources: {
    'comments-moderation': {
      fields: {
        hidden: ['Oculto', 'Hidden'],
        reports: ['Denúncias decididas', 'Reports decided'],
        replied_by: ['Respondido por', 'Replied by'],
        uid: ['Autor', 'Author'],
        kind: ['Tipo', 'Kind'],
      },
    },
  },
  console: {
    comments: {
      lead: [
        'Primeiro o que os membros denunciaram, o que espera há mais tempo em cima.',
        'First what members reported, what has waited longest on top.',
      ],
      queues: ['Filas', 'Queues'],
      queue: {
        reported: ['Denunciados', 'Reported'],
        new: ['Novos', 'New'],
        hidden: ['Ocultos', 'Hidden'],
        all: ['Todos', 'All'],
      },
      filters: ['Filtros dos comentários', 'Filters of the comments'],
      filter: {
        by: ['Filtrar por', 'Filter by'],
        none: ['Sem filtro', 'No filter'],
        mod_id: ['Mod', 'Mod'],
        uid: ['Autor', 'Author'],
        kind: ['Tipo', 'Kind'],
        q: ['Procurar no texto', 'Search the text'],
        q_help: [
          'Procura nos %{count} comentários mais novos desta lista.',
          'Searches the newest %{count} comments of this list.',
        ],
        only_one: ['Só um comentário: ver todos', 'One comment only: see all'],
      },
      kind: {
        comment: ['Comentário', 'Comment'],
        question: ['Dúvida', 'Question'],
        bug: ['Bug', 'Bug'],
        praise: ['Elogio', 'Praise'],
      },
      empty: ['Nada nesta fila. A forja descansa.', 'Nothing in this queue. The forge rests.'],
      of: ['Comentário de %{name} em %{title}', 'Comment of %{name} on %{title}'],
      reply: ['Resposta', 'Reply'],
      edited: ['editado', 'edited'],
      official_reply: ['Resposta oficial', 'Official reply'],
      key_restore: ['manter / restaurar', 'keep / restore'],
      key_select: ['selecionar', 'select'],
      remove_title: ['Excluir este comentário?', 'Delete this comment?'],
      remove_text: [
        'Ele some para todos, também para quem o escreveu, com as respostas a ele, e não volta. Ocultar pode ser desfeito.',
        'It is gone for everybody, its author too, with the replies to it, and does not come back. Hiding can be undone.',
      ],
      remove_reply_title: ['Excluir a resposta oficial?', 'Delete the official reply?'],
      remove_reply_text: [
        'Ela some do site na hora e não volta.',
        'It leaves the site at once and does not come back.',
      ],
      reply_title: ['Responder a %{name}', 'Reply to %{name}'],
      reply_help: [
        'Aparece no site abaixo do comentário, com o seu nome. Quem comentou é avisado.',
        'It stands on the site below the comment, with your name. Its author is told.',
      ],
      reply_send: ['Publicar resposta', 'Publish reply'],
      select: ['Selecionar o comentário de %{name}', 'Select the comment of %{name}'],
      selected: ['1 selecionado |||| %{smart_count} selecionados', '1 selected |||| %{smart_count} selected'],
      unselect: ['Limpar seleção', 'Clear selection'],
      bulk: ['Com os selecionados', 'With those selected'],
      bulk_ask: {
        hide: [
          'Ocultar 1 comentário? |||| Ocultar %{smart_count} comentários?',
          'Hide 1 comment? |||| Hide %{smart_count} comments?',
        ],
        restore: [
          'Restaurar 1 comentário? |||| Restaurar %{smart_count} comentários?',
          'Restore 1 comment? |||| Restore %{smart_count} comments?',
        ],
        remove: [
          'Excluir 1 comentário? |||| Excluir %{smart_count} comentários?',
          'Delete 1 comment? |||| Delete %{smart_count} comments?',
        ],
      },
      bulk_help: {
        hide: [
          'Só quem escreveu e a equipe continuam vendo. As denúncias em aberto ficam como procedentes. Pode ser desfeito.',
          'Only their authors and staff still see them. Open reports about them are upheld. This can be undone.',
        ],
        restore: [
          'Voltam a ser vistos por todos. As denúncias em aberto ficam como improcedentes. Pode ser desfeito.',
          'Everybody sees them again. Open reports about them are dismissed. This can be undone.',
        ],
        remove: [
          'Somem para todos, também para quem escreveu, e não voltam. Ocultar pode ser desfeito.',
          'They are gone for everybody, their authors too, and do not come back. Hiding can be undone.',
        ],
      },
      bulk_done: {
        hide: [
          '1 comentário oculto |||| %{smart_count} comentários ocultos',
          '1 comment hidden |||| %{smart_count} comments hidden',
        ],
        restore: [
          '1 comentário restaurado |||| %{smart_count} comentários restaurados',
          '1 comment restored |||| %{smart_count} comments restored',
        ],
        remove: [
          '1 comentário excluído |||| %{smart_count} comentários excluídos',
          '1 comment deleted |||| %{smart_count} comments deleted',
        ],
      },
      author: ['Autor do comentário', 'Author of the comment'],
      author_none: ['A conta de quem escreveu não existe mais.', 'The account of whoever wrote it is gone.'],
      open_author: ['Quem escreveu', 'Who wrote it'],
    },
  },
});
