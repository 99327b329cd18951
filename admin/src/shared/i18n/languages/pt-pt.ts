import { europeanPortuguese as frame } from '../areas/frame/pt-pt.ts';
import type { RelatedLanguage } from '../language.ts';
import { raEuropeanPortuguese } from '../ra/pt-pt.ts';

/** Texts that differ from Brazilian Portuguese. */
export const europeanPortuguese: RelatedLanguage = {
  ra: raEuropeanPortuguese,
  areas: {
    frame,
    factor: {
      console: {
        factor: {
          title: 'Confirma que és tu',
          text: 'Esta ação pede a verificação em dois passos dos últimos 10 minutos.',
          passkey_failed: 'A chave de acesso não respondeu. Tenta de novo ou escreve um código.',
          code_help: 'Os 6 algarismos da aplicação de autenticação, ou um código de recuperação.',
        },
        users: {
          reset_factors: {
            button: 'Remover os dois passos',
            title: 'Remover a verificação em dois passos de %{name}?',
            text: 'Só para quem perdeu o dispositivo e os códigos, e depois de confirmar quem é. Todas as sessões da conta terminam e a pessoa é avisada.',
          },
        },
      },
    },
    dashboard: {
      console: {
        dashboard: {
          title: 'O que espera por ti',
          queue: { releases: 'Ficheiros externos a confirmar' },
          total: { users: 'Utilizadores', storage: 'Ficheiros guardados' },
          daily: { registrations: 'Registos por dia' },
          top_mods: 'Mods mais descarregados',
        },
      },
    },
    mods: {
      resources: {
        mods: {
          fields: {
            status: 'Estado',
            deleted_at: 'Eliminado',
            former_status: 'Estado anterior',
            deleted_from: 'Estado antes da eliminação',
            created_by: 'Registado por',
          },
        },
      },
      console: {
        status: { deleted: 'Eliminado' },
        mods: {
          from_file: {
            button: 'Criar a partir de um ficheiro',
            title: 'Novo mod a partir de um ficheiro',
            help: 'O manifesto preenche os campos. Nada é guardado antes de confirmares.',
            filled: 'Preenchido com %{name}. Verifica tudo e completa o que falta.',
            no_icon: 'O ficheiro não traz um ícone que sirva de capa.',
          },
          picture: {
            help: 'A imagem desaparece de imediato da página, dos estados anteriores e do armazenamento. As caches podem mostrá-la até dez minutos. Isto não se anula. O motivo fica no registo.',
          },
          bulk: {
            help: {
              archive: 'Saem do site de imediato. Pode ser anulado.',
              restore: 'Cada um volta ao estado que tinha: os aprovados, ao site de imediato. Pode ser anulado.',
              feature: 'Aparecem entre os destaques do site. Pode ser anulado.',
              unfeature: 'Continuam no site, fora dos destaques. Pode ser anulado.',
            },
          },
          view: { deleted: 'Reciclagem' },
          reject: { help: 'O motivo é enviado a quem registou o mod, na língua da pessoa.' },
          delete: {
            title: 'Eliminar %{title}?',
            help: 'Sai do site de imediato. Pode ser recuperado durante %{days} dias; depois é apagado de vez. O endereço continua reservado.',
          },
          deleted_until: 'Na reciclagem. Será apagado de vez em',
          slug: { from_title: 'O endereço é formado a partir do título.' },
          preview: 'Pré-visualizar',
          markdown_views: 'Escrever ou pré-visualizar',
          tags_help: 'Escreve e prime Enter.',
          gallery: { alt_help: 'Descreve a imagem para quem não a vê.' },
          begin: { draft: 'Rascunho: só a equipa vê' },
          newer: {
            title: 'Alguém alterou este mod enquanto o editavas',
            other: 'Mudaram o estado ou as versões. Agora está: %{status}.',
            help: 'O que escreveste continua no formulário. Se o mantiveres, só são gravados por cima os campos que mudaste.',
            keep: 'Manter o que escrevi',
          },
          bring_back_help:
            'Textos e imagens voltam a ser os deste estado, no site de imediato. As versões ficam como estão.',
          no_revisions: 'Ainda não foi aprovado: não há estados a que voltar.',
        },
      },
    },
    releases: {
      resources: {
        releases: {
          fields: {
            file_name: 'Nome do ficheiro',
            external_url: 'Endereço do ficheiro',
            verdict: 'Veredicto',
            external: 'Alojada fora',
          },
        },
      },
      console: {
        releases: {
          inside: {
            reading: 'A ler o ficheiro…',
            download: 'Descarregar',
            none_found: 'Nenhum ficheiro com este nome.',
            cut: 'A lista mostra os primeiros %{count} de %{total} ficheiros.',
            pick: 'Escolhe um ficheiro para veres o que há nele.',
            text_cut: 'Só o início: o ficheiro tem %{size}.',
          },
          save: 'Guardar a versão',
          none: 'Ainda não há versões.',
          from: 'De onde vem o ficheiro',
          from_file: 'Enviar ficheiro',
          pick_file: 'Escolhe o ficheiro ou larga-o aqui',
          other_file: 'Trocar o ficheiro',
          checking: 'A verificar o ficheiro…',
          refused: 'O ficheiro foi recusado e apagado. Escolhe outro.',
          file_details: 'Detalhes e hashes do ficheiro',
          fault: {
            extension: 'O nome do ficheiro tem de terminar em %{extensions}.',
            empty: 'O ficheiro está vazio.',
            too_large: 'O ficheiro passa de %{max}.',
          },
          link_help:
            'Fica alojado fora do portal: sem verificação nem hash. Só aparece aos visitantes depois de alguém da equipa confirmar.',
          unknown_versions:
            'Não está na lista de versões do jogo: %{names}. Confirma a grafia; o site aceita na mesma.',
          unknown_dependencies: 'O ficheiro também pede estes, que não estão no portal: %{names}.',
          verdict: { clear: 'Disponível', taken_down: 'Retirada por segurança' },
          taken_down_because: 'Retirada por segurança: %{reason}',
          bring_back: 'Disponibilizar de novo',
          bring_back_title: 'Disponibilizar a versão %{version}, retirada por segurança?',
          bring_back_help:
            'Foi retirada por fazer mal a quem a abre, e quem a descarregou foi avisado para apagar o ficheiro. Ao disponibilizá-la, todos a podem descarregar de novo de imediato; ninguém recebe um aviso em contrário.',
          withdraw_help: 'Deixa de se ver no site de imediato. Pode ser disponibilizada de novo.',
          delete_title: 'Eliminar a versão %{version}?',
          delete_help: 'O ficheiro é apagado de vez. Isto não pode ser anulado; para só a esconderes, retira a versão.',
        },
      },
    },
    reviews: {
      console: {
        reviews: {
          checklist: {
            file: 'Ficheiro disponível',
            name: 'Nome igual ao do ficheiro',
            loader: 'Loaders iguais aos do ficheiro',
          },
          looking: '%{name} está a analisar',
          undo_last: 'Anular a última decisão',
          files: 'Ficheiros',
          no_decisions: 'Ainda não há decisões.',
          notice: {
            claimed: 'Outra pessoa está com este item. Podes ler, mas não decidir',
            changed: 'O mod mudou enquanto o vias. Confirma e decide de novo',
            gone: 'Este mod já não espera análise. Agora está: %{status}',
          },
        },
      },
    },
    findings: {
      console: {
        findings: {
          title: {
            not_an_archive: 'Não é um ficheiro comprimido',
            archive_broken: 'Ficheiro danificado',
            archive_ambiguous: 'Ficheiro que cada programa lê à sua maneira',
            archive_empty: 'Ficheiro vazio',
            archive_split: 'Ficheiro em várias partes',
            archive_encrypted: 'Ficheiro com palavra-passe',
            method_unsupported: 'Compressão invulgar',
            too_many_entries: 'Demasiados ficheiros lá dentro',
            directory_too_large: 'Lista de ficheiros demasiado longa',
            unpacks_too_large: 'Grande demais ao descomprimir',
            name_too_long: 'Caminho demasiado longo',
            name_twice: 'Dois ficheiros com o mesmo nome',
            file_and_folder: 'Ficheiro com nome de pasta',
            known_malware: 'Ficheiro malicioso conhecido',
            packed_inside: 'Algo comprimido lá dentro',
            wrong_kind: 'Tipo de ficheiro errado',
            duplicate_file: 'Ficheiro repetido',
            hosted_elsewhere: 'Alojado fora do portal',
            other_mod: 'Parece o ficheiro de outro mod',
            no_clear_release: 'Sem versão disponível',
            large_file: 'Ficheiro grande',
          },
          text: {
            nested_not_an_archive: '«%{entry}» tem nome de pacote, mas o conteúdo é outro. Muda o nome ou retira-o.',
            archive_broken: 'O ficheiro não pôde ser lido até ao fim (%{entry}). Gera-o de novo e envia o novo.',
            archive_ambiguous:
              'Dois programas podem ler este ficheiro de maneiras diferentes (%{entry}): há bytes fora dos ficheiros dele, ou dados que se contradizem. Descomprime-o e comprime-o de novo com um programa de ZIP comum.',
            archive_empty: 'Não há nenhum ficheiro lá dentro (%{entry}). Gera-o de novo com o conteúdo.',
            archive_split: 'É só uma de várias partes (%{entry}). Guarda tudo num único ficheiro.',
            archive_zip64:
              'O ficheiro está no formato ZIP64, feito para tamanhos enormes (%{entry}). Guarda-o como um ZIP comum.',
            archive_encrypted:
              'Há partes protegidas por palavra-passe (%{entry}): não é possível verificá-las. Comprime de novo sem palavra-passe.',
            method_unsupported:
              '«%{entry}» está comprimido de um modo que nem todos os programas leem. Comprime de novo com o método comum, «Deflate».',
            too_many_entries: 'São %{count} ficheiros; o limite é %{max}.',
            directory_too_large:
              'A lista de ficheiros ocupa %{size}; o limite é %{max}. Usa menos ficheiros, caminhos mais curtos e nenhum comentário.',
            unpacks_too_large: 'Ocuparia %{size} descomprimido (%{entry}); o limite é %{max}.',
            ratio_too_high:
              'Cresce %{ratio} vezes ao descomprimir (%{entry}); o limite é %{max}. Parece uma bomba de compressão.',
            path_escapes:
              '«%{entry}» gravaria fora da pasta do jogo. Comprime de novo com caminhos que fiquem dentro do ficheiro.',
            path_backslash:
              'O caminho «%{entry}» tem barras invertidas. Comprime de novo com um programa que separe as pastas por «/».',
            path_invalid:
              '«%{entry}» não é um caminho simples: tem dois pontos, um carácter de controlo, uma pasta chamada «.» ou uma parte sem nome. Muda o nome e comprime de novo.',
            name_too_long: 'O caminho «%{entry}» tem mais de %{max} bytes. Encurta-o.',
            name_not_utf8:
              'O nome «%{entry}» diz que está em UTF-8, mas não está. Comprime de novo com um programa que grave os nomes em UTF-8.',
            name_misleads:
              '«%{entry}» lê-se como outro nome: tem sinais que não se veem ou que invertem a escrita. Muda o nome.',
            name_twice: 'Há dois ficheiros chamados «%{entry}». Gera-o de novo com um só.',
            names_collide:
              '«%{entry}» e outro ficheiro só diferem em maiúsculas, no modo de guardar acentos ou em pontos e espaços no fim: alguns sistemas ficam só com um. Muda um dos nomes.',
            file_and_folder:
              '«%{entry}» é um ficheiro e também uma pasta: nenhum sistema guarda os dois. Muda um dos nomes.',
            link_inside: '«%{entry}» é um atalho ou um dispositivo, não um ficheiro. Põe o próprio ficheiro no lugar.',
            executable_inside:
              '«%{entry}» é um programa, um script ou um atalho do sistema, não parte de um mod. Retira-o.',
            sealed_pack_inside:
              '«%{entry}» é um pacote ou documento dentro do qual o portal não consegue ver, como RAR, 7z ou MSI. Comprime-o como ZIP ou retira-o.',
            too_many_packs: 'São mais de %{max} pacotes lá dentro: não é possível reconhecer todos.',
            known_malware: 'Está na lista de ficheiros bloqueados, como %{name} (%{entry}).',
            known_stealer: '«%{entry}» tem as marcas de «%{marker}».',
            stealer_suspected:
              '«%{entry}» tem algo que os ladrões de contas têm («%{marker}»), e alguns mods honestos também. A versão espera que alguém a confirme.',
            packed_inside:
              '«%{entry}» traz algo comprimido que o portal não abre. A versão espera que alguém a confirme.',
            manifest_without_id:
              '%{manifest} não indica o id do mod, pelo que nenhum loader o carrega. Preenche o id e gera o ficheiro de novo.',
            name_differs: 'O manifesto diz «%{archive}»; o mod chama-se «%{form}».',
            duplicate_file: 'O mesmo ficheiro já é a versão %{version} de %{title}.',
            hosted_elsewhere: 'O portal não verifica o que está fora dele: uma pessoa tem de confirmar.',
            other_mod: 'O manifesto é de %{archive}. Os outros ficheiros de “%{form}” são de %{expected}.',
            no_clear_release: 'Um visitante não teria nada para descarregar.',
            large_file: 'O ficheiro tem %{size}.',
            first_of_author: 'Ainda não foi aprovado nenhum outro mod de %{author}.',
          },
        },
      },
    },
    uploads: {
      console: {
        uploads: {
          phase: {
            sending: 'A enviar',
            stalled: 'O armazenamento não responde: continua sozinho quando voltar',
            offline: 'Sem ligação: continua sozinho quando voltar',
          },
          failure: {
            not_allowed:
              '%{name} não pôde ser enviado: a sessão terminou ou a tua função não o permite. Inicia sessão de novo.',
            unavailable: '%{name} não foi enviado: o serviço está indisponível de momento. Tenta de novo.',
            interrupted: 'O envio de %{name} foi interrompido. Tenta de novo.',
          },
          keeping: 'A preparar a imagem',
          save_waits: 'Ainda há uma imagem a ser enviada. Podes guardar assim que ela chegar.',
          pick_picture: 'Escolhe uma imagem ou larga-a aqui',
          pick_pictures: 'Escolhe imagens ou larga-as aqui',
        },
      },
    },
    comments: {
      console: {
        comments: {
          lead: 'Primeiro o que os membros denunciaram, com o que espera há mais tempo em cima.',
          filter: {
            q: 'Pesquisar no texto',
            q_help: 'Pesquisa nos %{count} comentários mais recentes desta lista.',
          },
          remove_title: 'Eliminar este comentário?',
          remove_text:
            'Desaparece para todos, também para quem o escreveu, com as respostas que recebeu, e não volta. Ocultar pode ser anulado.',
          remove_reply_title: 'Eliminar a resposta oficial?',
          remove_reply_text: 'Sai do site de imediato e não volta.',
          reply_help: 'Aparece no site por baixo do comentário, com o teu nome. Quem comentou é avisado.',
          unselect: 'Limpar a seleção',
          bulk_ask: { remove: 'Eliminar 1 comentário? |||| Eliminar %{smart_count} comentários?' },
          bulk_help: {
            hide: 'Só quem escreveu e a equipa continuam a ver. As denúncias em aberto ficam como procedentes. Pode ser anulado.',
            restore:
              'Voltam a ser vistos por todos. As denúncias em aberto ficam como improcedentes. Pode ser anulado.',
            remove: 'Desaparecem para todos, também para quem escreveu, e não voltam. Ocultar pode ser anulado.',
          },
          bulk_done: { remove: '1 comentário eliminado |||| %{smart_count} comentários eliminados' },
          author_none: 'A conta de quem escreveu já não existe.',
        },
      },
    },
    messages: {
      resources: { 'contact-messages': { fields: { note: 'Nota' } } },
      console: {
        messages: {
          tab: { waiting: 'À espera' },
        },
      },
    },
    queue: { console: { queue: { next: 'Seguinte', note: 'Nota para a equipa (opcional)' } } },
    reports: {
      resources: { reports: { fields: { note: 'Nota' } } },
      console: {
        report_reason: { malware: 'Vírus ou ligação perigosa', impersonation: 'Faz-se passar por outra pessoa' },
        reports: {
          lead: 'A mais antiga em cima. Quem é denunciado não fica a saber quem avisou.',
          gone: 'O que foi denunciado já não existe.',
          ban: { mod: 'Banir quem registou' },
          take_down: {
            title: 'Que versão de %{name} retirar por segurança?',
            none: 'Não há versão para retirar.',
          },
          hide: {
            text: 'A denúncia é procedente, mas o comentário continua visível para todos. Ao ocultá-lo, todas as denúncias sobre ele ficam como procedentes. Pode ser anulado.',
          },
        },
      },
    },
    users: {
      resources: {
        users: {
          name: 'Utilizador |||| Utilizadores',
          fields: {
            username: 'Utilizador',
            display_name: 'Nome a apresentar',
            state: 'Estado',
            q: 'Pesquisar',
          },
        },
      },
      console: {
        users: {
          search_help: 'Início do nome de utilizador ou do nome a apresentar.',
          search_help_email: 'Início do nome de utilizador ou do nome a apresentar, ou um e-mail completo.',
          figure: { mods: 'mods registados' },
          unverify: 'Retirar a marca de verificado',
          ban: {
            help: 'Vale de imediato: as sessões abertas terminam e a pessoa lê o motivo.',
            day_needed: 'Escolhe um dia que ainda não tenha passado.',
            for_ever: 'Sem data de fim',
          },
          role: {
            means: {
              user: 'Descarrega, comenta e avalia. Não entra no painel.',
              admin: 'Tudo o que a moderação faz, e ainda edita mods, anúncios, textos e contas, e lê os registos.',
              super_admin: 'Tudo, também mudar funções e definições. Mais nenhum super admin pode mexer nesta conta.',
            },
            up: '%{name} ganha estas permissões já na próxima ação.',
            down: '%{name} perde, já na próxima ação, as permissões que a nova função não tem.',
          },
          revoke: {
            button: 'Terminar sessões',
            title: 'Terminar as sessões de %{name}?',
            text: 'A pessoa sai de todos os navegadores e tem de iniciar sessão de novo. Isto não se anula.',
          },
          expire_password: {
            button: 'Expirar a palavra-passe',
            title: 'Expirar a palavra-passe de %{name}?',
            text: 'As sessões terminam e a palavra-passe atual deixa de valer: a pessoa cria uma nova em «Esqueci-me da palavra-passe». Confirma antes se o e-mail da conta ainda é dela. Isto não se anula.',
          },
          avatar: {
            button: 'Remover a fotografia',
            title: 'Remover a fotografia de %{name}?',
            help: 'A fotografia desaparece de imediato de todo o site e o endereço dela deixa de existir. As caches podem mostrá-la até dez minutos. Isto não se anula. O motivo fica no registo.',
          },
          export: {
            help: 'O mesmo ficheiro que a pessoa descarregaria: tudo o que o portal guarda sobre ela. Só a pedido dela, e só para ela. O motivo fica no registo.',
            done: 'Ficheiro descarregado',
          },
          erase: {
            button: 'Eliminar a conta',
            title: 'Eliminar a conta de %{name}?',
            help: 'Só a pedido da pessoa: a conta e os dados dela desaparecem para sempre, como se ela própria a eliminasse. Isto não se anula. O motivo fica no registo.',
          },
          profile: { stale: 'O perfil mudou desde que o abriste. Fecha e abre de novo para veres como está.' },
        },
      },
    },
    ads: {
      resources: { ads: { fields: { placement: 'Local', state: 'Estado' } } },
      console: {
        ads: {
          picture: {
            button: 'Remover a imagem agora',
            help: 'A imagem desaparece de imediato e o anúncio fica inativo. As caches podem mostrá-la até dez minutos. Isto não se anula. O motivo fica no registo.',
          },
          empty: 'Ainda não há anúncios. O site não mostra locais vazios: sem anúncio, não há espaço.',
          states: { running: 'Em exibição', ended: 'Terminado' },
          placements: { home_top: 'Início, em cima', download: 'Página de descarga' },
          title_help: 'Só a equipa vê. No site aparece a imagem.',
          alt_help: 'Lido em voz alta a quem não vê a imagem: diz o que ela anuncia.',
          link_help: 'Começa por https://. Abre noutro separador.',
          zone: 'No teu fuso horário: %{zone}',
          weight_help: 'De 1 a 100. Quanto maior, mais vezes aparece entre os anúncios do mesmo local.',
          share:
            'Aparece em %{percent} das vezes: peso %{weight} de %{total}, entre %{smart_count} anúncio deste local no período. |||| Aparece em %{percent} das vezes: peso %{weight} de %{total}, entre %{smart_count} anúncios deste local no período.',
          share_alone: 'É o único neste local no período: aparece sempre.',
          preview: 'Pré-visualização no local',
          preview_of: 'Pré-visualização: %{placement}, %{theme}, %{device}',
          preview_empty: 'Envia a imagem para veres como fica no site.',
          phone: 'telemóvel',
          size: 'No computador ocupa %{desktop} px; no telemóvel, %{phone} px.',
          small: 'A imagem tem menos de 728 px de largura: no computador ocupa menos do que o local.',
        },
      },
    },
    announcements: {
      resources: { announcements: { fields: { state: 'Estado' } } },
      console: {
        announcements: {
          empty: 'Ainda não há avisos.',
          states: { sending: 'A enviar' },
          path_help: 'Opcional, começa por /: por exemplo /changelog.',
          preview_empty: 'Escreve o texto em português do Brasil para veres a pré-visualização.',
          falls_back: 'mostra em português do Brasil',
          now: 'agora mesmo',
          send_dirty: 'Guarda antes de enviar.',
          send_settings: 'Quem desligou os avisos do sistema não o recebe.',
          send_once: 'Depois de enviado não pode ser alterado, anulado nem enviado de novo.',
          send_missing: 'Sem tradução em %{languages}: esses membros leem em português do Brasil.',
        },
      },
    },
    logs: {
      resources: {
        logs: {
          name: 'Registo |||| Registos',
          fields: { target: 'Elemento', about: 'Elemento' },
        },
      },
      console: {
        logs: {
          actions: {
            'delete:mod': 'Eliminou o mod',
            'download:release': 'Descarregou o ficheiro para análise',
            'undelete:mod': 'Recuperou o mod eliminado',
            'unfeature:mod': 'Retirou o destaque do mod',
            'clear:release': 'Disponibilizou a versão',
            'delete:release': 'Eliminou a versão',
            'create:blocked_file': 'Bloqueou o ficheiro',
            'edit:blocked_file': 'Mudou o nome do ficheiro bloqueado',
            'delete:blocked_file': 'Desbloqueou o ficheiro',
            'create:game_version': 'Adicionou a versão do jogo',
            'ban:user': 'Baniu o utilizador',
            'unban:user': 'Levantou o banimento',
            'edit:user': 'Editou o utilizador',
            'revoke:sessions': 'Terminou as sessões',
            'expire:password': 'Expirou a palavra-passe',
            'create:sign_out': 'Terminou as sessões de muitos',
            'remove:avatar': 'Removeu a fotografia do utilizador',
            'erase:user': 'Eliminou a conta a pedido',
            'reset:factor': 'Removeu a verificação em dois passos',
            'export:user': 'Exportou a lista de utilizadores',
            'remove:comment': 'Eliminou o comentário',
            'remove:reply': 'Eliminou a resposta oficial',
            'delete:ad': 'Eliminou o anúncio',
            'delete:faq': 'Eliminou a pergunta',
            'delete:changelog': 'Eliminou a novidade',
            'edit:media_kit': 'Editou o media kit',
            'delete:announcement': 'Eliminou o aviso',
            'edit:settings': 'Mudou as definições',
          },
          about_help: 'Caminho do elemento, como mods/abc',
          only_record: 'Só deste elemento',
          nothing_changed: 'Nenhum campo para mostrar.',
          undone: 'Anulada',
          undone_by: 'Ver o que a anulou',
          undoes: 'Anula outra entrada',
          undoes_link: 'Ver a entrada anulada',
          kept: 'Ninguém edita nem apaga o registo. De dados pessoais só diz que mudaram.',
        },
      },
    },
    settings: {
      console: {
        settings: {
          access: {
            staff: 'Toda a equipa',
            super_admin_help:
              'Moderadores e admins perdem o painel e todas as ações da equipa: o site deixa de mostrar os botões e a API recusa os pedidos. As funções ficam como estão.',
          },
          sign_out: {
            lead: 'Depois de uma fuga de dados ou de uma intrusão: termina de uma vez as sessões da equipa ou de todos, menos a tua.',
            open: 'Terminar muitas sessões',
            title: 'Terminar muitas sessões?',
            help: 'Quem for atingido sai de todos os dispositivos e tem de iniciar sessão de novo. A tua conta fica de fora. Isto não se anula. O motivo fica no registo.',
            button: 'Terminar sessões',
            scope: { staff: 'Da equipa', all: 'De todos, membros e equipa' },
            expire: 'Expirar também as palavras-passe: cada pessoa cria uma nova por e-mail antes de entrar',
            word: { staff: 'sair equipa' },
            done: 'Sessões terminadas',
          },
          confirm_count:
            'Perde o acesso na próxima ação: %{smart_count} pessoa da equipa. |||| Perdem o acesso na próxima ação: %{smart_count} pessoas da equipa.',
          confirm_nobody: 'Hoje só há super admins na equipa: ninguém perde o acesso.',
          confirm_unsaved: 'O que estiverem a escrever agora já não poderá ser guardado.',
        },
      },
    },
    takeDowns: {
      resources: {
        'blocked-files': { name: 'Ficheiro bloqueado |||| Ficheiros bloqueados' },
      },
      console: {
        blocked_files: {
          new: 'Bloquear um ficheiro',
          lead: 'Nenhuma versão pode ser um destes ficheiros, nem trazer um deles dentro. Um envio assim é recusado na verificação.',
          empty: 'Nenhum ficheiro bloqueado.',
          hash_help: '64 ou 128 algarismos hexadecimais, como os publicam os analisadores.',
          name_help: 'Como a ameaça é conhecida. Quem da equipa enviar o ficheiro lê este nome na recusa.',
          reason_help: 'Porque se bloqueia e de onde se sabe. Fica no registo, só para a equipa.',
          unblock_title: 'Desbloquear «%{name}»?',
          unblock_help:
            'O ficheiro volta a ser aceite em envios. As versões que foram retiradas por segurança continuam retiradas até alguém disponibilizar cada uma.',
        },
        take_down: {
          act: 'Retirar por segurança',
          act_all: 'Retirar todas por segurança',
          title: 'Retirar %{name} por segurança?',
          title_all: 'Retirar todas as versões de %{name} por segurança?',
          lead: 'Para ficheiros que fazem mal a quem os abre. Ao confirmares:',
          happens: {
            links: 'todas as ligações e descargas em curso deixam de funcionar de imediato;',
            page: 'a página do mod continua no site com a outra versão disponível; |||| a página do mod continua no site com as outras %{smart_count} versões disponíveis;',
            page_empty: 'a página do mod continua no site, sem nada para descarregar. Para a retirares, arquiva o mod;',
            told: 'quem descarregou recebe um aviso para apagar o ficheiro.',
            elsewhere: 'O ficheiro está fora do portal: lá continua, e aqui não há nada para bloquear.',
          },
          block: 'Bloquear também o ficheiro: ninguém o envia de novo, e cai noutros mods que o trazem',
          created: {
            open: 'Retirar o que enviou',
            open_span: 'Retirar por data',
            title: 'Retirar as versões de %{name} por segurança?',
            help: 'Retira todas as versões publicadas ou à espera que a conta registou, ou que foram registadas no período. Quem descarregou recebe um aviso para apagar o ficheiro. Cada versão pode voltar a partir do registo.',
            button: 'Retirar',
            span_needed: 'Escolhe o começo e o fim.',
            word: 'retirar',
          },
          done: 'Retirado',
          running: 'A retirar…',
          failed: 'Não foi retirado por inteiro',
          releases: '%{count} versão retirada. |||| %{count} versões retiradas.',
          downloaders:
            '%{count} conta já descarregou este mod, ou outros com o mesmo ficheiro. Quem tem o que foi retirado é avisado agora. |||| %{count} contas já descarregaram este mod, ou outros com o mesmo ficheiro. Quem tem o que foi retirado é avisado agora.',
        },
        downloaders: {
          open: 'Quem descarregou',
          open_all: 'Quem descarregou o mod',
          title: 'Quem descarregou %{name}',
          lead: 'Contas que ainda existem, com a primeira descarga do mod.',
          empty: 'Ainda nenhuma conta o descarregou.',
        },
      },
    },
    gameVersions: {
      console: {
        game_versions: {
          new: 'Adicionar versão do jogo',
          lead: 'Os formulários e filtros oferecem estas versões, e é nelas que se procura o que um ficheiro abrange. O que mudares aqui chega ao site em cerca de um minuto.',
          remove_help:
            'Deixa de ser oferecida. As versões de mods que já a indicam ficam como estão, e os filtros do site continuam a encontrá-las.',
        },
      },
    },
    texts: {
      resources: { 'media-kit': { name: 'Media kit' } },
      console: {
        content: {
          falls_back: 'Mostra em português do Brasil: %{languages}',
          stale: 'Alguém alterou este registo depois de o teres aberto.',
          stale_help:
            'Nada do que escreveste foi guardado. Copia o que for preciso e recarrega para veres a versão nova.',
          not_saved: 'Não foi guardado: vê os campos marcados.',
          delete_help: 'Pode ser anulado no aviso e no registo.',
        },
        faq: { empty: 'Ainda não há perguntas.' },
        changelog: { empty: 'Ainda não há novidades.' },
        media_kit: {
          figures_help:
            'Até 12. Um valor só de algarismos (48231000) aparece como cada língua escreve os números; outro aparece tal como está.',
          price_help: 'Com cêntimos, se houver. O site mostra o preço em reais em todas as línguas.',
        },
      },
    },
    done: {
      console: {
        done: {
          fetchReleaseFile: 'Descarga iniciada; fica no registo',
          adminUpdateAd: 'Anúncio guardado',
          adminDeleteAd: 'Anúncio eliminado',
          adminUpdateAnnouncement: 'Aviso guardado',
          adminDeleteAnnouncement: 'Aviso eliminado',
          adminCreateBlockedFile: 'Ficheiro bloqueado',
          adminDeleteBlockedFile: 'Ficheiro desbloqueado',
          adminCreateGameVersion: 'Versão do jogo adicionada',
          adminUpdateChangelog: 'Novidade guardada',
          adminDeleteChangelog: 'Novidade eliminada',
          adminUpdateFaq: 'Pergunta guardada',
          adminDeleteFaq: 'Pergunta eliminada',
          adminUpdateMod: 'Mod guardado',
          adminDeleteMod: 'Mod na reciclagem',
          adminUpdateMediaKit: 'Media kit guardado',
          adminUpdateSettings: 'Definições guardadas',
          adminUpdateUser: 'Conta guardada',
        },
      },
    },
  },
};
