import { getCategoryName } from '@bigorna/domain/catalogue-names';
import { CATEGORIES } from '@bigorna/domain/catalogue-terms';
import type { ModField } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import { defineArea, type Pair, type Pairs } from '../area.ts';

/** Mods: fields, list, form and page. */
export const mods = defineArea({
  resources: {
    mods: {
      name: ['Mod |||| Mods', 'Mod |||| Mods'],
      fields: {
        title: ['Título', 'Title'],
        slug: ['Endereço', 'Address'],
        author: ['Autor', 'Author'],
        status: ['Situação', 'Status'],
        content_type: ['Tipo', 'Kind'],
        access: ['Acesso', 'Access'],
        version: ['Versão', 'Version'],
        loader: ['Loader', 'Loader'],
        category: ['Categoria', 'Category'],
        updated_at: ['Atualizado', 'Updated'],
        submitted_at: ['Na fila desde', 'In the queue since'],
        published_at: ['Publicado', 'Published'],
        decided_at: ['Decidido', 'Decided'],
        deleted_at: ['Excluído', 'Deleted'],
        downloads: ['Downloads', 'Downloads'],
        views: ['Visualizações', 'Views'],
        favorites: ['Favoritos', 'Favorites'],
        comments: ['Comentários', 'Comments'],
        ratings: ['Avaliações', 'Ratings'],
        short_description: ['Resumo', 'Summary'],
        language: ['Idioma dos textos', 'Language of the texts'],
        description: ['Descrição (Markdown)', 'Description (Markdown)'],
        categories: ['Categorias', 'Categories'],
        tags: ['Etiquetas', 'Tags'],
        compat: ['Compatível com', 'Works with'],
        license: ['Licença', 'License'],
        links: ['Links', 'Links'],
        thumbnail_url: ['Imagem de capa', 'Cover picture'],
        gallery: ['Galeria', 'Gallery'],
        featured: ['Em destaque', 'Featured'],
        reason: ['Motivo da rejeição', 'Reason for the rejection'],
        reason_code: ['Política', 'Policy'],
        former_status: ['Situação anterior', 'Former status'],
        deleted_from: ['Situação antes da exclusão', 'Status before the deletion'],
        created_by: ['Cadastrado por', 'Entered by'],
        revision: ['Estado aprovado nº', 'Approved state no.'],
        releases: ['Versões', 'Releases'],
        mod_of_the_week: ['Mod da semana', 'Mod of the week'],
      } satisfies Record<ModField, Pair> & Pairs,
    },
  },
  console: {
    status: {
      draft: ['Rascunho', 'Draft'],
      pending: ['Pendente', 'Pending'],
      approved: ['Aprovado', 'Approved'],
      rejected: ['Rejeitado', 'Rejected'],
      archived: ['Arquivado', 'Archived'],
      deleted: ['Excluído', 'Deleted'],
    },
    access: { public: ['Público', 'Public'], premium: ['Premium', 'Premium'] },
    channel: { release: ['Estável', 'Stable'], beta: ['Beta', 'Beta'], alpha: ['Alfa', 'Alpha'] },
    category: Object.fromEntries(
      CATEGORIES.map((category) => [
        category,
        [getCategoryName(category, 'pt-BR'), getCategoryName(category, 'en-US')] as const,
      ]),
    ),
    content_type: { mod: ['Mod', 'Mod'], addon: ['Addon', 'Addon'] },
    mods: {
      picture: {
        section: ['Imagens', 'Pictures'],
        thumbnail: ['Capa', 'Cover'],
        gallery: ['Galeria, imagem %{place}', 'Gallery, picture %{place}'],
        button: ['Remover agora', 'Remove now'],
        title: ['Remover agora: %{name}?', 'Remove now: %{name}?'],
        help: [
          'A imagem some na hora da página, dos estados anteriores e do armazenamento. Caches podem mostrá-la por até dez minutos. Isto não se desfaz. O motivo fica no log.',
          'The picture leaves the page, earlier states and the storage at once. Caches may show it for up to ten minutes. This can’t be undone. The log keeps the reason.',
        ],
      },
      new: ['Novo mod', 'New mod'],
      from_file: {
        button: ['Criar de um arquivo', 'Create from a file'],
        title: ['Novo mod a partir de um arquivo', 'New mod from a file'],
        help: [
          'O manifesto preenche os campos. Nada é salvo antes de você confirmar.',
          'The manifest fills in the fields. Nothing is saved before you confirm.',
        ],
        filled: [
          'Preenchido com %{name}. Confira tudo e complete o que falta.',
          'Filled in from %{name}. Check everything and add what is missing.',
        ],
        no_icon: ['O arquivo não traz um ícone que sirva de capa.', 'The file has no icon that could be the cover.'],
        release: ['Primeira versão', 'First release'],
      },
      draft: {
        missing: ['Ainda falta antes da análise', 'Still missing before the review'],
        ready: ['Pronto para a fila de análise.', 'Ready for the review queue.'],
        confirm_release: ['Ver as versões', 'See the releases'],
        edit: ['Completar', 'Complete it'],
      },
      edit: ['Editar %{title}', 'Edit %{title}'],
      review: ['Analisar', 'Review'],
      more: ['Mais ações: %{title}', 'More actions: %{title}'],
      facts: ['Ficha', 'Facts'],
      decisions: ['Decidir', 'Decide'],
      empty: ['Nenhum mod por aqui ainda.', 'No mods here yet.'],
      no_description: ['Sem descrição.', 'No description.'],
      bulk: {
        ask: {
          archive: [
            'Arquivar 1 mod? |||| Arquivar %{smart_count} mods?',
            'Archive 1 mod? |||| Archive %{smart_count} mods?',
          ],
          restore: [
            'Restaurar 1 mod? |||| Restaurar %{smart_count} mods?',
            'Restore 1 mod? |||| Restore %{smart_count} mods?',
          ],
          feature: [
            'Destacar 1 mod? |||| Destacar %{smart_count} mods?',
            'Feature 1 mod? |||| Feature %{smart_count} mods?',
          ],
          unfeature: [
            'Tirar o destaque de 1 mod? |||| Tirar o destaque de %{smart_count} mods?',
            'Stop featuring 1 mod? |||| Stop featuring %{smart_count} mods?',
          ],
        },
        help: {
          archive: ['Somem do site na hora. Pode ser desfeito.', 'They leave the site at once. This can be undone.'],
          restore: [
            'Cada um volta à situação que tinha: os aprovados, ao site na hora. Pode ser desfeito.',
            'Each goes back to the status it had: approved ones are on the site at once. This can be undone.',
          ],
          feature: [
            'Aparecem entre os destaques do site. Pode ser desfeito.',
            'They show among the featured mods. This can be undone.',
          ],
          unfeature: [
            'Continuam no site, fora dos destaques. Pode ser desfeito.',
            'They stay on the site, not among the featured mods. This can be undone.',
          ],
        },
        done: {
          archive: [
            '1 mod arquivado |||| %{smart_count} mods arquivados',
            '1 mod archived |||| %{smart_count} mods archived',
          ],
          restore: [
            '1 mod restaurado |||| %{smart_count} mods restaurados',
            '1 mod restored |||| %{smart_count} mods restored',
          ],
          feature: [
            '1 mod em destaque |||| %{smart_count} mods em destaque',
            '1 mod featured |||| %{smart_count} mods featured',
          ],
          unfeature: [
            '1 mod sem destaque |||| %{smart_count} mods sem destaque',
            '1 mod no longer featured |||| %{smart_count} mods no longer featured',
          ],
        },
      },
      view: {
        pending: ['Pendentes', 'Pending'],
        approved: ['Aprovados', 'Approved'],
        featured: ['Destaques', 'Featured'],
        draft: ['Rascunhos', 'Drafts'],
        rejected: ['Rejeitados', 'Rejected'],
        archived: ['Arquivados', 'Archived'],
        deleted: ['Lixeira', 'Trash'],
        all: ['Todos', 'All'],
      },
      page: {
        overview: ['Visão geral', 'Overview'],
        revisions: ['Estados aprovados', 'Approved states'],
      },
      reject: {
        title: ['Rejeitar %{title}', 'Reject %{title}'],
        help: [
          'O motivo é enviado a quem cadastrou o mod, na língua da pessoa.',
          'The reason is sent to whoever entered the mod, in their language.',
        ],
        preview: ['O que a pessoa vai ler em', 'What they will read in'],
      },
      delete: {
        title: ['Excluir %{title}?', 'Delete %{title}?'],
        help: [
          'Some do site na hora. Dá para trazer de volta por %{days} dias; depois é apagado de vez. O endereço continua reservado.',
          'It leaves the site at once. It can be brought back for %{days} days, then it is gone for good. Its address stays reserved.',
        ],
      },
      deleted_until: ['Na lixeira. Será apagado de vez em', 'In the trash. Gone for good on'],
      archived_from: ['Arquivado. Ao restaurar, volta a: %{status}.', 'Archived. Restoring leads back to: %{status}.'],
      rejected_without_reason: ['Rejeitado.', 'Rejected.'],
      link: { source: ['Código-fonte', 'Source code'], issues: ['Problemas', 'Issues'], site: ['Site', 'Website'] },
      slug: {
        from_title: ['O endereço nasce do título.', 'The address is made from the title.'],
        checking: ['/mods/%{slug}', '/mods/%{slug}'],
        own: ['/mods/%{slug} é o endereço atual', '/mods/%{slug} is the current address'],
        free: ['✓ /mods/%{slug} está livre', '✓ /mods/%{slug} is free'],
        numbered: [
          '✓ /mods/%{slug} está livre. O endereço sem número é de',
          '✓ /mods/%{slug} is free. The address without a number belongs to',
        ],
        taken: ['✕ /mods/%{slug} já é de', '✕ /mods/%{slug} belongs to'],
        reserved: ['✕ /mods/%{slug} não pode ser usado', '✕ /mods/%{slug} cannot be used'],
      },
      write: ['Escrever', 'Write'],
      preview: ['Visualizar', 'Preview'],
      markdown_views: ['Escrever ou visualizar', 'Write or preview'],
      nothing_to_preview: ['O texto aparece aqui como no site.', 'The text shows here as it will on the site.'],
      categories_help: ['Até %{max}.', 'Up to %{max}.'],
      too_many_categories: ['No máximo %{max} categorias.', 'At most %{max} categories.'],
      tags_help: ['Digite e tecle Enter.', 'Type and press Enter.'],
      language_help: [
        'O site marca por ele o texto a quem lê noutra língua.',
        'The site marks the texts with it for those who read another.',
      ],
      license_help: [
        'Por exemplo MIT, LGPL-3.0, Todos os direitos reservados.',
        'For example MIT, LGPL-3.0, All rights reserved.',
      ],
      gallery: {
        alt: ['O que a imagem %{place} mostra', 'What picture %{place} shows'],
        alt_help: ['Descreva a imagem para quem não a vê.', 'Describe the picture for those who do not see it.'],
        up: ['Mover a imagem %{place} para cima', 'Move picture %{place} up'],
        down: ['Mover a imagem %{place} para baixo', 'Move picture %{place} down'],
        remove: ['Remover a imagem %{place}', 'Remove picture %{place}'],
      },
      begin_as: ['Começa como', 'Begins as'],
      begin: {
        draft: ['Rascunho: só a equipe vê', 'Draft: only staff see it'],
        pending: ['Pendente: entra na fila de análise', 'Pending: goes into the review queue'],
      },
      newer: {
        title: ['Alguém mudou este mod enquanto você editava', 'Somebody changed this mod while you were editing'],
        other: [
          'Mudaram a situação ou as versões. Agora está: %{status}.',
          'Its status or its releases changed. It is now: %{status}.',
        ],
        help: [
          'O que você digitou continua no formulário. Ao manter, só os campos que você mudou são gravados por cima.',
          'What you typed is still in the form. If you keep it, only the fields you changed are written over.',
        ],
        keep: ['Manter o que digitei', 'Keep what I typed'],
        reload: ['Carregar o estado novo', 'Load the new state'],
      },
      revision: ['Estado %{revision}', 'State %{revision}'],
      revision_first: ['Primeiro estado aprovado', 'First approved state'],
      revision_same: ['Textos e imagens iguais aos do estado anterior', 'Same texts and pictures as the state before'],
      revision_changed: ['Mudou: %{fields}', 'Changed: %{fields}'],
      last_approved: ['Último aprovado', 'Last approved'],
      bring_back: ['Voltar a este', 'Go back to this'],
      bring_back_title: ['Voltar ao estado %{revision}?', 'Go back to state %{revision}?'],
      bring_back_help: [
        'Textos e imagens voltam a ser os deste estado, no ar na hora. As versões ficam como estão.',
        'Texts and pictures become those of this state, live at once. Releases stay as they are.',
      ],
      no_revisions: [
        'Ainda não foi aprovado: não há estados para voltar.',
        'Not approved yet: there is no state to go back to.',
      ],
    },
  },
});
