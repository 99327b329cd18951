import { defineArea } from '../area.ts';

/** Harmful releases: take-downs, downloaders and blocked files. */
export const takeDowns = defineArea({
  resources: {
    'blocked-files': {
      name: ['Arquivo bloqueado |||| Arquivos bloqueados', 'Blocked file |||| Blocked files'],
      fields: {
        hash: ['SHA-256 ou SHA-512', 'SHA-256 or SHA-512'],
        name: ['Nome', 'Name'],
        reason: ['Motivo', 'Reason'],
      },
    },
  },
  console: {
    blocked_files: {
      new: ['Bloquear um arquivo', 'Block a file'],
      lead: [
        'Nenhuma versão pode ser um destes arquivos nem conter um deles. Envios assim são recusados na verificação.',
        'Releases can’t contain any of these files, not even inside another file. The check rejects uploads that do.',
      ],
      empty: ['Nenhum arquivo bloqueado.', 'No blocked files.'],
      hash_help: [
        '64 ou 128 dígitos hexadecimais, como os antivírus publicam.',
        '64 or 128 hexadecimal digits, as published by virus scanners.',
      ],
      name_help: [
        'Como a ameaça é conhecida. Se alguém da equipe enviar o arquivo, verá este nome na recusa.',
        'The name the threat is known by. Staff who upload the file see it when the file is rejected.',
      ],
      reason_help: [
        'Por que bloquear e qual é a fonte. Fica no log, só para a equipe.',
        'Why it’s blocked and what the source is. Kept in the log, for staff only.',
      ],
      unblock: ['Desbloquear', 'Unblock'],
      unblock_title: ['Desbloquear “%{name}”?', 'Unblock “%{name}”?'],
      unblock_help: [
        'O arquivo volta a ser aceito em envios. As versões que saíram do ar continuam assim até alguém liberar cada uma.',
        'The file can be uploaded again. Releases that were taken down stay that way until someone makes each one available again.',
      ],
    },
    take_down: {
      act: ['Tirar do ar por segurança', 'Take down for safety reasons'],
      act_all: ['Tirar todas do ar por segurança', 'Take down all for safety reasons'],
      title: ['Tirar %{name} do ar por segurança?', 'Take down %{name} for safety reasons?'],
      title_all: [
        'Tirar do ar todas as versões de %{name} por segurança?',
        'Take down all releases of %{name} for safety reasons?',
      ],
      lead: [
        'Para arquivos que prejudicam quem os abre. Ao confirmar:',
        'For files that harm the people who open them. Once you confirm:',
      ],
      happens: {
        links: [
          'todos os links param de funcionar; um download já em andamento ainda pode terminar;',
          'all links stop working; a download already in progress may still finish;',
        ],
        page: [
          'a página do mod continua no ar com a outra versão liberada; |||| a página do mod continua no ar com as outras %{smart_count} versões liberadas;',
          'the mod’s page stays online with its other available release; |||| the mod’s page stays online with its other %{smart_count} available releases;',
        ],
        page_empty: [
          'a página do mod continua no ar, sem nada para baixar. Para tirá-la do ar, arquive o mod;',
          'the mod’s page stays online with nothing to download (to remove it, archive the mod);',
        ],
        told: ['quem baixou é avisado para excluir o arquivo.', 'everyone who downloaded it is told to delete it.'],
        elsewhere: [
          'O arquivo está hospedado em outro site: ele continua lá, e não há o que bloquear aqui.',
          'The file is hosted elsewhere: it stays there, and there’s nothing to block here.',
        ],
      },
      block: [
        'Bloquear também o arquivo: ninguém pode enviá-lo de novo, e ele sai do ar em todas as versões que o contêm, deste mod e de outros',
        'Block the file too: no one can upload it again, and every release that contains it is taken down, in this mod and in others',
      ],
      created: {
        open: ['Tirar do ar o que a conta cadastrou', 'Take down what they added'],
        open_span: ['Tirar do ar por período', 'Take down by date'],
        title: [
          'Tirar do ar as versões de %{name} por segurança?',
          'Take down the releases from %{name} for safety reasons?',
        ],
        anybody: ['um período', 'a time period'],
        help: [
          'Tira do ar todas as versões que a conta cadastrou, ou que foram cadastradas no período, mesmo as à espera de confirmação e as já retiradas. Quem baixou é avisado para excluir o arquivo. Cada versão pode ser liberada de novo na página do mod; se o arquivo foi bloqueado, é preciso desbloqueá-lo antes.',
          'Takes down every release that the account added or that was added in the period, including those awaiting confirmation or already withdrawn. Everyone who downloaded one is told to delete the file. Each release can be made available again on its mod’s page; a blocked file must be unblocked first.',
        ],
        button: ['Tirar do ar', 'Take down'],
        from: ['De', 'From'],
        to: ['Até', 'To'],
        span_needed: ['Escolha o início e o fim.', 'Choose a start and an end.'],
        preview: [
          '%{smart_count} versão (mods afetados: %{mods}). |||| %{smart_count} versões (mods afetados: %{mods}).',
          'Releases: %{smart_count}. Mods: %{mods}. |||| Releases: %{smart_count}. Mods: %{mods}.',
        ],
        word: ['tirar do ar', 'take down'],
      },
      file: {
        open: ['Tirar do ar onde está', 'Take down wherever it is'],
        title: ['Tirar do ar toda versão com “%{name}”?', 'Take down every release with “%{name}”?'],
        help: [
          'Tira do ar todas as versões que são este arquivo ou o contêm, de qualquer mod. Quem baixou é avisado para excluir o arquivo.',
          'Takes down every release that is this file or contains it, in any mod. Everyone who downloaded one is told to delete the file.',
        ],
        button: ['Tirar do ar', 'Take down'],
      },
      done: ['Fora do ar', 'Taken down'],
      running: ['Tirando do ar...', 'Taking down...'],
      failed: ['Nem tudo saiu do ar', 'Not everything was taken down'],
      pending: [
        'Falta %{count}. Continua mesmo se você fechar esta janela. |||| Faltam %{count}. Continua mesmo se você fechar esta janela.',
        '%{count} to go. It continues even if you close this window. |||| %{count} to go. It continues even if you close this window.',
      ],
      left: ['Ainda não saíram: %{count}.', 'Not taken down yet: %{count}.'],
      releases: [
        '%{count} versão saiu do ar. |||| %{count} versões saíram do ar.',
        '%{count} release taken down. |||| %{count} releases taken down.',
      ],
      downloaders: [
        'Contas que já baixaram os mods afetados: até %{count}. Quem baixou o que saiu do ar está sendo avisado.',
        'Accounts that have downloaded the affected mods: up to %{count}. Those who have what was taken down are being notified.',
      ],
    },
    downloaders: {
      open: ['Quem baixou', 'Who downloaded it'],
      open_all: ['Quem baixou o mod', 'Who downloaded the mod'],
      title: ['Quem baixou %{name}', 'Who downloaded %{name}'],
      lead: [
        'Contas que ainda existem, com a data do primeiro download do mod.',
        'Accounts that still exist, with the date of their first download of the mod.',
      ],
      empty: ['Nenhuma conta baixou ainda.', 'No account has downloaded it yet.'],
    },
  },
});
