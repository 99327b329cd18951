import type { Some } from '../../area.ts';
import type { FrameTexts } from './texts.ts';

/** Texts that differ from Brazilian Portuguese. */
export const europeanPortuguese: Some<FrameTexts> = {
  console: {
    menu: {
      dashboard: 'Painel geral',
      users: 'Utilizadores',
      'blocked-files': 'Ficheiros bloqueados',
      'media-kit': 'Media kit',
      settings: 'Definições',
      logs: 'Registos',
      language: 'Idioma',
      waiting: '1 à espera |||| %{smart_count} à espera',
      account: 'A tua conta',
    },
    action: {
      remove: 'Eliminar',
      remove_reply: 'Eliminar a resposta',
      unban: 'Levantar o banimento',
      unfeature: 'Retirar o destaque',
      undelete: 'Recuperar',
      undo: 'Anular',
      skip: 'Saltar',
    },
    word: {
      note: 'Nota',
      gone: 'conta eliminada',
      changed: 'mudou (o conteúdo pessoal não é guardado)',
    },
    error: {
      stale: 'Alguém alterou isto enquanto vias a página. Foi recarregada: verifica e decide de novo.',
      forbidden_page: 'Esta página não é para a tua função',
      forbidden_page_detail:
        'Estás no painel como %{role}. Se precisas desta página, fala com quem administra o portal.',
      offline: 'O servidor não respondeu. Verifica a ligação e tenta novamente.',
      page_too_far: 'Esta página está demasiado longe do início. Filtra a lista ou volta à primeira página.',
    },
    reason_dialog: {
      text: 'Por palavras tuas',
      text_help: 'Opcional, exceto em «outro». Segue com o texto da política.',
      needed: 'Escolhe uma política ou escreve o motivo.',
      too_short: 'Escreve pelo menos %{min} caracteres.',
    },
    typed_confirm: { label: 'Escreve %{word} para confirmares', differs: 'O texto ainda não coincide.' },
    bulk: { text: 'São %{count} de uma vez. Para continuares, escreve quantos são.' },
    history: {
      empty: 'Ainda nada foi registado.',
      undone: 'Anulado',
      undoes: 'Anula um registo anterior',
    },
    list: {
      next: 'Página seguinte',
      next_row: 'Linha seguinte',
      exported: 'O ficheiro está pronto.',
      truncated: 'O ficheiro tem as primeiras %{rows} linhas; a lista pode ter mais. Filtra-a para exportares o resto.',
    },
    draft: {
      found: 'Deixaste alterações por guardar neste formulário',
      outdated: 'O registo mudou depois disso: confirma antes de guardares.',
      restore: 'Continuar onde fiquei',
    },
    input: {
      translations: 'Idiomas de %{label}',
      missing: 'sem texto: usa-se o português do Brasil',
    },
    shortcuts: {
      search: 'Ir para a pesquisa',
      everywhere: 'Em todo o lado',
    },
  },
};
