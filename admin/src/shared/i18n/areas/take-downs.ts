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
        'Nenhuma versão pode ser um destes arquivos, nem trazer um deles dentro. Um envio assim é recusado na verificação.',
        'No release may be one of these files, nor hold one. An upload that does is refused by its check.',
      ],
      empty: ['Nenhum arquivo bloqueado.', 'No blocked files.'],
      hash_help: [
        '64 ou 128 dígitos hexadecimais, como os scanners publicam.',
        '64 or 128 hexadecimal digits, as scanners publish them.',
      ],
      name_help: [
        'Como a ameaça é conhecida. A equipe que enviar o arquivo lê este nome na recusa.',
        'What the threat is known as. Staff who send the file read this name in the refusal.',
      ],
      reason_help: [
        'Por que bloquear e de onde se sabe. Fica no registro, só para a equipe.',
        'Why it is blocked, and from where that is known. It is kept in the log, for staff alone.',
      ],
      unblock: ['Desbloquear', 'Unblock'],
      unblock_title: ['Desbloquear “%{name}”?', 'Unblock “%{name}”?'],
      unblock_help: [
        'O arquivo volta a ser aceito em envios. As versões que foram derrubadas continuam retiradas até alguém liberar cada uma.',
        'Uploads of the file are taken again. Releases that were taken down stay withdrawn until somebody clears each.',
      ],
    },
    take_down: {
      act: ['Derrubar por segurança', 'Take down as harmful'],
      act_all: ['Derrubar todas por segurança', 'Take all down as harmful'],
      title: ['Derrubar %{name} por segurança?', 'Take %{name} down as harmful?'],
      title_all: [
        'Derrubar todas as versões de %{name} por segurança?',
        'Take all releases of %{name} down as harmful?',
      ],
      lead: [
        'Para arquivos que fazem mal a quem os abre. Ao confirmar:',
        'For files that harm whoever opens them. Once you confirm:',
      ],
      happens: {
        links: [
          'todo link e download em andamento deixa de funcionar na hora;',
          'every link and every download under way ends at once;',
        ],
        page: [
          'a página do mod continua no ar com a outra versão liberada; |||| a página do mod continua no ar com as outras %{smart_count} versões liberadas;',
          'the mod’s page stays, with its other available release; |||| the mod’s page stays, with its other %{smart_count} available releases;',
        ],
        page_empty: [
          'a página do mod continua no ar, sem nada para baixar. Para tirá-la, arquive o mod;',
          'the mod’s page stays, with nothing to download. To remove it, archive the mod;',
        ],
        told: [
          'quem baixou recebe um aviso para apagar o arquivo.',
          'whoever downloaded it is told to delete the file.',
        ],
        elsewhere: [
          'O arquivo fica fora do portal: lá ele continua, e não há o que bloquear aqui.',
          'The file is outside the portal: it stays there, and there is nothing to block here.',
        ],
      },
      block: [
        'Bloquear também o arquivo: ninguém o envia de novo, e ele cai em outros mods que o trazem',
        'Block the file, too: nobody brings it back, and it is taken down in other mods that have it',
      ],
      created: {
        open: ['Derrubar o que enviou', 'Take down their uploads'],
        open_span: ['Derrubar por data', 'Take down by date'],
        title: ['Derrubar as versões de %{name} por segurança?', 'Take the releases of %{name} down as harmful?'],
        anybody: ['um período', 'a time span'],
        help: [
          'Retira todas as versões publicadas ou à espera que a conta cadastrou, ou que foram cadastradas no período. Quem baixou recebe um aviso para apagar o arquivo. Cada versão pode voltar pelo log.',
          'Withdraws all published or waiting releases that the account entered, or that were entered in the time span. Whoever downloaded one is told to delete the file. Each release can return by the log.',
        ],
        button: ['Derrubar', 'Take down'],
        from: ['De', 'From'],
        to: ['Até', 'Until'],
        span_needed: ['Escolha o começo e o fim.', 'Choose the start and the end.'],
        preview: [
          '%{smart_count} versão em %{mods} mod(s). |||| %{smart_count} versões em %{mods} mod(s).',
          '%{smart_count} release in %{mods} mod(s). |||| %{smart_count} releases in %{mods} mod(s).',
        ],
        word: ['derrubar', 'take down'],
      },
      done: ['Derrubado', 'Taken down'],
      running: ['Derrubando…', 'Taking down…'],
      failed: ['Não derrubado por inteiro', 'Not taken down entirely'],
      pending: [
        'Falta %{count}. Continua mesmo com esta janela fechada. |||| Faltam %{count}. Continua mesmo com esta janela fechada.',
        '%{count} to go. It goes on even if you close this window. |||| %{count} to go. It goes on even if you close this window.',
      ],
      releases: [
        '%{count} versão derrubada. |||| %{count} versões derrubadas.',
        '%{count} release taken down. |||| %{count} releases taken down.',
      ],
      downloaders: [
        '%{count} conta já baixou deste mod, ou de outros com o mesmo arquivo. Quem tem o que foi derrubado é avisado agora. |||| %{count} contas já baixaram deste mod, ou de outros com o mesmo arquivo. Quem tem o que foi derrubado é avisado agora.',
        '%{count} account has downloaded from this mod, or from others with the same file. Whoever has what was taken down is told now. |||| %{count} accounts have downloaded from this mod, or from others with the same file. Whoever has what was taken down is told now.',
      ],
    },
    downloaders: {
      open: ['Quem baixou', 'Who downloaded'],
      open_all: ['Quem baixou o mod', 'Who downloaded the mod'],
      title: ['Quem baixou %{name}', 'Who downloaded %{name}'],
      lead: [
        'Contas que ainda existem, com o primeiro download do mod.',
        'Accounts that still exist, with their first download of the mod.',
      ],
      empty: ['Nenhuma conta baixou ainda.', 'No account has downloaded it yet.'],
    },
  },
});
