import { defineArea } from '../area.ts';

/** Shared texts of the comment, report and message queues. */
export const queue = defineArea({
  console: {
    queue: {
      keys: ['Teclas desta fila', 'Keys of this queue'],
      next: ['Próximo', 'Next'],
      previous: ['Anterior', 'Previous'],
      note: ['Observação para a equipe (opcional)', 'Note for the team (optional)'],
    },
  },
});
