import { defineArea } from '../area.ts';

/** Prompt for a second factor, and removal of an account's factors by two persons. */
export const factor = defineArea({
  console: {
    factor: {
      title: ['Confirme que é você', 'Confirm it’s you'],
      text: [
        'Para esta ação, a verificação em duas etapas precisa ter sido feita nos últimos 10 minutos.',
        'To do this, you must have completed two-step verification in the last 10 minutes.',
      ],
      passkey: ['Usar chave de acesso', 'Use a passkey'],
      passkey_failed: [
        'A chave de acesso não respondeu. Tente de novo ou digite um código.',
        'The passkey didn’t respond. Try again or enter a code.',
      ],
      expired: ['O tempo para confirmar acabou. Tente de novo.', 'You ran out of time to confirm. Try again.'],
      code: ['Código', 'Code'],
      code_help: [
        'Os 6 dígitos do aplicativo autenticador ou um código de recuperação.',
        'The 6 digits from your authenticator app, or a recovery code.',
      ],
      app_help: ['Os 6 dígitos do aplicativo autenticador.', 'The 6 digits from your authenticator app.'],
      recovery_help: ['Um dos seus códigos de recuperação.', 'One of your recovery codes.'],
    },
    users: {
      reset_factors: {
        button: ['Remover verificação em duas etapas', 'Remove two-step verification'],
        title: ['Remover a verificação em duas etapas de %{name}?', 'Remove two-step verification for %{name}?'],
        help: [
          'Só para quem perdeu o aparelho e os códigos, e depois de conferir a identidade da pessoa. Outra pessoa da equipe precisa confirmar. Depois, a pessoa recebe um e-mail e tem 24 horas para impedir.',
          'Only for someone who lost both their device and their recovery codes, and only after you’ve verified who they are. Another person on the team must confirm. Then the person gets an email and has 24 hours to stop it.',
        ],
      },
      confirm_factor_reset: {
        button: ['Confirmar remoção', 'Confirm removal'],
        title: ['Confirmar a remoção para %{name}?', 'Confirm the removal for %{name}?'],
        text: [
          'Confirme só se você também conferiu a identidade da pessoa. Em 24 horas, a verificação em duas etapas é removida, todas as sessões são encerradas, e a pessoa precisa criar uma senha nova por e-mail.',
          'Confirm only if you’ve also verified who the person is. In 24 hours, two-step verification is removed, all sessions end, and the person must set a new password by email.',
        ],
      },
      cancel_factor_reset: {
        button: ['Impedir remoção', 'Stop removal'],
        title: ['Impedir a remoção para %{name}?', 'Stop the removal for %{name}?'],
        text: [
          'A verificação em duas etapas da conta continua como está.',
          'The account’s two-step verification stays as it is.',
        ],
      },
      factor_reset: {
        title: ['Remoção da verificação em duas etapas', 'Removal of two-step verification'],
        requested_by: ['Pedida por', 'Requested by'],
        confirmed_by: ['Confirmada por', 'Confirmed by'],
        needs_you: [
          'Falta a confirmação de uma segunda pessoa, que pode ser você.',
          'It still needs confirmation from a second person, who can be you.',
        ],
        needs_other: [
          'Falta a confirmação de uma segunda pessoa da equipe.',
          'It still needs confirmation from a second person on the team.',
        ],
        mail: [
          'O e-mail para a pessoa ainda não saiu. As 24 horas começam quando ele sair.',
          'The email to the person hasn’t been sent yet. The 24 hours start when it is.',
        ],
        due: ['A pessoa foi avisada por e-mail. Acontece em', 'The person was notified by email. It happens on'],
        state: {
          requested: ['Pedida', 'Requested'],
          confirmed: ['Confirmada', 'Confirmed'],
          canceled: ['Cancelada', 'Canceled'],
          stopped_by_owner: [
            'Impedida pela própria pessoa, que usou a verificação',
            'Stopped by the person, who used their verification',
          ],
          expired: ['Não foi confirmada a tempo', 'Not confirmed in time'],
        },
      },
    },
  },
});
