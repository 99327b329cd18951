import type { ModFeedback } from '@bigorna/domain/endpoints/feedback.schemas';
import { VOTE_DAYS, VOTES_MIN } from '@bigorna/domain/limits';
import { defineMessage } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';

const none = defineMessage<{ readonly days: number }>({
  id: 'works.none',
  defaultMessage: 'Nos últimos {days} dias, ninguém disse se esta versão funciona.',
});
const few = defineMessage<{ readonly works: number; readonly broken: number; readonly days: number }>({
  id: 'works.few',
  defaultMessage: 'Funciona: {works, number} · Não funciona: {broken, number} (últimos {days} dias)',
});
const many = defineMessage<{ readonly works: number; readonly total: number; readonly days: number }>({
  id: 'works.share',
  defaultMessage:
    '{works, plural, =0 {Nenhum dos {total, number} jogadores disse} one {# de {total, number} jogadores disse} many {# de {total, number} jogadores disseram} other {# de {total, number} jogadores disseram}} que funciona (últimos {days} dias)',
});

/** How many players said in the last `VOTE_DAYS` days that a release works. */
export const VoteSum = ({ votes }: { votes: ModFeedback['releases'][string] | undefined }) => {
  const { works, broken } = votes ?? { works: 0, broken: 0 };
  const total = works + broken;
  if (total === 0) return translate(none, { days: VOTE_DAYS });
  if (total < VOTES_MIN) return translate(few, { works, broken, days: VOTE_DAYS });
  return translate(many, { works, total, days: VOTE_DAYS });
};
