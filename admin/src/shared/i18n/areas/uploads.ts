import { defineArea } from '../area.ts';

export const uploads = defineArea({
  console: {
    uploads: {
      progress: ['Envio de %{name}', 'Upload of %{name}'],
      phase: {
        sending: ['Enviando', 'Sending'],
        stalled: [
          'O armazenamento não responde: continua sozinho quando ele voltar',
          'The storage does not answer: goes on by itself when it does',
        ],
        paused: ['Em pausa', 'Paused'],
        offline: [
          'Sem conexão: continua sozinho quando ela voltar',
          'No connection: goes on by itself when it is back',
        ],
      },
      pause: ['Pausar', 'Pause'],
      resume: ['Continuar', 'Resume'],
      failure: {
        not_allowed: [
          '%{name} não pôde ser enviado: a sessão terminou ou sua função não permite. Entre de novo.',
          '%{name} could not be sent: the session ended or your role does not allow it. Log in again.',
        ],
        unavailable: [
          '%{name} não foi enviado: o serviço está indisponível no momento. Tente de novo.',
          '%{name} was not sent: the service is unavailable at the moment. Try again.',
        ],
        cancelled: ['Envio de %{name} cancelado.', 'Upload of %{name} canceled.'],
        interrupted: [
          'O envio de %{name} foi interrompido. Tente de novo.',
          'The upload of %{name} was interrupted. Try again.',
        ],
      },
      keeping: ['Preparando a imagem', 'Preparing the picture'],
      save_waits: [
        'Uma imagem ainda está sendo enviada. Dá para salvar assim que ela chegar.',
        'A picture is still being sent. You can save as soon as it has arrived.',
      ],
      pick_picture: ['Escolha uma imagem ou solte-a aqui', 'Pick a picture or drop it here'],
      pick_pictures: ['Escolha imagens ou solte-as aqui', 'Pick pictures or drop them here'],
      replace_picture: ['Trocar a imagem', 'Change the picture'],
      remove_picture: ['Remover a imagem', 'Remove the picture'],
      picture_help: ['JPEG, PNG, WebP ou GIF', 'JPEG, PNG, WebP or GIF'],
    },
  },
});
