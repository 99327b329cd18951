import { defineArea } from '../area.ts';

/** FAQ, changelog, media kit and the shared texts of their forms. */
export const texts = defineArea({
  resources: {
    faq: {
      name: ['Pergunta |||| Perguntas frequentes', 'Question |||| Frequently asked questions'],
      fields: { question: ['Pergunta', 'Question'], answer: ['Resposta', 'Answer'], position: ['Ordem', 'Order'] },
    },
    changelog: {
      name: ['Novidade |||| Novidades do site', '“What’s new” entry |||| “What’s new” entries'],
      fields: {
        version: ['Versão', 'Version'],
        date: ['Data', 'Date'],
        title: ['Título', 'Title'],
        body: ['Texto', 'Text'],
      },
    },
    'media-kit': {
      name: ['Mídia kit', 'Media kit'],
      fields: {
        full_name: ['Nome', 'Name'],
        headline: ['Chamada', 'Headline'],
        about: ['Sobre', 'About'],
        email: ['E-mail para a imprensa', 'Press email'],
        figures: ['Números', 'Numbers'],
        formats: ['Formatos e preços', 'Formats and prices'],
        channels: ['Canais', 'Channels'],
      },
    },
  },
  console: {
    content: {
      complete: ['Em todos os idiomas', 'In all languages'],
      falls_back: ['Sem tradução: %{languages}', 'Not translated: %{languages}'],
      not_saved: ['Não foi salvo: confira os campos marcados.', 'Not saved: check the highlighted fields.'],
      delete_help: [
        'Dá para desfazer na notificação ou no log.',
        'You can undo this from the notification or the log.',
      ],
      moved: ['%{name}: agora na posição %{position}', '%{name}: now number %{position}'],
    },
    conflict: {
      title: ['Alguém mudou este item enquanto você editava', 'Someone changed this item while you were editing'],
      help: [
        'O que você digitou continua no formulário. Se mantiver, só os campos que você mudou serão sobrescritos.',
        'What you typed is still in the form. If you keep it, only the fields you changed are overwritten.',
      ],
      keep: ['Manter o que digitei', 'Keep what I typed'],
      reload: ['Carregar os dados atuais', 'Load the latest data'],
    },
    faq: {
      new: ['Nova pergunta', 'New question'],
      empty: ['Nenhuma pergunta ainda.', 'No questions yet.'],
      up: ['Subir: %{name}', 'Move up: %{name}'],
      down: ['Descer: %{name}', 'Move down: %{name}'],
      order_help: ['O site mostra as perguntas nesta ordem.', 'The site shows the questions in this order.'],
      markdown: ['A resposta aceita Markdown.', 'The answer supports Markdown.'],
    },
    changelog: {
      new: ['Adicionar novidade', 'New entry'],
      empty: ['Nenhuma novidade ainda.', 'No entries yet.'],
      version_help: ['Como aparece no título, por exemplo 2.4.0.', 'As shown in the title, for example 2.4.0.'],
      markdown: ['O texto aceita Markdown.', 'The text supports Markdown.'],
    },
    media_kit: {
      intro: ['O que a imprensa vê em /public/media-kit.', 'What the press sees at /public/media-kit.'],
      see: ['Ver página', 'View page'],
      figures_help: [
        'Até 12. Um valor só com algarismos (48231000) aparece no formato de cada idioma; os outros aparecem como estão.',
        'Up to 12. A value made only of digits (48231000) is formatted for each language; any other is shown as is.',
      ],
      formats_help: ['Até 12, na ordem em que aparecem no site.', 'Up to 12, in the order they appear on the site.'],
      format: ['Formato', 'Format'],
      delivered: ['O que é entregue', 'What’s delivered'],
      price: ['Preço em reais', 'Price in reais'],
      price_help: [
        'Com centavos, se houver. O site mostra o preço em reais em todos os idiomas.',
        'With centavos, if any. The site shows the price in reais in every language.',
      ],
      price_bounds: ['O preço deve ficar entre %{least} e %{most}.', 'The price must be between %{least} and %{most}.'],
      channels_help: [
        'Até 12, com o endereço e o número de seguidores.',
        'Up to 12, with the URL and the number of followers.',
      ],
      label: ['Rótulo', 'Label'],
      value: ['Valor', 'Value'],
      channel: ['Canal', 'Channel'],
      url: ['Endereço', 'URL'],
      followers: ['Seguidores', 'Followers'],
    },
  },
});
