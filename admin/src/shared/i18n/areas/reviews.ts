import { defineArea } from '../area.ts';

export const reviews = defineArea({
  console: {
    reviews: {
      title: ['Fila de análise', 'Review queue'],
      place: ['%{at} de %{total}', '%{at} of %{total}'],
      looking: ['%{name} está analisando', '%{name} is reviewing this'],
      looking_self: ['Você está analisando', 'You are reviewing this'],
      colleagues: ['Em análise por colegas', 'Being reviewed by others'],
      decided: ['1 decidido |||| %{smart_count} decididos', '1 reviewed |||| %{smart_count} reviewed'],
      now: ['Agora: %{title}.', 'Now: %{title}.'],
      done: {
        approved: ['%{title}: aprovado.', '%{title}: approved.'],
        rejected: ['%{title}: rejeitado.', '%{title}: rejected.'],
      },
      undo_last: ['Desfazer a última decisão', 'Undo the last decision'],
      changes: ['O que mudou desde a última aprovação', 'Changes since the last approval'],
      unchanged: ['Nada mudou desde a última aprovação.', 'Nothing has changed since the last approval.'],
      first_time: [
        'Primeira análise: ainda não há revisão aprovada.',
        'First review: there’s no approved revision yet.',
      ],
      checklist: {
        heading: ['Checklist', 'Checklist'],
        license: ['Licença', 'License'],
        category: ['Categoria', 'Category'],
        description: ['Descrição', 'Description'],
        pictures: ['Capa e descrição das imagens', 'Cover and image descriptions'],
        file: ['Arquivo liberado', 'File available'],
        name: ['Nome igual ao do arquivo', 'Name matches the file'],
        loader: ['Loaders iguais aos do arquivo', 'Loaders match the file'],
        passed: ['em ordem', 'OK'],
        failed: ['falta ou não confere', 'missing or doesn’t match'],
        unknown: ['sem manifesto para comparar', 'no manifest to compare with'],
      },
      preview: ['Como os visitantes veem', 'As visitors see it'],
      files: ['Arquivos', 'Files'],
      decisions: ['Decisões anteriores', 'Previous decisions'],
      no_decisions: ['Nenhuma decisão ainda.', 'No decisions yet.'],
      since: ['Desde', 'Since'],
      notice: {
        claimed: [
          'Outra pessoa está analisando este mod: você pode ver, mas não decidir',
          'Someone else is reviewing this mod. You can view it, but you can’t make a decision.',
        ],
        changed: [
          'O mod mudou enquanto você analisava: confira e decida de novo',
          'The mod changed while you were reviewing it. Check it and decide again.',
        ],
        gone: [
          'Este mod não está mais na fila (situação atual: %{status})',
          'This mod is no longer in the queue. Current status: %{status}.',
        ],
      },
      summary: {
        empty: ['Fila vazia. A forja descansa.', 'The queue is empty. All quiet at the forge.'],
        left: ['Nada de novo na fila', 'Nothing new in the queue'],
        approved: ['1 aprovado |||| %{smart_count} aprovados', '1 approved |||| %{smart_count} approved'],
        rejected: ['1 rejeitado |||| %{smart_count} rejeitados', '1 rejected |||| %{smart_count} rejected'],
        open: [
          '1 ficou sem decisão |||| %{smart_count} ficaram sem decisão',
          '1 left undecided |||| %{smart_count} left undecided',
        ],
        take_up: ['Analisar os que ficaram', 'Review the rest'],
        look_again: ['Verificar a fila de novo', 'Check the queue again'],
      },
    },
  },
});
