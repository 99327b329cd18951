import { area } from '../area.ts';

/** Harmful releases: how they are taken down, who downloaded them, and the files that never come in again. */
export const takeDowns = area({
  'pt-BR': {
    resources: {
      'blocked-files': {
        name: 'Arquivo bloqueado |||| Arquivos bloqueados',
        fields: { hash: 'SHA-256 ou SHA-512', name: 'Nome', reason: 'Motivo' },
      },
      downloaders: { name: 'Quem baixou |||| Quem baixou' },
    },
    console: {
      blocked_files: {
        new: 'Bloquear um arquivo',
        lead: 'Nenhuma versão pode ser um destes arquivos, nem trazer um deles dentro. Um envio assim é recusado na verificação.',
        empty: 'Nenhum arquivo bloqueado.',
        hash_help: '64 ou 128 dígitos hexadecimais, como os scanners publicam.',
        name_help: 'Como a ameaça é conhecida. A equipe que enviar o arquivo lê este nome na recusa.',
        reason_help: 'Por que bloquear e de onde se sabe. Fica no registro, só para a equipe.',
        unblock: 'Desbloquear',
        unblock_title: 'Desbloquear “%{name}”?',
        unblock_help:
          'O arquivo volta a ser aceito em envios. As versões que foram derrubadas continuam retiradas até alguém liberar cada uma.',
      },
      take_down: {
        act: 'Derrubar por segurança',
        act_all: 'Derrubar todas por segurança',
        title: 'Derrubar %{name} por segurança?',
        title_all: 'Derrubar todas as versões de %{name} por segurança?',
        lead: 'Para arquivos que fazem mal a quem os abre. Ao confirmar:',
        happens: {
          links: 'todo link e download em andamento deixa de funcionar na hora;',
          page: 'a página some para os visitantes;',
          told: 'quem baixou recebe um aviso para apagar o arquivo.',
          elsewhere: 'O arquivo fica fora do portal: lá ele continua, e não há o que bloquear aqui.',
        },
        block: 'Bloquear também o arquivo: ninguém o envia de novo, e ele cai em outros mods que o trazem',
        done: 'Derrubado',
        releases: '%{count} versão derrubada. |||| %{count} versões derrubadas.',
        downloaders:
          '%{count} conta já baixou deste mod, ou de outros com o mesmo arquivo. Quem tem o que foi derrubado é avisado agora. |||| %{count} contas já baixaram deste mod, ou de outros com o mesmo arquivo. Quem tem o que foi derrubado é avisado agora.',
      },
      downloaders: {
        open: 'Quem baixou',
        open_all: 'Quem baixou o mod',
        title: 'Quem baixou %{name}',
        lead: 'Contas que ainda existem, com o primeiro download do mod.',
        empty: 'Nenhuma conta baixou ainda.',
      },
    },
  },
  'en-US': {
    resources: {
      'blocked-files': {
        name: 'Blocked file |||| Blocked files',
        fields: { hash: 'SHA-256 or SHA-512', name: 'Name', reason: 'Reason' },
      },
      downloaders: { name: 'Who downloaded |||| Who downloaded' },
    },
    console: {
      blocked_files: {
        new: 'Block a file',
        lead: 'No release may be one of these files, nor hold one. An upload that does is refused by its check.',
        empty: 'No blocked files.',
        hash_help: '64 or 128 hexadecimal digits, as scanners publish them.',
        name_help: 'What the threat is known as. Staff who send the file read this name in the refusal.',
        reason_help: 'Why it is blocked, and from where that is known. It is kept in the log, for staff alone.',
        unblock: 'Unblock',
        unblock_title: 'Unblock “%{name}”?',
        unblock_help:
          'Uploads of the file are taken again. Releases that were taken down stay withdrawn until somebody clears each.',
      },
      take_down: {
        act: 'Take down as harmful',
        act_all: 'Take all down as harmful',
        title: 'Take %{name} down as harmful?',
        title_all: 'Take all releases of %{name} down as harmful?',
        lead: 'For files that harm whoever opens them. Once you confirm:',
        happens: {
          links: 'every link and every download under way ends at once;',
          page: 'its page is gone for visitors;',
          told: 'whoever downloaded it is told to delete the file.',
          elsewhere: 'The file is outside the portal: it stays there, and there is nothing to block here.',
        },
        block: 'Block the file, too: nobody brings it back, and it is taken down in other mods that have it',
        done: 'Taken down',
        releases: '%{count} release taken down. |||| %{count} releases taken down.',
        downloaders:
          '%{count} account has downloaded from this mod, or from others with the same file. Whoever has what was taken down is told now. |||| %{count} accounts have downloaded from this mod, or from others with the same file. Whoever has what was taken down is told now.',
      },
      downloaders: {
        open: 'Who downloaded',
        open_all: 'Who downloaded the mod',
        title: 'Who downloaded %{name}',
        lead: 'Accounts that still exist, with their first download of the mod.',
        empty: 'No account has downloaded it yet.',
      },
    },
  },
});
