import type { AchievementTexts } from './text.ts';

export const achievementTexts: AchievementTexts = {
  first_download: { title: 'Primeira descarga', description: 'Descarrega o teu primeiro mod ou addon.' },
  ten_downloads: { title: 'Mochila cheia', description: 'Descarrega {threshold} mods ou addons diferentes.' },
  fifty_downloads: { title: 'Biblioteca ambulante', description: 'Descarrega {threshold} mods ou addons diferentes.' },
  hundred_views: {
    title: 'Olhar curioso',
    description: 'Faz {threshold} visitas a páginas de mods; no mesmo dia, cada página conta uma vez.',
  },
  five_categories: {
    title: 'De tudo um pouco',
    description: 'Descarrega mods ou addons de {threshold} categorias diferentes.',
  },
  bedrock_traveller: { title: 'Viajante Bedrock', description: 'Descarrega {threshold} addons para Bedrock.' },
  first_comment: { title: 'Primeiras palavras', description: 'Escreve o teu primeiro comentário.' },
  twenty_comments: { title: 'Boa conversa', description: 'Escreve {threshold} comentários.' },
  ten_ratings: { title: 'Crítico exigente', description: 'Avalia {threshold} mods que tenhas descarregado.' },
  watchful_eye: { title: 'Olho vivo', description: 'Faz uma denúncia que a equipa confirme.' },
  guardian: { title: 'Guardião', description: 'Faz {threshold} denúncias que a equipa confirme.' },
  first_favorite: { title: 'Amor à primeira vista', description: 'Adiciona um mod aos teus favoritos.' },
  collector: { title: 'Colecionador', description: 'Tem {threshold} mods nos teus favoritos ao mesmo tempo.' },
  first_rating: { title: 'Primeira avaliação', description: 'Dá estrelas a um mod que tenhas descarregado.' },
  heard: { title: 'Alguém ouviu', description: 'Recebe uma resposta oficial a um comentário teu.' },
  verified: { title: 'Conta verificada', description: 'Confirma o teu e-mail.' },
  premium_taste: { title: 'Gosto premium', description: 'Descarrega um mod ou addon premium.' },
  one_year: { title: 'Da casa', description: 'Completa {threshold} dias desde que criaste a tua conta.' },
};
