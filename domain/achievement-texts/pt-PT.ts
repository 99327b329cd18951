import type { AchievementTexts } from './text.ts';

export const achievementTexts: AchievementTexts = {
  first_download: { title: 'Primeiro download', description: 'Descarrega o teu primeiro mod ou addon.' },
  ten_downloads: { title: 'Mochila cheia', description: 'Descarrega {threshold} mods ou addons diferentes.' },
  fifty_downloads: { title: 'Biblioteca ambulante', description: 'Descarrega {threshold} mods ou addons diferentes.' },
  hundred_views: {
    title: 'Olhar curioso',
    description: 'Visita {threshold} páginas de mods ou addons; cada página só conta uma vez por dia.',
  },
  five_categories: {
    title: 'De tudo um pouco',
    description: 'Descarrega mods ou addons de {threshold} categorias diferentes.',
  },
  bedrock_traveller: { title: 'Viajante Bedrock', description: 'Descarrega {threshold} addons para Bedrock.' },
  first_comment: { title: 'Primeiras palavras', description: 'Escreve o teu primeiro comentário.' },
  twenty_comments: { title: 'Boa conversa', description: 'Escreve {threshold} comentários.' },
  ten_ratings: { title: 'Crítico exigente', description: 'Avalia {threshold} mods ou addons que tenhas descarregado.' },
  watchful_eye: { title: 'Olho vivo', description: 'Faz uma denúncia que a equipa aceite.' },
  guardian: { title: 'Guardião', description: 'Faz {threshold} denúncias que a equipa aceite.' },
  first_favorite: { title: 'Amor à primeira vista', description: 'Adiciona um mod ou addon aos teus favoritos.' },
  collector: {
    title: 'Colecionador',
    description: 'Reúne {threshold} mods ou addons nos teus favoritos ao mesmo tempo.',
  },
  first_rating: { title: 'Primeira avaliação', description: 'Dá estrelas a um mod ou addon que tenhas descarregado.' },
  heard: { title: 'Alguém ouviu', description: 'Recebe uma resposta oficial a um comentário teu.' },
  verified: { title: 'Conta verificada', description: 'Verifica o teu e-mail.' },
  premium_taste: { title: 'Cheirinho a premium', description: 'Descarrega um mod ou addon premium.' },
  one_year: { title: 'Da casa', description: 'Completa {threshold} dias como membro do portal.' },
};
