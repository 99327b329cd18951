import { defineArea } from '../area.ts';

/** Shared texts of the comment, report and message queues. */
export const queue = defineArea({
  console: {
    queue: {
      keys: ['Atalhos desta fila', 'Shortcuts in this queue'],
      next: ['Próximo', 'Next'],
      previous: ['Anterior', 'Previous'],
      note: ['Observação interna (opcional)', 'Internal note (optional)'],
      noted: ['Observação: %{note}', 'Note: %{note}'],
    },
  },
});
