import type { Translated } from './portal-texts.ts';

/** What the media kit says, but for its figures. */
export const MEDIA_KIT: {
  headline: Translated;
  about: Translated;
  labels: Record<'downloads' | 'mods' | 'members', Translated>;
  formats: readonly { name: Translated; description: Translated; price_cents: number }[];
} = {
  headline: {
    'pt-BR': 'Mods e addons, revisados um a um',
    'pt-PT': 'Mods e addons, revistos um a um',
    'en-US': 'Mods and addons, reviewed one by one',
    'es-ES': 'Mods y addons, revisados uno a uno',
    'fr-FR': 'Mods et addons, vérifiés un par un',
    'zh-CN': '逐一审核的模组与附加包',
  },
  about: {
    'pt-BR':
      'A Bigorna reúne criadores independentes e quem gosta de jogar com calma. Falamos de construção, de bastidores e do que vale a pena instalar.',
    'pt-PT':
      'A Bigorna reúne criadores independentes e quem gosta de jogar com calma. Falamos de construção, de bastidores e do que vale a pena instalar.',
    'en-US':
      'Bigorna brings together independent creators and people who like to play slowly. We talk about building, about how things are made and about what is worth installing.',
    'es-ES':
      'Bigorna reúne a creadores independientes y a quienes disfrutan jugando con calma. Hablamos de construcción, de cómo se hacen las cosas y de lo que vale la pena instalar.',
    'fr-FR':
      'Bigorna réunit des créateurs indépendants et celles et ceux qui aiment jouer tranquillement. Nous parlons de construction, de coulisses et de ce qui mérite d’être installé.',
    'zh-CN': 'Bigorna 汇聚独立创作者和喜欢慢慢玩的玩家。我们谈建造、谈幕后，也谈值得安装的作品。',
  },
  labels: {
    downloads: {
      'pt-BR': 'Downloads',
      'pt-PT': 'Descargas',
      'en-US': 'Downloads',
      'es-ES': 'Descargas',
      'fr-FR': 'Téléchargements',
      'zh-CN': '下载量',
    },
    mods: {
      'pt-BR': 'Mods e addons',
      'pt-PT': 'Mods e addons',
      'en-US': 'Mods and addons',
      'es-ES': 'Mods y addons',
      'fr-FR': 'Mods et addons',
      'zh-CN': '模组与附加包',
    },
    members: {
      'pt-BR': 'Membros',
      'pt-PT': 'Membros',
      'en-US': 'Members',
      'es-ES': 'Miembros',
      'fr-FR': 'Membres',
      'zh-CN': '成员',
    },
  },
  formats: [
    {
      name: {
        'pt-BR': 'Vídeo dedicado',
        'pt-PT': 'Vídeo dedicado',
        'en-US': 'Dedicated video',
        'es-ES': 'Vídeo dedicado',
        'fr-FR': 'Vidéo dédiée',
        'zh-CN': '专题视频',
      },
      description: {
        'pt-BR':
          'Um vídeo de 8 a 12 minutos só sobre o seu projeto, com roteiro aprovado por você. Entregamos o vídeo publicado, três imagens para divulgação e os números depois de 30 dias.',
        'pt-PT':
          'Um vídeo de 8 a 12 minutos só sobre o teu projeto, com guião aprovado por ti. Entregamos o vídeo publicado, três imagens para divulgação e os números ao fim de 30 dias.',
        'en-US':
          'An 8 to 12 minute video about your project alone, with a script that you approve. You get the published video, three pictures to promote it and the figures after 30 days.',
        'es-ES':
          'Un vídeo de 8 a 12 minutos solo sobre tu proyecto, con un guion que tú apruebas. Entregamos el vídeo publicado, tres imágenes para promocionarlo y las cifras a los 30 días.',
        'fr-FR':
          'Une vidéo de 8 à 12 minutes consacrée à votre projet, avec un scénario que vous validez. Nous livrons la vidéo publiée, trois visuels de promotion et les chiffres au bout de 30 jours.',
        'zh-CN':
          '一支 8 至 12 分钟的视频，只介绍你的项目，脚本由你确认。交付内容：已发布的视频、三张宣传图，以及 30 天后的数据。',
      },
      price_cents: 480_000,
    },
    {
      name: {
        'pt-BR': 'Menção em vídeo',
        'pt-PT': 'Menção em vídeo',
        'en-US': 'Mention in a video',
        'es-ES': 'Mención en un vídeo',
        'fr-FR': 'Mention dans une vidéo',
        'zh-CN': '视频内提及',
      },
      description: {
        'pt-BR':
          'De 60 a 90 segundos dentro de um vídeo da semana, logo depois da abertura. Entregamos o trecho para aprovação, o link na descrição e os números depois de 30 dias.',
        'pt-PT':
          'De 60 a 90 segundos num vídeo da semana, logo a seguir à abertura. Entregamos o excerto para aprovação, a ligação na descrição e os números ao fim de 30 dias.',
        'en-US':
          '60 to 90 seconds in a video of the week, right after the opening. You get the passage for approval, the link in the description and the figures after 30 days.',
        'es-ES':
          'De 60 a 90 segundos en un vídeo de la semana, justo después de la apertura. Entregamos el fragmento para tu aprobación, el enlace en la descripción y las cifras a los 30 días.',
        'fr-FR':
          'De 60 à 90 secondes dans une vidéo de la semaine, juste après l’ouverture. Nous livrons l’extrait à valider, le lien dans la description et les chiffres au bout de 30 jours.',
        'zh-CN':
          '在每周视频开场后出现，时长 60 至 90 秒。交付内容：供确认的片段、视频简介中的链接，以及 30 天后的数据。',
      },
      price_cents: 189_990,
    },
    {
      name: {
        'pt-BR': 'Vídeo curto',
        'pt-PT': 'Vídeo curto',
        'en-US': 'Short video',
        'es-ES': 'Vídeo corto',
        'fr-FR': 'Vidéo courte',
        'zh-CN': '短视频',
      },
      description: {
        'pt-BR':
          'Até 60 segundos na vertical, feito para o celular. Entregamos o vídeo publicado e o arquivo para você usar por seis meses.',
        'pt-PT':
          'Até 60 segundos na vertical, feito para o telemóvel. Entregamos o vídeo publicado e o ficheiro para usares durante seis meses.',
        'en-US':
          'Up to 60 seconds, upright, made for phones. You get the published video and the file, yours to use for six months.',
        'es-ES':
          'Hasta 60 segundos en vertical, hecho para el móvil. Entregamos el vídeo publicado y el archivo para que lo uses durante seis meses.',
        'fr-FR':
          'Une vidéo verticale de 60 secondes au plus, pensée pour le téléphone. Nous livrons la vidéo publiée et le fichier, utilisable pendant six mois.',
        'zh-CN': '最长 60 秒的竖屏视频，专为手机制作。交付内容：已发布的视频及其文件，你可使用六个月。',
      },
      price_cents: 95_000,
    },
    {
      name: {
        'pt-BR': 'Faixa no portal, por mês',
        'pt-PT': 'Faixa no portal, por mês',
        'en-US': 'Banner on the portal, per month',
        'es-ES': 'Banner en el portal, por mes',
        'fr-FR': 'Bannière sur le portail, par mois',
        'zh-CN': '站内横幅，按月',
      },
      description: {
        'pt-BR':
          'Uma imagem de 960 × 270 pixels na página inicial ou nas listas, marcada como publicidade e sem rastreadores. Entregamos exibições e cliques no fim do mês.',
        'pt-PT':
          'Uma imagem de 960 × 270 píxeis na página inicial ou nas listas, assinalada como publicidade e sem rastreadores. Entregamos visualizações e cliques no fim do mês.',
        'en-US':
          'A picture of 960 × 270 pixels on the home page or in the listings, marked as advertising and without trackers. You get views and clicks at the end of the month.',
        'es-ES':
          'Una imagen de 960 × 270 píxeles en la página de inicio o en los listados, señalada como publicidad y sin rastreadores. Entregamos impresiones y clics a fin de mes.',
        'fr-FR':
          'Une image de 960 × 270 pixels sur la page d’accueil ou dans les listes, signalée comme publicité et sans traceurs. Nous livrons affichages et clics à la fin du mois.',
        'zh-CN': '在首页或列表页展示一张 960 × 270 像素的图片，标明为广告，不含跟踪器。月底交付展示次数和点击次数。',
      },
      price_cents: 62_000,
    },
  ],
};
