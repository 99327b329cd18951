import { defineArea } from '../area.ts';

/** Prompt for a second factor, and removal of an account's factors. */
export const factor = defineArea({
  console: {
    factor: {
      title: ['Confirme que é você', 'Confirm that it is you'],
      text: [
        'Este ato pede a verificação em duas etapas dos últimos 10 minutos.',
        'This act requires two-step verification within the last 10 minutes.',
      ],
      passkey: ['Usar chave de acesso', 'Use a passkey'],
      passkey_failed: [
        'A chave de acesso não respondeu. Tente de novo ou digite um código.',
        'The passkey did not respond. Try again or type a code.',
      ],
      code: ['Código', 'Code'],
      code_help: [
        'Os 6 números do aplicativo autenticador, ou um código de recuperação.',
        'The 6 digits of your authenticator app, or a recovery code.',
      ],
    },
    users: {
      reset_factors: {
        button: ['Remover duas etapas', 'Remove two-step verification'],
        title: ['Remover a verificação em duas etapas de %{name}?', 'Remove the two-step verification of %{name}?'],
        text: [
          'Só para quem perdeu aparelho e códigos, e depois de conferir quem é. Todas as sessões da conta terminam, e a pessoa é avisada.',
          'Only for a person who lost device and codes, after you checked who they are. All sessions of the account end, and the person is told.',
        ],
      },
    },
  },
});
