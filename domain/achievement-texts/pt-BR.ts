import type { AchievementTexts } from './text.ts';

export const achievementTexts: AchievementTexts = {
  first_download: { title: 'Primeiro download', description: 'Baixe seu primeiro mod ou addon.' },
  ten_downloads: { title: 'Mochila cheia', description: 'Baixe {threshold} mods ou addons diferentes.' },
  fifty_downloads: { title: 'Biblioteca ambulante', description: 'Baixe {threshold} mods ou addons diferentes.' },
  hundred_views: {
    title: 'Olhar curioso',
    description: 'Visite páginas de mods e addons {threshold} vezes; cada página conta uma vez por dia.',
  },
  five_categories: {
    title: 'De tudo um pouco',
    description: 'Baixe mods ou addons de {threshold} categorias diferentes.',
  },
  bedrock_traveller: { title: 'Viajante Bedrock', description: 'Baixe {threshold} addons para Bedrock.' },
  first_comment: { title: 'Primeiras palavras', description: 'Escreva seu primeiro comentário.' },
  twenty_comments: { title: 'Boa conversa', description: 'Escreva {threshold} comentários.' },
  ten_ratings: { title: 'Crítico de primeira', description: 'Avalie {threshold} mods ou addons que você baixou.' },
  watchful_eye: { title: 'Olho vivo', description: 'Faça uma denúncia que a equipe confirme.' },
  guardian: { title: 'Guardião', description: 'Faça {threshold} denúncias que a equipe confirme.' },
  first_favorite: { title: 'Amor à primeira vista', description: 'Favorite um mod ou addon.' },
  collector: { title: 'Colecionador', description: 'Tenha {threshold} mods ou addons nos favoritos ao mesmo tempo.' },
  first_rating: { title: 'Primeira avaliação', description: 'Dê estrelas a um mod ou addon que você baixou.' },
  heard: { title: 'Alguém ouviu', description: 'Receba uma resposta oficial a um comentário seu.' },
  verified: { title: 'Conta verificada', description: 'Verifique seu e-mail.' },
  premium_taste: { title: 'Gosto premium', description: 'Baixe um mod ou addon premium.' },
  one_year: { title: 'Já é de casa', description: 'Complete {threshold} dias de conta.' },
};
