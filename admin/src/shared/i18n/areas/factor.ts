import { defineArea } from '../area.ts';

/** Prompt for a second factor, and removal of an account's factors. */
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
      code: ['Código', 'Code'],
      code_help: [
        'Os 6 dígitos do aplicativo autenticador ou um código de recuperação.',
        'The 6 digits from your authenticator app, or a recovery code.',
      ],
    },
    users: {
      reset_factors: {
        button: ['Remover verificação em duas etapas', 'Remove two-step verification'],
        title: ['Remover a verificação em duas etapas de %{name}?', 'Remove two-step verification for %{name}?'],
        text: [
          'Só para quem perdeu o aparelho e os códigos, e depois de conferir a identidade da pessoa. Todas as sessões da conta são encerradas, e a pessoa é avisada.',
          'Only for someone who lost both their device and their recovery codes, and only after you’ve verified who they are. All of the account’s sessions end, and the person is notified.',
        ],
      },
    },
  },
});
