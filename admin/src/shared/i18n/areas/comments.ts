import { defineArea } from '../area.ts';

/** Comment queue. */
export const comments = defineArea({
  resources: {
    'comments-moderation': {
      fields: {
        hidden: ['Oculto', 'Hidden'],
        reports: ['Denúncias decididas', 'Resolved reports'],
        replied_by: ['Respondido por', 'Replied by'],
        uid: ['Autor', 'Author'],
        kind: ['Tipo', 'Type'],
      },
    },
  },
  console: {
    comments: {
      lead: [
        'Primeiro os denunciados, do que espera há mais tempo ao mais recente.',
        'Reported comments first, longest wait at the top.',
      ],
      queues: ['Filas', 'Queues'],
      queue: {
        reported: ['Denunciados', 'Reported'],
        new: ['Novos', 'New'],
        hidden: ['Ocultos', 'Hidden'],
        all: ['Todos', 'All'],
      },
      filter: {
        mod_id: ['Mod', 'Mod'],
        uid: ['Autor', 'Author'],
        kind: ['Tipo', 'Type'],
        q: ['Buscar no texto', 'Search the text'],
        q_help: [
          'Busca nos %{count} comentários mais novos desta lista.',
          'Searches the newest %{count} comments in this list.',
        ],
      },
      kind: {
        comment: ['Comentário', 'Comment'],
        question: ['Dúvida', 'Question'],
        bug: ['Bug', 'Bug'],
        praise: ['Elogio', 'Praise'],
      },
      empty: ['Nada nesta fila. A forja descansa.', 'Nothing in this queue. All quiet at the forge.'],
      of: ['Comentário de %{name} em %{title}', 'Comment by %{name} on %{title}'],
      reply: ['Resposta', 'Reply'],
      edited: ['editado', 'edited'],
      official_reply: ['Resposta oficial', 'Official reply'],
      key_restore: ['manter / restaurar', 'keep / restore'],
      key_select: ['selecionar', 'select'],
      remove_title: ['Excluir este comentário?', 'Delete this comment?'],
      remove_text: [
        'O comentário e as respostas a ele somem para todos, até para quem escreveu. Isso não pode ser desfeito; ocultar, sim.',
        'The comment and its replies disappear for everyone, including the author. This can’t be undone, but hiding can.',
      ],
      remove_reply_title: ['Excluir a resposta oficial?', 'Delete the official reply?'],
      remove_reply_text: [
        'Ela some do site na hora. Isso não pode ser desfeito.',
        'It disappears from the site right away. This can’t be undone.',
      ],
      reply_title: ['Responder a %{name}', 'Reply to %{name}'],
      reply_help: [
        'Aparece no site abaixo do comentário, com o seu nome. Quem comentou recebe uma notificação.',
        'It appears on the site below the comment, with your name. The author is notified.',
      ],
      reply_send: ['Publicar resposta', 'Post reply'],
      select: ['Selecionar o comentário de %{name}', 'Select the comment by %{name}'],
      selected: ['1 selecionado |||| %{smart_count} selecionados', '1 selected |||| %{smart_count} selected'],
      unselect: ['Limpar seleção', 'Clear selection'],
      bulk: ['Ações para os selecionados', 'Actions for selected comments'],
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
          'Só quem escreveu e a equipe continuam vendo. As denúncias em aberto viram procedentes. Dá para desfazer.',
          'Hidden comments can only be seen by their authors and staff. Open reports about them are upheld. You can undo this.',
        ],
        restore: [
          'Todos voltam a ver. As denúncias em aberto viram improcedentes. Dá para desfazer.',
          'Restored comments can be seen by everyone again. Open reports about them are dismissed. You can undo this.',
        ],
        remove: [
          'Somem para todos, até para quem escreveu. Isso não pode ser desfeito; ocultar, sim.',
          'Deleted comments disappear for everyone, including their authors. This can’t be undone, but hiding can.',
        ],
      },
      bulk_done: {
        hide: [
          '1 comentário ocultado |||| %{smart_count} comentários ocultados',
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
      author: ['Autor do comentário', 'Comment author'],
      author_none: ['A conta de quem escreveu não existe mais.', 'The author’s account no longer exists.'],
      open_author: ['Ver autor', 'View author'],
    },
  },
});
