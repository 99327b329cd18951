import type { Some } from '../area.ts';
import type { RaTexts } from './es-es.ts';

/** Texts that differ from Brazilian Portuguese. */
export const raEuropeanPortuguese: Some<RaTexts> = {
  ra: {
    action: {
      bulk_actions: '1 selecionado |||| %{smart_count} selecionados',
      delete: 'Eliminar',
      list: 'Lista',
      reset: 'Repor',
      save: 'Guardar',
      search: 'Pesquisar',
      search_columns: 'Pesquisar colunas',
      undo: 'Anular',
    },
    page: {
      dashboard: 'Painel geral',
      error: 'Algo correu mal',
      loading: 'A carregar',
      invite: 'Queres criar o primeiro?',
    },
    input: {
      file: {
        upload_several: 'Larga ficheiros aqui ou clica para escolheres.',
        upload_single: 'Larga um ficheiro aqui ou clica para escolheres.',
      },
      image: {
        upload_several: 'Larga imagens aqui ou clica para escolheres.',
        upload_single: 'Larga uma imagem aqui ou clica para escolheres.',
      },
      references: {
        all_missing: 'Os registos ligados não foram encontrados.',
        many_missing: 'Pelo menos um dos registos ligados já não está disponível.',
        single_missing: 'O registo ligado já não está disponível.',
      },
      password: { toggle_visible: 'Ocultar palavra-passe', toggle_hidden: 'Mostrar palavra-passe' },
    },
    message: {
      access_denied: 'Não tens permissão para abrir esta página',
      bulk_update_content:
        'Queres mesmo atualizar %{name} %{recordRepresentation}? |||| Queres mesmo atualizar estes %{smart_count} itens?',
      clear_array_input: 'Queres mesmo limpar a lista inteira?',
      are_you_sure: 'Tens a certeza?',
      authentication_error: 'O servidor de autenticação respondeu com erro e a tua sessão não pôde ser verificada.',
      bulk_delete_content: 'Queres mesmo eliminar %{name}? |||| Queres mesmo eliminar estes %{smart_count} itens?',
      bulk_delete_title: 'Eliminar %{name} |||| Eliminar %{smart_count} %{name}',
      delete_content: 'Queres mesmo eliminar %{name}?',
      delete_title: 'Eliminar %{name} %{recordRepresentation}',
      invalid_form: 'O formulário tem erros. Verifica os campos',
      loading: 'Espera',
      not_found: 'O endereço está errado ou a ligação já não existe',
      unsaved_changes: 'Há alterações por guardar. Queres mesmo descartá-las?',
    },
    navigation: {
      no_results: 'Nada encontrado',
      no_filtered_results: 'Nada encontrado com estes filtros.',
      no_more_results: 'A página %{page} não existe. Tenta a anterior.',
      next: 'Página seguinte',
      skip_nav: 'Saltar para o conteúdo',
    },
    auth: {
      auth_check_error: 'Inicia sessão para continuares',
      username: 'Utilizador',
      password: 'Palavra-passe',
      sign_in_error: 'Não foi possível iniciar sessão. Tenta novamente',
    },
    notification: {
      updated: 'Registo atualizado |||| %{smart_count} registos atualizados',
      created: 'Registo criado',
      deleted: 'Registo eliminado |||| %{smart_count} registos eliminados',
      bad_item: 'Registo incorreto',
      item_doesnt_exist: 'O registo não existe',
      http_error: 'Erro ao contactar o servidor',
      logged_out: 'A tua sessão terminou. Inicia sessão novamente.',
      offline: 'Sem ligação. Os dados não puderam ser carregados.',
    },
    validation: {
      minLength: 'Pelo menos %{min} caracteres',
      maxLength: 'No máximo %{max} caracteres',
    },
    saved_queries: {
      label: 'Pesquisas guardadas',
      query_name: 'Nome da pesquisa',
      new_label: 'Guardar esta pesquisa…',
      new_dialog_title: 'Guardar esta pesquisa como',
      remove_label: 'Remover pesquisa guardada',
      remove_label_with_name: 'Remover a pesquisa «%{name}»',
      remove_dialog_title: 'Remover a pesquisa guardada?',
      remove_message: 'Queres mesmo retirar esta pesquisa da tua lista?',
      help: 'Filtra a lista e guarda a pesquisa para mais tarde',
    },
  },
};
