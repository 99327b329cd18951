import { defineArea } from '../area.ts';

export const ads = defineArea({
  resources: {
    ads: {
      name: ['Anúncio |||| Anúncios', 'Ad |||| Ads'],
      fields: {
        title: ['Título', 'Title'],
        image_url: ['Imagem', 'Image'],
        width: ['Largura', 'Width'],
        height: ['Altura', 'Height'],
        alt: ['Texto alternativo', 'Alt text'],
        link: ['Endereço de destino', 'Destination URL'],
        placement: ['Posição', 'Placement'],
        weight: ['Peso', 'Weight'],
        starts_at: ['Início', 'Starts'],
        ends_at: ['Fim', 'Ends'],
        active: ['Ativo', 'Active'],
        state: ['Situação', 'Status'],
        views: ['Visualizações', 'Views'],
        clicks: ['Cliques', 'Clicks'],
        click_rate: ['Taxa de cliques', 'Click-through rate'],
      },
    },
  },
  console: {
    ads: {
      new: ['Novo anúncio', 'New ad'],
      picture: {
        button: ['Remover imagem agora', 'Remove image now'],
        title: ['Remover a imagem de %{name}?', 'Remove the image from %{name}?'],
        help: [
          'A imagem some na hora, e o anúncio fica inativo. Caches podem mostrá-la por até dez minutos. Isso não pode ser desfeito. O motivo fica no log.',
          'The image disappears right away, and the ad becomes inactive. Caches may show it for up to ten minutes. This can’t be undone. The reason is logged.',
        ],
      },
      empty: [
        'Nenhum anúncio ainda. Sem anúncio, o site não deixa espaço vazio.',
        'No ads yet. When there’s no ad to show, the site doesn’t leave a gap.',
      ],
      states: {
        running: ['No ar', 'Running'],
        planned: ['Programado', 'Scheduled'],
        ended: ['Encerrado', 'Ended'],
        off: ['Inativo', 'Inactive'],
      },
      placements: {
        home_top: ['Página inicial, no topo', 'Home page, top'],
        home_middle: ['Página inicial, no meio', 'Home page, middle'],
        listing: ['Listas de mods', 'Mod lists'],
        download: ['Página de download', 'Download page'],
      },
      what: ['O que aparece', 'What it shows'],
      where: ['Onde e quando', 'Where and when'],
      title_help: ['Só a equipe vê. No site aparece a imagem.', 'Only staff see it. The site shows the image.'],
      alt_help: [
        'Lido em voz alta para quem não vê a imagem: diga o que ela anuncia.',
        'Read aloud to people who can’t see the image: say what it advertises.',
      ],
      link_help: ['Começa com https://. Abre em uma nova aba.', 'Starts with https://. Opens in a new tab.'],
      zone: ['No seu fuso horário: %{zone}', 'In your time zone: %{zone}'],
      active_help: [
        'Um anúncio inativo não aparece nem dentro do período.',
        'An inactive ad isn’t shown, even within its period.',
      ],
      delay: ['A mudança aparece no site em até um minuto.', 'Changes appear on the site within a minute.'],
      weight_help: [
        'De 1 a 100. Quanto maior, mais vezes aparece entre os anúncios da mesma posição.',
        'From 1 to 100. The higher the weight, the more often it’s shown among the ads in the same placement.',
      ],
      share: [
        'Aparece em %{percent} das vezes: peso %{weight} de %{total}, entre %{smart_count} anúncio desta posição no período. |||| Aparece em %{percent} das vezes: peso %{weight} de %{total}, entre %{smart_count} anúncios desta posição no período.',
        'Shown %{percent} of the time: weight %{weight} of %{total}, among %{smart_count} ad in this placement during the period. |||| Shown %{percent} of the time: weight %{weight} of %{total}, among %{smart_count} ads in this placement during the period.',
      ],
      share_alone: [
        'É o único nesta posição no período: aparece sempre.',
        'The only ad in this placement during the period: always shown.',
      ],
      share_off: [
        'Inativo: não aparece. Se estivesse ativo, apareceria em %{percent} das vezes.',
        'Inactive: not shown. If active, it would be shown %{percent} of the time.',
      ],
      preview: ['Prévia na página', 'Preview on the page'],
      preview_of: ['Prévia: %{placement}, %{theme}, %{device}', 'Preview: %{placement}, %{theme}, %{device}'],
      preview_empty: [
        'Envie a imagem para ver como fica no site.',
        'Upload the image to see how it looks on the site.',
      ],
      dark: ['tema escuro', 'dark theme'],
      light: ['tema claro', 'light theme'],
      desktop: ['computador', 'desktop'],
      phone: ['celular', 'phone'],
      label: ['Publicidade', 'Advertisement'],
      size: [
        'No computador, ocupa %{desktop} px; no celular, %{phone} px.',
        'Takes up %{desktop} px on desktop, %{phone} px on phones.',
      ],
      small: [
        'A imagem tem menos de 728 px de largura: no computador, não preenche o espaço.',
        'The image is less than 728 px wide: on desktop, it doesn’t fill its space.',
      ],
      tall: [
        'A imagem é alta e empurra o conteúdo para baixo. Uma imagem larga e baixa incomoda menos.',
        'The image is tall and pushes the content down. A wide, short image is less intrusive.',
      ],
    },
  },
});
