import { defineArea } from '../area.ts';

export const ads = defineArea({
  resources: {
    ads: {
      name: ['Anúncio |||| Anúncios', 'Ad |||| Ads'],
      fields: {
        title: ['Título', 'Title'],
        image_url: ['Imagem', 'Picture'],
        width: ['Largura', 'Width'],
        height: ['Altura', 'Height'],
        alt: ['Texto alternativo', 'Alternative text'],
        link: ['Endereço de destino', 'Where it leads'],
        placement: ['Lugar', 'Place'],
        weight: ['Peso', 'Weight'],
        starts_at: ['Começa', 'Begins'],
        ends_at: ['Termina', 'Ends'],
        active: ['Ligado', 'Switched on'],
        state: ['Situação', 'State'],
        views: ['Exibições', 'Views'],
        clicks: ['Cliques', 'Clicks'],
        click_rate: ['Taxa', 'Rate'],
      },
    },
  },
  console: {
    ads: {
      new: ['Novo anúncio', 'New ad'],
      picture: {
        button: ['Remover imagem agora', 'Remove picture now'],
        title: ['Remover a imagem de %{name}?', 'Remove the picture of %{name}?'],
        help: [
          'A imagem some na hora e o anúncio fica inativo. Caches podem mostrá-la por até dez minutos. Isto não se desfaz. O motivo fica no log.',
          'The picture is gone at once and the ad becomes inactive. Caches may show it for up to ten minutes. This can’t be undone. The log keeps the reason.',
        ],
      },
      empty: [
        'Nenhum anúncio ainda. O site não mostra lugar vazio: sem anúncio, não há espaço.',
        'No ads yet. The site shows no empty place: without an ad there is no room for one.',
      ],
      states: {
        running: ['No ar', 'Running'],
        planned: ['Programado', 'Planned'],
        ended: ['Encerrado', 'Ended'],
        off: ['Desligado', 'Switched off'],
      },
      placements: {
        home_top: ['Início, no alto', 'Home, at the top'],
        home_middle: ['Início, no meio', 'Home, in the middle'],
        listing: ['Listas de mods', 'Lists of mods'],
        download: ['Página de download', 'Download page'],
      },
      what: ['O que aparece', 'What is shown'],
      where: ['Onde e quando', 'Where and when'],
      title_help: ['Só a equipe vê. No site aparece a imagem.', 'Only staff see it. The site shows the picture.'],
      alt_help: [
        'Lido em voz alta para quem não vê a imagem: diga o que ela anuncia.',
        'Read aloud to those who do not see the picture: say what it advertises.',
      ],
      link_help: ['Começa com https://. Abre em outra aba.', 'Begins with https://. Opens in another tab.'],
      zone: ['No seu fuso: %{zone}', 'In your time zone: %{zone}'],
      active_help: [
        'Desligado, não aparece mesmo dentro do período.',
        'Switched off, it is not shown even within its period.',
      ],
      delay: ['No site a mudança aparece em até um minuto.', 'The site shows the change within a minute.'],
      weight_help: [
        'De 1 a 100. Quanto maior, mais vezes aparece entre os anúncios do mesmo lugar.',
        'From 1 to 100. The greater, the more often it is shown among the ads of the same place.',
      ],
      share: [
        'Aparece em %{percent} das vezes: peso %{weight} de %{total}, entre %{smart_count} anúncio deste lugar no período. |||| Aparece em %{percent} das vezes: peso %{weight} de %{total}, entre %{smart_count} anúncios deste lugar no período.',
        'Shown %{percent} of the time: weight %{weight} of %{total}, among %{smart_count} ad of this place in the period. |||| Shown %{percent} of the time: weight %{weight} of %{total}, among %{smart_count} ads of this place in the period.',
      ],
      share_alone: [
        'É o único neste lugar no período: aparece sempre.',
        'The only one in this place in the period: always shown.',
      ],
      share_off: [
        'Desligado: não aparece. Ligado, seria %{percent} das vezes.',
        'Switched off: not shown. Switched on, it would be %{percent} of the time.',
      ],
      preview: ['Prévia no lugar', 'Preview in its place'],
      preview_of: ['Prévia: %{placement}, %{theme}, %{device}', 'Preview: %{placement}, %{theme}, %{device}'],
      preview_empty: ['Envie a imagem para ver como fica no site.', 'Upload the picture to see it on the site.'],
      dark: ['tema escuro', 'dark theme'],
      light: ['tema claro', 'light theme'],
      desktop: ['computador', 'desktop'],
      phone: ['celular', 'phone'],
      label: ['Publicidade', 'Advertising'],
      size: [
        'No computador ocupa %{desktop} px; no celular, %{phone} px.',
        'It takes %{desktop} px on a desktop, %{phone} px on a phone.',
      ],
      small: [
        'A imagem tem menos de 728 px de largura: no computador ocupa menos que o lugar.',
        'The picture is less than 728 px wide: on a desktop it takes less than its place.',
      ],
      tall: [
        'A imagem é alta: empurra o conteúdo para baixo. Uma faixa larga e baixa incomoda menos.',
        'The picture is tall: it pushes the page down. A wide and low strip disturbs less.',
      ],
    },
  },
});
