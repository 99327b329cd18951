import type { AchievementTexts } from './text.ts';

export const achievementTexts: AchievementTexts = {
  first_download: { title: 'Primera descarga', description: 'Descarga tu primer mod o addon.' },
  ten_downloads: { title: 'Mochila llena', description: 'Descarga {threshold} mods o addons distintos.' },
  fifty_downloads: { title: 'Biblioteca andante', description: 'Descarga {threshold} mods o addons distintos.' },
  hundred_views: {
    title: 'Mirada curiosa',
    description: 'Haz {threshold} visitas a páginas de mods; cada página cuenta una vez al día.',
  },
  five_categories: {
    title: 'Un poco de todo',
    description: 'Descarga mods o addons de {threshold} categorías distintas.',
  },
  bedrock_traveller: { title: 'Viajero Bedrock', description: 'Descarga {threshold} addons para Bedrock.' },
  first_comment: { title: 'Primeras palabras', description: 'Escribe tu primer comentario.' },
  twenty_comments: { title: 'Buena conversación', description: 'Escribe {threshold} comentarios.' },
  ten_ratings: { title: 'Crítico exigente', description: 'Valora {threshold} mods que hayas descargado.' },
  watchful_eye: { title: 'Ojo avizor', description: 'Envía una denuncia que el equipo confirme.' },
  guardian: { title: 'Guardián', description: 'Envía {threshold} denuncias que el equipo confirme.' },
  first_favorite: { title: 'Amor a primera vista', description: 'Añade un mod a tus favoritos.' },
  collector: { title: 'Coleccionista', description: 'Ten {threshold} mods en tus favoritos al mismo tiempo.' },
  first_rating: { title: 'Primera valoración', description: 'Da estrellas a un mod que hayas descargado.' },
  heard: { title: 'Alguien escucha', description: 'Recibe una respuesta oficial a un comentario tuyo.' },
  verified: { title: 'Cuenta verificada', description: 'Confirma tu correo.' },
  premium_taste: { title: 'Sabor premium', description: 'Descarga un mod o addon premium.' },
  one_year: { title: 'Como en casa', description: 'Cumple {threshold} días desde que creaste tu cuenta.' },
};
