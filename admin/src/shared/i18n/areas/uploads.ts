import { defineArea } from '../area.ts';

export const uploads = defineArea({
  console: {
    uploads: {
      progress: ['Envio de %{name}', 'Uploading %{name}'],
      phase: {
        sending: ['Enviando', 'Uploading'],
        stalled: [
          'O armazenamento não responde: o envio continua sozinho quando ele voltar',
          'Storage isn’t responding: the upload resumes automatically once it’s back',
        ],
        paused: ['Em pausa', 'Paused'],
        offline: [
          'Sem conexão: o envio continua sozinho quando ela voltar',
          'No connection: the upload resumes automatically once you’re back online',
        ],
      },
      pause: ['Pausar', 'Pause'],
      resume: ['Continuar', 'Resume'],
      failure: {
        not_allowed: [
          '%{name} não pôde ser enviado: sua sessão terminou ou sua função não permite. Entre de novo.',
          '%{name} couldn’t be uploaded: your session ended or your role doesn’t allow it. Log in again.',
        ],
        unavailable: [
          '%{name} não foi enviado: o serviço está indisponível no momento. Tente de novo.',
          '%{name} wasn’t uploaded: the service is unavailable right now. Try again.',
        ],
        cancelled: ['Envio de %{name} cancelado.', 'Upload of %{name} canceled.'],
        interrupted: [
          'O envio de %{name} foi interrompido. Tente de novo.',
          'The upload of %{name} was interrupted. Try again.',
        ],
      },
      keeping: ['Preparando a imagem', 'Preparing the image'],
      save_waits: [
        'Uma imagem ainda está sendo enviada. Salve quando o envio terminar.',
        'An image is still uploading. You can save once it’s done.',
      ],
      pick_picture: ['Escolha uma imagem ou solte-a aqui', 'Choose an image or drop it here'],
      pick_pictures: ['Escolha imagens ou solte-as aqui', 'Choose images or drop them here'],
      replace_picture: ['Trocar imagem', 'Replace image'],
      remove_picture: ['Remover imagem', 'Remove image'],
      picture_help: ['JPG, PNG, GIF ou WebP', 'JPEG, PNG, WebP or GIF'],
    },
  },
});
