import { defineArea } from '../area.ts';

export const reviews = defineArea({
  console: {
    reviews: {
      title: ['Fila de análise', 'Review queue'],
      place: ['%{at} de %{total}', '%{at} of %{total}'],
      looking: ['%{name} está analisando', '%{name} is reviewing it'],
      colleagues: ['Com colegas', 'With colleagues'],
      decided: ['1 decidido |||| %{smart_count} decididos', '1 decided |||| %{smart_count} decided'],
      now: ['Agora: %{title}.', 'Now: %{title}.'],
      done: {
        approved: ['%{title}: aprovado.', '%{title}: approved.'],
        rejected: ['%{title}: rejeitado.', '%{title}: rejected.'],
      },
      undo_last: ['Desfazer a última decisão', 'Undo the last decision'],
      changes: ['O que mudou desde a última aprovação', 'What changed since the last approval'],
      unchanged: ['Nada mudou desde a última aprovação.', 'Nothing changed since the last approval.'],
      first_time: ['Primeira análise: ainda não há estado aprovado.', 'First review: there is no approved state yet.'],
      checklist: {
        heading: ['Lista de conferência', 'Checklist'],
        license: ['Licença', 'License'],
        category: ['Categoria', 'Category'],
        description: ['Descrição', 'Description'],
        pictures: ['Capa, e imagens descritas', 'Cover, and described pictures'],
        file: ['Arquivo liberado', 'A clear file'],
        name: ['Nome igual ao do arquivo', 'Name as in the file'],
        loader: ['Loaders iguais aos do arquivo', 'Loaders as in the file'],
        passed: ['em ordem', 'in order'],
        failed: ['falta ou difere', 'missing or different'],
        unknown: ['sem manifesto para comparar', 'no manifest to compare with'],
      },
      preview: ['Como o visitante vê', 'As the visitor sees it'],
      files: ['Arquivos', 'Files'],
      decisions: ['Decisões anteriores', 'Earlier decisions'],
      no_decisions: ['Nenhuma decisão ainda.', 'No decisions yet.'],
      since: ['Desde', 'Since'],
      notice: {
        claimed: [
          'Outra pessoa está com este item. Você pode ler, mas não decidir',
          'Somebody else has this item. You can read it, but not decide',
        ],
        changed: [
          'O mod mudou enquanto você olhava. Confira e decida de novo',
          'The mod changed while you looked at it. Check it and decide again',
        ],
        gone: [
          'Este mod não espera mais análise. Agora está: %{status}',
          'This mod no longer waits for review. It is now: %{status}',
        ],
      },
      summary: {
        empty: ['Fila vazia. A forja descansa.', 'The queue is empty. The forge rests.'],
        left: ['Nada novo na fila', 'Nothing new in the queue'],
        approved: ['1 aprovado |||| %{smart_count} aprovados', '1 approved |||| %{smart_count} approved'],
        rejected: ['1 rejeitado |||| %{smart_count} rejeitados', '1 rejected |||| %{smart_count} rejected'],
        open: [
          '1 ficou sem decisão |||| %{smart_count} ficaram sem decisão',
          '1 was left undecided |||| %{smart_count} were left undecided',
        ],
        take_up: ['Rever os que ficaram', 'Go through those left'],
        look_again: ['Procurar de novo', 'Look again'],
      },
    },
  },
});
