import { defineArea } from '../area.ts';

/** FAQ, changelog, media kit and the shared texts of their forms. */
export const texts = defineArea({
  resources: {
    faq: {
      name: ['Pergunta |||| Perguntas frequentes', 'Question |||| Frequent questions'],
      fields: { question: ['Pergunta', 'Question'], answer: ['Resposta', 'Answer'], position: ['Ordem', 'Order'] },
    },
    changelog: {
      name: ['Novidade |||| Novidades do site', 'News entry |||| What is new on the site'],
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
        email: ['E-mail de imprensa', 'Press e-mail'],
        figures: ['Números', 'Figures'],
        formats: ['Formatos e preços', 'Formats and prices'],
        channels: ['Canais', 'Channels'],
      },
    },
  },
  console: {
    content: {
      complete: ['Em todos os idiomas', 'In all languages'],
      falls_back: ['Mostra em português: %{languages}', 'No translation, shows Portuguese: %{languages}'],
      stale: [
        'Alguém mudou este registro depois que você o abriu.',
        'Somebody changed this record after you opened it.',
      ],
      stale_help: [
        'Nada do que você escreveu foi salvo. Copie o que for preciso e recarregue para ver a versão nova.',
        'Nothing you wrote was saved. Copy what you need, then reload to see the new version.',
      ],
      reload: ['Recarregar a versão nova', 'Load the new version'],
      not_saved: ['Não foi salvo: veja os campos marcados.', 'Not saved: see the marked fields.'],
      delete_help: ['Pode ser desfeito no aviso e no log.', 'It can be undone from the notice and from the log.'],
      moved: ['%{name}: agora é a número %{position}', '%{name}: now number %{position}'],
    },
    faq: {
      new: ['Nova pergunta', 'New question'],
      empty: ['Nenhuma pergunta ainda.', 'No questions yet.'],
      up: ['Subir: %{name}', 'Move up: %{name}'],
      down: ['Descer: %{name}', 'Move down: %{name}'],
      order_help: ['Os visitantes leem nesta ordem.', 'Visitors read them in this order.'],
      markdown: ['A resposta aceita Markdown.', 'The answer takes Markdown.'],
    },
    changelog: {
      new: ['Nova entrada', 'New entry'],
      empty: ['Nenhuma novidade ainda.', 'No news yet.'],
      version_help: ['Como aparece no título, por exemplo 2.4.0.', 'As it stands in the title, such as 2.4.0.'],
      markdown: ['O texto aceita Markdown.', 'The text takes Markdown.'],
    },
    media_kit: {
      intro: ['O que a imprensa lê em /public/media-kit.', 'What the press reads at /public/media-kit.'],
      see: ['Ver a página', 'See the page'],
      figures_help: [
        'Até 12. Um valor só de algarismos (48231000) aparece como cada idioma escreve números; outro aparece como está.',
        'Up to 12. A value of digits alone (48231000) is shown as each language writes numbers; any other as it is.',
      ],
      formats_help: [
        'Até 12, na ordem em que aparecem no site.',
        'Up to 12, in the order in which the site shows them.',
      ],
      format: ['Formato', 'Format'],
      delivered: ['O que é entregue', 'What is delivered'],
      price: ['Preço em reais', 'Price in reais'],
      price_help: [
        'Com centavos, se houver. O site mostra o preço em reais em todos os idiomas.',
        'With centavos, if any. The site shows the price in reais in every language.',
      ],
      price_bounds: ['O preço vai de %{least} a %{most}.', 'The price goes from %{least} to %{most}.'],
      channels_help: ['Até 12, com o endereço e quantos seguem.', 'Up to 12, with address and number of followers.'],
      label: ['Rótulo', 'Label'],
      value: ['Valor', 'Value'],
      channel: ['Canal', 'Channel'],
      url: ['Endereço', 'Address'],
      followers: ['Seguidores', 'Followers'],
    },
  },
});
