import type { AchievementTexts } from './text.ts';

export const achievementTexts: AchievementTexts = {
  first_download: { title: 'Premier téléchargement', description: 'Téléchargez votre premier mod ou addon.' },
  ten_downloads: { title: 'Sac à dos plein', description: 'Téléchargez {threshold} mods ou addons différents.' },
  fifty_downloads: {
    title: 'Bibliothèque ambulante',
    description: 'Téléchargez {threshold} mods ou addons différents.',
  },
  hundred_views: {
    title: 'Regard curieux',
    description: 'Visitez {threshold} fois des pages de mods ; chaque page compte une fois par jour.',
  },
  five_categories: {
    title: 'Un peu de tout',
    description: 'Téléchargez des mods ou addons de {threshold} catégories différentes.',
  },
  bedrock_traveller: { title: 'Voyageur Bedrock', description: 'Téléchargez {threshold} addons pour Bedrock.' },
  first_comment: { title: 'Premiers mots', description: 'Écrivez votre premier commentaire.' },
  twenty_comments: { title: 'De bonne compagnie', description: 'Écrivez {threshold} commentaires.' },
  ten_ratings: { title: 'Fin critique', description: 'Notez {threshold} mods que vous avez téléchargés.' },
  watchful_eye: { title: 'Œil vigilant', description: 'Envoyez un signalement confirmé par l’équipe.' },
  guardian: { title: 'Gardien', description: 'Envoyez {threshold} signalements confirmés par l’équipe.' },
  first_favorite: { title: 'Coup de foudre', description: 'Ajoutez un mod à vos favoris.' },
  collector: { title: 'Collectionneur', description: 'Ayez {threshold} mods dans vos favoris en même temps.' },
  first_rating: { title: 'Première note', description: 'Donnez des étoiles à un mod que vous avez téléchargé.' },
  heard: { title: 'Bien entendu', description: 'Recevez une réponse officielle à l’un de vos commentaires.' },
  verified: { title: 'Compte vérifié', description: 'Confirmez votre e-mail.' },
  premium_taste: { title: 'Un goût de premium', description: 'Téléchargez un mod ou addon premium.' },
  one_year: {
    title: 'Comme chez vous',
    description: 'Atteignez {threshold} jours depuis la création de votre compte.',
  },
};
