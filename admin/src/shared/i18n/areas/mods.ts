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
        slug: ['Endereço', 'URL'],
        author: ['Autor', 'Author'],
        status: ['Situação', 'Status'],
        content_type: ['Tipo', 'Type'],
        access: ['Acesso', 'Access'],
        version: ['Versão', 'Version'],
        loader: ['Loader', 'Loader'],
        category: ['Categoria', 'Category'],
        updated_at: ['Atualizado em', 'Updated'],
        submitted_at: ['Na fila desde', 'In queue since'],
        from: ['Atualizado a partir de', 'Updated from'],
        to: ['Atualizado até', 'Updated until'],
        published_at: ['Publicado em', 'Published'],
        decided_at: ['Decidido em', 'Reviewed'],
        deleted_at: ['Excluído em', 'Deleted'],
        downloads: ['Downloads', 'Downloads'],
        views: ['Visitas', 'Views'],
        favorites: ['Favoritos', 'Favorites'],
        comments: ['Comentários', 'Comments'],
        ratings: ['Avaliações', 'Ratings'],
        short_description: ['Resumo', 'Summary'],
        language: ['Idioma da descrição', 'Page language'],
        description: ['Descrição (Markdown)', 'Description (Markdown)'],
        categories: ['Categorias', 'Categories'],
        tags: ['Tags', 'Tags'],
        compat: ['Compatível com', 'Works with'],
        license: ['Licença', 'License'],
        links: ['Links', 'Links'],
        thumbnail_url: ['Imagem de capa', 'Cover image'],
        gallery: ['Galeria', 'Gallery'],
        featured: ['Em destaque', 'Featured'],
        reason: ['Motivo da rejeição', 'Rejection reason'],
        reason_code: ['Motivo padrão', 'Standard reason'],
        former_status: ['Situação anterior', 'Previous status'],
        deleted_from: ['Situação antes da exclusão', 'Status before deletion'],
        created_by: ['Cadastrado por', 'Added by'],
        revision: ['Revisão aprovada', 'Approved revision'],
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
        section: ['Imagens', 'Images'],
        thumbnail: ['Capa', 'Cover'],
        gallery: ['Galeria, imagem %{place}', 'Gallery, image %{place}'],
        button: ['Remover agora', 'Remove now'],
        title: ['Remover imagem agora (%{name})?', 'Remove this image now (%{name})?'],
        help: [
          'A imagem some na hora: da página, das revisões anteriores e do armazenamento. Caches podem mostrá-la por até dez minutos. Isso não pode ser desfeito. O motivo fica no log.',
          'The image disappears right away from the page, from earlier revisions and from storage. Caches may show it for up to ten minutes. This can’t be undone. The reason is logged.',
        ],
      },
      new: ['Novo mod', 'New mod'],
      from_file: {
        button: ['Criar a partir de arquivo', 'Create from file'],
        title: ['Novo mod a partir de um arquivo', 'New mod from a file'],
        help: [
          'O manifesto preenche os campos. Nada é salvo antes de você confirmar.',
          'The manifest fills in the fields. Nothing is saved until you confirm.',
        ],
        filled: [
          'Preenchido com %{name}. Confira tudo e complete o que falta.',
          'Filled in from %{name}. Check everything and add what’s missing.',
        ],
        no_icon: ['O arquivo não tem um ícone que sirva de capa.', 'The file has no icon that could serve as a cover.'],
        icon_failed: [
          'Não foi possível salvar o ícone do arquivo como capa.',
          'The file’s icon couldn’t be saved as the cover.',
        ],
        release: ['Primeira versão', 'First release'],
      },
      draft: {
        missing: ['Para resolver antes da análise', 'To fix before review'],
        ready: ['Pronto para enviar para análise.', 'Ready to submit for review.'],
        confirm_release: ['Ver versões', 'View releases'],
        edit: ['Completar', 'Edit draft'],
      },
      edit: ['Editar %{title}', 'Edit %{title}'],
      review: ['Analisar', 'Review'],
      more: ['Mais ações: %{title}', 'More actions: %{title}'],
      facts: ['Detalhes', 'Details'],
      decisions: ['Ações', 'Actions'],
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
            'Tirar 1 mod dos destaques? |||| Tirar %{smart_count} mods dos destaques?',
            'Unfeature 1 mod? |||| Unfeature %{smart_count} mods?',
          ],
        },
        help: {
          archive: [
            'Somem do site na hora. Dá para desfazer.',
            'Archived mods disappear from the site right away. You can undo this.',
          ],
          restore: [
            'Cada um volta à situação anterior; os que estavam aprovados voltam ao site na hora. Dá para desfazer.',
            'Restored mods return to their previous status; approved ones go back on the site right away. You can undo this.',
          ],
          feature: [
            'Aparecem entre os destaques do site. Dá para desfazer.',
            'Featured mods stand out on the site. You can undo this.',
          ],
          unfeature: [
            'Continuam no site, mas fora dos destaques. Dá para desfazer.',
            'Unfeatured mods stay on the site but no longer stand out. You can undo this.',
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
            '1 mod fora dos destaques |||| %{smart_count} mods fora dos destaques',
            '1 mod unfeatured |||| %{smart_count} mods unfeatured',
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
        revisions: ['Revisões aprovadas', 'Approved revisions'],
      },
      reject: {
        title: ['Rejeitar %{title}', 'Reject %{title}'],
        help: [
          'O motivo é enviado a quem cadastrou o mod, no idioma da pessoa.',
          'The reason is sent to whoever added the mod, in their language.',
        ],
        preview: ['Prévia em', 'Preview in'],
      },
      delete: {
        title: ['Excluir %{title}?', 'Delete %{title}?'],
        help: [
          'Some do site na hora. Dá para recuperar por %{days} dias; depois, é excluído de vez. O endereço continua reservado.',
          'It disappears from the site right away. You can recover it for %{days} days; after that, it’s permanently deleted. Its URL stays reserved.',
        ],
      },
      deleted_until: ['Na lixeira. Será excluído definitivamente em', 'In the trash. Will be permanently deleted on'],
      archived_from: [
        'Arquivado. Ao ser restaurado, volta para: %{status}.',
        'Archived. When restored, it goes back to: %{status}.',
      ],
      rejected_without_reason: ['Rejeitado.', 'Rejected.'],
      link: {
        source: ['Código-fonte', 'Source code'],
        issues: ['Relatar um problema', 'Issue tracker'],
        site: ['Site', 'Website'],
      },
      slug: {
        other: ['outro mod', 'another mod'],
        from_title: ['O endereço é criado a partir do título.', 'The URL is created from the title.'],
        checking: ['/mods/%{slug}', '/mods/%{slug}'],
        own: ['/mods/%{slug} é o endereço atual', '/mods/%{slug} is the current URL'],
        free: ['✓ /mods/%{slug} está livre', '✓ /mods/%{slug} is available'],
        numbered: [
          '✓ /mods/%{slug} está livre. O endereço sem número é de',
          '✓ /mods/%{slug} is available. The URL without a number belongs to',
        ],
        taken: ['✕ /mods/%{slug} já é de', '✕ /mods/%{slug} belongs to'],
        reserved: ['✕ /mods/%{slug} não pode ser usado', '✕ /mods/%{slug} can’t be used'],
      },
      write: ['Escrever', 'Write'],
      preview: ['Visualizar', 'Preview'],
      markdown_views: ['Escrever ou visualizar', 'Write or preview'],
      nothing_to_preview: [
        'O texto vai aparecer aqui como no site.',
        'Your text will appear here as it will on the site.',
      ],
      categories_help: ['Até %{max}.', 'Up to %{max}.'],
      too_many_categories: ['No máximo %{max} categorias.', 'No more than %{max} categories.'],
      tags_help: ['Digite e tecle Enter.', 'Type and press Enter.'],
      language_help: [
        'O site indica este idioma a quem usa outro.',
        'The site tells people who use a different language that the page is in this one.',
      ],
      license_help: [
        'Por exemplo: MIT, LGPL-3.0, Todos os direitos reservados.',
        'For example: MIT, LGPL-3.0, All rights reserved.',
      ],
      gallery: {
        alt: ['O que a imagem %{place} mostra', 'What image %{place} shows'],
        alt_help: ['Descreva a imagem para quem não pode vê-la.', 'Describe the image for people who can’t see it.'],
        up: ['Mover a imagem %{place} para cima', 'Move image %{place} up'],
        down: ['Mover a imagem %{place} para baixo', 'Move image %{place} down'],
        remove: ['Remover a imagem %{place}', 'Remove image %{place}'],
      },
      begin_as: ['Situação inicial', 'Initial status'],
      begin: {
        draft: ['Rascunho: só a equipe vê', 'Draft: only staff can see it'],
        pending: ['Pendente: vai para a fila de análise', 'Pending: goes to the review queue'],
      },
      newer: [
        'A situação ou as versões mudaram. Situação atual: %{status}.',
        'Its status or its releases have changed. Current status: %{status}.',
      ],
      revision: ['Revisão %{revision}', 'Revision %{revision}'],
      revision_first: ['Primeira revisão aprovada', 'First approved revision'],
      revision_same: [
        'Textos e imagens iguais aos da revisão anterior',
        'Same text and images as the previous revision',
      ],
      revision_changed: ['Mudou: %{fields}', 'Changed: %{fields}'],
      compare: {
        open: ['Comparar', 'Compare'],
        open_one: ['Comparar a revisão %{revision}', 'Compare revision %{revision}'],
        title: ['Comparar revisões aprovadas', 'Compare approved revisions'],
        before: ['Antes', 'Before'],
        after: ['Depois', 'After'],
        same: ['As duas revisões são iguais.', 'The two revisions are the same.'],
      },
      last_approved: ['Última aprovada', 'Latest approved'],
      bring_back: ['Restaurar esta revisão', 'Restore this revision'],
      bring_back_title: ['Restaurar a revisão %{revision}?', 'Restore revision %{revision}?'],
      bring_back_help: [
        'Os textos e as imagens voltam a ser os desta revisão e vão ao ar na hora. As versões ficam como estão.',
        'The text and images go back to this revision, and it goes live right away. Releases stay as they are.',
      ],
      no_revisions: ['Ainda não há revisões aprovadas.', 'No approved revisions yet.'],
    },
  },
});
