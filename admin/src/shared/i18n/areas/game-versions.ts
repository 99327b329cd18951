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
      new: ['Incluir versão do jogo', 'Add a game version'],
      lead: [
        'Formulários e filtros oferecem estas versões, e é nelas que se procura o que um arquivo abrange. O que você muda aqui chega ao site em cerca de um minuto.',
        'Forms and filters offer these versions, and what a file supports is looked up among them. What you change here reaches the site within about a minute.',
      ],
      empty: ['Nenhuma versão nesta edição.', 'No versions in this edition.'],
      edition: { mod: ['Java (mods)', 'Java (mods)'], addon: ['Bedrock (addons)', 'Bedrock (addons)'] },
      version_help: [
        'Números separados por pontos, como 1.21.4 ou 26.1.',
        'Numbers with dots, such as 1.21.4 or 26.1.',
      ],
      remove: ['Retirar', 'Remove'],
      remove_title: ['Retirar %{name} da lista?', 'Remove %{name} from the list?'],
      remove_help: [
        'Ela deixa de ser oferecida. As versões de mods que já a indicam continuam como estão, e os filtros do site continuam a encontrá-las.',
        'It is offered no longer. Releases that already name it stay as they are, and the site’s filters still find them.',
      ],
    },
  },
});
