import { defineMessages } from 'react-intl';
import type { Result } from './result.ts';

/** What a round's result is called. */
export const resultMessages = defineMessages({
  tryAgain: { id: 'notFound.tryAgain', defaultMessage: 'Tente de novo' },
  goodTry: { id: 'notFound.goodTry', defaultMessage: 'Boa tentativa' },
  excellent: { id: 'notFound.excellent', defaultMessage: 'Excelente!' },
  master: { id: 'notFound.master', defaultMessage: 'Mestre dos endermen!' },
}) satisfies Record<Result, unknown>;
