import { area } from '../area.ts';

/** What the desks of comments, reports and messages have in common. */
export const queue = area({
  'pt-BR': {
    console: { queue: { keys: 'Teclas desta fila', next: 'próximo', previous: 'anterior', note: 'observação' } },
  },
  'en-US': { console: { queue: { keys: 'Keys of this queue', next: 'next', previous: 'previous', note: 'note' } } },
});
