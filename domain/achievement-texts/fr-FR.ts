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
    description: 'Consultez {threshold} pages de mods ou d’addons ; chaque page compte une fois par jour.',
  },
  five_categories: {
    title: 'Un peu de tout',
    description: 'Téléchargez des mods ou addons de {threshold} catégories différentes.',
  },
  bedrock_traveller: { title: 'Voyageur Bedrock', description: 'Téléchargez {threshold} addons pour Bedrock.' },
  first_comment: { title: 'Premiers mots', description: 'Écrivez votre premier commentaire.' },
  twenty_comments: { title: 'De bonne compagnie', description: 'Écrivez {threshold} commentaires.' },
  ten_ratings: { title: 'Critique averti', description: 'Notez {threshold} mods ou addons que vous avez téléchargés.' },
  watchful_eye: { title: 'Œil vigilant', description: 'Envoyez un signalement confirmé par l’équipe.' },
  guardian: { title: 'Gardien', description: 'Envoyez {threshold} signalements confirmés par l’équipe.' },
  first_favorite: { title: 'Coup de foudre', description: 'Ajoutez un mod ou un addon à vos favoris.' },
  collector: { title: 'Collectionneur', description: 'Réunissez {threshold} mods ou addons dans vos favoris.' },
  first_rating: { title: 'Première note', description: 'Notez un mod ou un addon que vous avez téléchargé.' },
  heard: { title: 'Message reçu', description: 'Recevez une réponse officielle à l’un de vos commentaires.' },
  verified: { title: 'Compte vérifié', description: 'Vérifiez votre adresse e-mail.' },
  premium_taste: { title: 'Un goût de premium', description: 'Téléchargez un mod ou addon premium.' },
  one_year: {
    title: 'Comme à la maison',
    description: 'Fêtez les {threshold} jours de votre compte.',
  },
};
