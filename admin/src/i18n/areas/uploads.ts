import { area } from '../area.ts';

/** Files on their way into the portal. */
export const uploads = area({
  'pt-BR': {
    console: {
      uploads: {
        progress: 'Envio de %{name}',
        phase: {
          sending: 'Enviando',
          stalled: 'O armazenamento não responde: continua sozinho quando ele voltar',
          paused: 'Em pausa',
          offline: 'Sem conexão: continua sozinho quando ela voltar',
        },
        pause: 'Pausar',
        resume: 'Continuar',
        failure: {
          not_allowed: '%{name} não pôde ser enviado: a sessão terminou ou sua função não permite. Entre de novo.',
          unavailable: '%{name} não foi enviado: o serviço está indisponível no momento. Tente de novo.',
          cancelled: 'Envio de %{name} cancelado.',
          interrupted: 'O envio de %{name} foi interrompido. Tente de novo.',
        },
        keeping: 'Preparando a imagem',
        save_waits: 'Uma imagem ainda está sendo enviada. Dá para salvar assim que ela chegar.',
        pick_picture: 'Escolha uma imagem ou solte-a aqui',
        pick_pictures: 'Escolha imagens ou solte-as aqui',
        replace_picture: 'Trocar a imagem',
        remove_picture: 'Remover a imagem',
        picture_help: 'JPEG, PNG, WebP ou GIF',
      },
    },
  },
  'en-US': {
    console: {
      uploads: {
        progress: 'Upload of %{name}',
        phase: {
          sending: 'Sending',
          stalled: 'The storage does not answer: goes on by itself when it does',
          paused: 'Paused',
          offline: 'No connection: goes on by itself when it is back',
        },
        pause: 'Pause',
        resume: 'Resume',
        failure: {
          not_allowed: '%{name} could not be sent: the session ended or your role does not allow it. Sign in again.',
          unavailable: '%{name} was not sent: the service is unavailable at the moment. Try again.',
          cancelled: 'Upload of %{name} cancelled.',
          interrupted: 'The upload of %{name} was interrupted. Try again.',
        },
        keeping: 'Preparing the picture',
        save_waits: 'A picture is still being sent. You can save as soon as it has arrived.',
        pick_picture: 'Pick a picture or drop it here',
        pick_pictures: 'Pick pictures or drop them here',
        replace_picture: 'Change the picture',
        remove_picture: 'Remove the picture',
        picture_help: 'JPEG, PNG, WebP or GIF',
      },
    },
  },
});
