import { defineArea } from '../area.ts';

/** The game versions that forms and filters offer. */
export const gameVersions = defineArea({
  resources: {
    'game-versions': {
      name: ['Versão do jogo |||| Versões do jogo', 'Game version |||| Game versions'],
      fields: { content_type: ['Edição', 'Edition'], version: ['Versão', 'Version'] },
    },
  },
  console: {
    game_versions: {
      new: ['Adicionar versão do jogo', 'Add game version'],
      lead: [
        'Os formulários e filtros oferecem estas versões, e o portal as usa para indicar a compatibilidade de cada arquivo. As mudanças chegam ao site em cerca de um minuto.',
        'Forms and filters offer these versions, and the site uses them to figure out which ones a file supports. Changes go live within about a minute.',
      ],
      empty: ['Nenhuma versão nesta edição.', 'No versions for this edition.'],
      edition: { mod: ['Java (mods)', 'Java (mods)'], addon: ['Bedrock (addons)', 'Bedrock (addons)'] },
      version_help: [
        'Números separados por pontos, como 1.21.4 ou 26.1.',
        'Numbers separated by dots, such as 1.21.4 or 26.1.',
      ],
      remove: ['Remover', 'Remove'],
      remove_title: ['Remover %{name} da lista?', 'Remove %{name} from the list?'],
      remove_help: [
        'Ela deixa de ser oferecida. As versões de mods que já a indicam continuam como estão, e os filtros do site ainda as encontram.',
        'It will no longer be offered. Releases that already list it stay as they are, and the site’s filters still find them.',
      ],
    },
  },
});
