import { area } from '../area.ts';

/** The review queue. */
export const reviews = area({
  'pt-BR': {
    console: {
      reviews: {
        title: 'Fila de análise',
        waiting: 'mais 1 espera |||| mais %{smart_count} esperam',
        decided: '1 decidido |||| %{smart_count} decididos',
        now: 'Agora: %{title}.',
        done: { approved: '%{title}: aprovado.', rejected: '%{title}: rejeitado.' },
        next: 'Próximo',
        previous: 'Anterior',
        changes: 'O que mudou desde a última aprovação',
        unchanged: 'Nada mudou desde a última aprovação.',
        first_time: 'Primeira análise: ainda não há estado aprovado.',
        preview: 'Como o visitante vê',
        files: 'Arquivos',
        author: 'Autor',
        approved: '1 aprovado |||| %{smart_count} aprovados',
        rejected: '1 rejeitado |||| %{smart_count} rejeitados',
        decisions: 'Decisões anteriores',
        no_decisions: 'Nenhuma decisão ainda.',
        notice: {
          claimed: 'Outra pessoa está com este item',
          changed: 'O mod mudou enquanto você olhava. Confira e decida de novo',
          gone: 'Este mod não espera mais análise. Agora está: %{status}',
        },
        summary: {
          empty: 'Fila vazia. A forja descansa.',
          left: 'Nada novo na fila',
          approved: '1 aprovado |||| %{smart_count} aprovados',
          rejected: '1 rejeitado |||| %{smart_count} rejeitados',
          open: '1 ficou sem decisão |||| %{smart_count} ficaram sem decisão',
          take_up: 'Rever os que ficaram',
          look_again: 'Procurar de novo',
        },
      },
    },
  },
  'en-US': {
    console: {
      reviews: {
        title: 'Review queue',
        waiting: '1 more waits |||| %{smart_count} more wait',
        decided: '1 decided |||| %{smart_count} decided',
        now: 'Now: %{title}.',
        done: { approved: '%{title}: approved.', rejected: '%{title}: rejected.' },
        next: 'Next',
        previous: 'Previous',
        changes: 'What changed since the last approval',
        unchanged: 'Nothing changed since the last approval.',
        first_time: 'First review: there is no approved state yet.',
        preview: 'As the visitor sees it',
        files: 'Files',
        author: 'Author',
        approved: '1 approved |||| %{smart_count} approved',
        rejected: '1 rejected |||| %{smart_count} rejected',
        decisions: 'Earlier decisions',
        no_decisions: 'No decisions yet.',
        notice: {
          claimed: 'Somebody else has this item',
          changed: 'The mod changed while you looked at it. Check it and decide again',
          gone: 'This mod no longer waits for review. It is now: %{status}',
        },
        summary: {
          empty: 'The queue is empty. The forge rests.',
          left: 'Nothing new in the queue',
          approved: '1 approved |||| %{smart_count} approved',
          rejected: '1 rejected |||| %{smart_count} rejected',
          open: '1 was left undecided |||| %{smart_count} were left undecided',
          take_up: 'Go through those left',
          look_again: 'Look again',
        },
      },
    },
  },
});
